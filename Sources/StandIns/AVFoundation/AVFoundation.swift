// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Numbers
@_exported import QuartzCore

// Nothing is heard, filmed or played here: what an app asks to play stays silent, what it asks to
// record fails.

/// How an app's sound mixes with other sounds.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// What sound is tuned for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }
  /// How sound mixes.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// What happens to others when sound starts and ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")

  private static let shared = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { shared }
  public private(set) var category = Category.soloAmbient
  public var outputVolume: Float { 0 }
  /// Remembers what sound is for.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws { self.category = category }
  /// Does nothing: there is nothing to switch on.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Answers no: nobody is asked here.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

/// Plays a sound; it stays silent.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public private(set) var isPlaying = false
  public var currentTime: TimeInterval = 0
  public var duration: TimeInterval { 0 }
  public var volume: Float = 1
  public var rate: Float = 1
  public var enableRate = false
  public var numberOfLoops = 0
  /// Creates a player for a file.
  public init(contentsOf url: URL, fileTypeHint: String? = nil) throws { self.url = url }
  /// Creates a player for a sound in memory.
  public init(data: Data, fileTypeHint: String? = nil) throws { url = nil }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

/// Hears how a sound goes.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Records sound; it records nothing.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL
  public var isRecording: Bool { false }
  public var currentTime: TimeInterval { 0 }
  public var isMeteringEnabled = false
  /// Creates a recorder into a file.
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult open func record() -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
}

/// A stretch of media time.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  /// Creates a time of so many parts of a second.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates a time of so many seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    (value, timescale) = (
      Int64(Int(bounded: seconds * Double(preferredTimescale))), preferredTimescale
    )
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let indefinite = CMTime(value: 0, timescale: 0)
}

/// Returns seconds of a stretch of media time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Media that could be played.
open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL?
  /// Creates media at a URL.
  public init(url: URL) { self.url = url }
  public var duration: CMTime { .zero }
}

/// Media at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Creates media at a URL.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// Media as it is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// How media stands.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public var status: Status { .unknown }
  public var duration: CMTime { asset.duration }
  /// Creates media as it is played.
  public init(asset: AVAsset) { self.asset = asset }
  /// Creates media at a URL.
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTime")
}

/// Plays media; it stands still.
open class AVPlayer: NSObject, @unchecked Sendable {
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var volume: Float = 1
  public var isMuted = false
  public override init() {}
  /// Creates a player of media at a URL.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// Creates a player of media.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() {}
  open func pause() {}
  open func seek(to time: CMTime) {}
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Plays one medium after the other; it stands still.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {}

/// A player's picture.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  public var player: AVPlayer?
  public init(player: AVPlayer?) { self.player = player }
}

/// Words to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  public var rate: Float = 0.5
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var voice: AVSpeechSynthesisVoice?
  /// Creates words to be spoken.
  public init(string: String) { speechString = string }
}

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  /// Creates a voice of a language.
  public init?(language: String?) { self.language = language ?? "en-US" }
}

/// Takes what is to be said, and stays silent.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
}
