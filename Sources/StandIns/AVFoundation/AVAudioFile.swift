/// The form of sound in a file or in memory.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// Samples a second.
  public let sampleRate: Double
  public let channelCount: UInt32
  /// Creates a form by its samples a second and its channels.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}

/// A sound file. Nothing reads sound here, so that none opens, as one that is damaged does not on a phone.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public var length: Int64 { 0 }
  public var processingFormat: AVAudioFormat { fileFormat }
  public let fileFormat: AVAudioFormat
  /// Fails: nothing reads sound here.
  public init(forReading url: URL) throws { throw CocoaError(.fileReadCorruptFile) }
  /// Fails: nothing writes sound here.
  public init(forWriting url: URL, settings: [String: Any]) throws {
    throw CocoaError(.fileWriteUnknown)
  }
}
