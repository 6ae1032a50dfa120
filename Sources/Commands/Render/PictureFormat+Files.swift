import Canvas

extension PictureFormat {
  /// Returns the format that a file's name says it holds; nil for a name without an ending.
  ///
  /// - Throws: `UsageError` where the ending is that of no format.
  static func told(byFile output: String, writtenBy writer: Writer) throws(UsageError)
    -> PictureFormat?
  {
    if let format = ofFile(output) { return format }
    let name = output.split(separator: "/").last ?? ""
    guard name.dropFirst().contains(".") else { return nil }
    let known = of(writer).flatMap(\.endings).map { ".\($0)" }
    throw UsageError(
      "the ending of “\(printable(String(name)))” names no format",
      fix: "end it with one of \(known.joined(separator: ", ")), or say --format")
  }
}
