/// The lines of the user's files, in which columns are told that the compiler counts in the lines of their copies.
///
/// The compiler counts bytes; a place in source counts code units of UTF-16. A line of the copy may have other words: names
/// of packages' types, what stands for a preview.
struct UserLines {
  private let texts: [String: String]
  private var known: [String: [Substring.UTF8View]] = [:]

  /// Creates the lines of the user's files.
  ///
  /// - Parameter texts: by path.
  init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// Returns the column, in the user's line, of what the compiler says of a copy.
  ///
  /// - Parameters:
  ///   - column: in bytes, from 1.
  ///   - line: from 1.
  mutating func column(_ column: Int, line: Int, of copy: BuildCopy.File) -> Int {
    guard let compiled = self.line(line, of: copy.name, copy.text) else { return column }
    let own = texts[copy.original].flatMap { self.line(line, of: copy.original, $0) } ?? compiled
    let byte = min(max(1, column) - 1, compiled.count)
    let place = Self.place(of: byte, in: compiled, seenIn: own)
    return String(decoding: own.prefix(place), as: UTF8.self).utf16.count + 1
  }

  /// Returns where a byte of one line is in another one that differs in the middle: behind what both begin with, or before
  /// what both end with. Blanks in the place of code are as long as it was.
  private static func place(
    of byte: Int, in compiled: Substring.UTF8View, seenIn own: Substring.UTF8View
  ) -> Int {
    let (count, ownCount) = (compiled.count, own.count)
    if count == ownCount { return byte }
    let start = zip(compiled, own).prefix { $0 == $1 }.count
    if byte <= start { return byte }
    let most = min(count, ownCount) - start
    let end = zip(compiled.reversed(), own.reversed()).prefix { $0 == $1 }.count
    return byte >= count - min(end, most) ? max(start, ownCount - (count - byte)) : start
  }

  /// Returns a line as the compiler counts them: it ends with LF.
  private mutating func line(
    _ number: Int, of name: String, _ text: String
  ) -> Substring.UTF8View? {
    let lines =
      known[name]
      ?? text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    known[name] = lines
    return number > 0 && number <= lines.count ? lines[number - 1] : nil
  }
}
