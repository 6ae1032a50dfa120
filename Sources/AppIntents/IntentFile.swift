/// A file that an intent takes or returns.
public struct IntentFile: Hashable, Sendable {
  public var filename: String
  public var fileURL: URL?
  public var removedOnCompletion = false
  private var bytes: Data?

  /// Creates a file of data.
  public init(data: Data, filename: String) {
    (bytes, self.filename) = (data, filename)
  }
  /// Creates a file of one that stands somewhere.
  public init(fileURL: URL, filename: String? = nil) {
    (self.fileURL, self.filename) = (fileURL, filename ?? fileURL.lastPathComponent)
  }

  /// What is in the file; nothing where it cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { OrdinaryFile.contents($0.path) } ?? Data() }
}
