import Foundation

/// Writes pictures to files, or compares them with what stands there.
@MainActor
struct PictureFiles {
  let console: Console
  let isCheck: Bool
  private(set) var differences = 0
  private(set) var files = 0

  init(_ console: Console, isCheck: Bool) {
    self.console = console
    self.isCheck = isCheck
  }

  /// One file; a missing or different one counts when checking.
  mutating func take(_ text: String, at path: String) throws(UsageError) {
    files += 1
    guard isCheck else { return try OutputFile.write(text, to: path) }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      differences += 1
      console.write("\(printable(path)): not there; islet render without --check writes it\n")
      return
    }
    let recorded = String(decoding: bytes, as: UTF8.self)
    if recorded == text { return }
    differences += 1
    console.write("\(printable(path)) differs (- recorded, + now)\n")
    console.write(LineDifference.text(recorded, text))
  }
}

/// What differs between two texts, line by line, for a person.
enum LineDifference {
  /// The most lines that are shown; a picture has few, and an SVG's difference says little by itself.
  static let limit = 40

  /// The differing lines with their numbers; long lines are cut around the first difference.
  static func text(_ old: String, _ new: String) -> String {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    var hidden = 0
    for index in 0..<max(before.count, after.count) {
      let was = index < before.count ? before[index] : nil
      let now = index < after.count ? after[index] : nil
      if was == now { continue }
      guard lines.count < limit else {
        hidden += 1
        continue
      }
      let shared = sharedPrefix(was ?? "", now ?? "")
      if let was { lines.append("\(index + 1) - \(clipped(was, shared))") }
      if let now { lines.append("\(index + 1) + \(clipped(now, shared))") }
    }
    if hidden > 0 { lines.append("… and \(hidden) more lines") }
    return lines.map { "  \($0)\n" }.joined()
  }

  private static func sharedPrefix(_ old: Substring, _ new: Substring) -> Int {
    zip(old, new).prefix { $0 == $1 }.count
  }

  private static func clipped(_ line: Substring, _ shared: Int) -> String {
    let width = 170
    if line.count <= width { return String(line) }
    let start = max(0, shared - 30)
    let part = line.dropFirst(start).prefix(width)
    return (start > 0 ? "…" : "") + part + (line.count > start + width ? "…" : "")
  }
}
