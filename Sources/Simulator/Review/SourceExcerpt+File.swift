import Files
import Findings

extension SourceExcerpt {
  /// A file that is larger, in bytes, is shown no line of: what was refused for its size would be read all the same.
  private static let mostBytes = 1 << 20

  /// Creates the excerpt of the file of a place; nil when it cannot be read, is no file, or has no such line.
  public init?(savedAt location: SourceLocation) {
    let bytes = try? FileBytes.readOrdinary(location.file, limit: Self.mostBytes)
    guard let bytes else { return nil }
    self.init(of: String(decoding: bytes, as: UTF8.self), at: location)
  }
}
