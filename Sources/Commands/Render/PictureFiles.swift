import Canvas
import Files
import Findings
import Foundation
import WidgetHost

/// Writes pictures to files, or compares them with what stands there.
@MainActor
struct PictureFiles {
  let console: Console
  let isCheck: Bool
  /// Per cent of a picture's pixels that may differ.
  let tolerance: Double
  private(set) var differences = 0
  private(set) var files = 0
  /// How many files are pictures of states that the app does not have.
  private(set) var foreign = 0

  init(_ console: Console, isCheck: Bool, tolerance: Double = 0.1) {
    (self.console, self.isCheck, self.tolerance) = (console, isCheck, tolerance)
  }

  /// Writes one file, or compares it while checking: then a missing or different one counts.
  mutating func take(_ content: PictureContent, at path: String) throws(UsageError) {
    files += 1
    guard isCheck else { return try OutputFile.write(content.bytes, to: path) }
    let recorded: [UInt8]
    do {
      recorded = try FileBytes.read(path)
    } catch {
      differences += 1
      console.write(
        error.isMissing
          ? "\(printable(path)): not there; the same command without --check writes it\n"
          : "\(printable(path)) cannot be compared: \(error.reason)\n")
      return
    }
    switch content.form {
    case .text(let text): compare(String(decoding: recorded, as: UTF8.self), text, path)
    case .vectors(let text): try compareVectors(recorded, text, path)
    case .pixels(let image): try compare(recorded, image, path)
    }
  }

  /// Tells which pictures of a folder are of no state of an app: such a state was deleted, or got another name.
  ///
  /// - Parameter ends: what follows a state's name in the names of the files that were written or compared.
  mutating func tellForeign(in folder: String, _ ends: Set<String>, _ app: AppFolder) {
    // Pictures of an app's other activities may stand in the same folder.
    let known = Set(app.each.flatMap(\.states).map { PictureName.beginning($0.name) })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var states: [String] = []
    var last = ""
    for name in names.sorted() {
      guard let state = PictureName.state(of: name, ends), !known.contains(state) else { continue }
      foreign += 1
      last = name
      if !states.contains(state) { states.append(state) }
    }
    guard foreign > 0 else { return }
    let path = (foreign == 1 ? "\(folder)/\(last)" : folder)
      .replacingOccurrences(of: "//", with: "/")
    let named = states.prefix(Self.namedStates).map { "“\($0)”" }.joined(separator: ", ")
    let more = states.count - Self.namedStates
    let line = printable(
      foreign == 1
        ? "\(path): \(app.title) has no state \(named); delete the file, or keep it in another folder"
        : "\(path): \(foreign) files are of states that \(app.title) does not have, \(named)"
          + (more > 0 ? " and \(more) more" : "")
          + "; delete them, or give each app a folder of its own")
    if isCheck { console.write("\(line)\n") } else { console.complain("warning: \(line)\n") }
  }

  /// States that are named where files are of none of an app's.
  private static let namedStates = 4

  private mutating func compare(_ recorded: String, _ text: String, _ path: String) {
    if recorded == text { return }
    differences += 1
    let lines = LineDifference.text(recorded, text)
    guard !lines.isEmpty else {
      console.write(
        "\(printable(path)) differs in the ends of its lines alone; in git, “*.txt -text” in .gitattributes keeps them\n"
      )
      return
    }
    console.write("\(printable(path)) differs (- recorded, + now)\n\(lines)")
  }

  /// Compares pixels, which may differ by what nobody sees; more of it is shown in a picture beside the file.
  private mutating func compare(
    _ recorded: [UInt8], _ image: PixelImage, _ path: String
  ) throws(UsageError) {
    let before: PixelImage
    do {
      before = try PixelImage(png: recorded)
    } catch {
      differences += 1
      console.write("\(printable(path)) cannot be compared: \(error.reason)\n")
      return
    }
    let difference = PixelDifference(before, image)
    guard difference.share * 100 > tolerance else { return }
    differences += 1
    let place = self.place(path, "png")
    try OutputFile.write(difference.picture.png, to: place)
    let share = (difference.share * 10_000).rounded() / 100
    let sizes =
      difference.hasOtherSize
      ? "\(before.width) × \(before.height) pixels before, \(image.width) × \(image.height) now"
      : "\(share) % of the pixels, \(tolerance) % may"
    console.write(
      "\(printable(path)) differs: \(sizes); \(printable(place)) shows before, after and where\n")
  }

  /// Compares vectors, which are equal when only their last digits differ.
  private mutating func compareVectors(
    _ recorded: [UInt8], _ text: String, _ path: String
  ) throws(UsageError) {
    let before = String(decoding: recorded, as: UTF8.self)
    if VectorDifference.isEqual(before, text) { return }
    differences += 1
    let place = self.place(path, "svg")
    try OutputFile.write(VectorDifference.picture(before, text), to: place)
    console.write("\(printable(path)) differs; \(printable(place)) shows before, after and where\n")
  }

  /// Returns where a picture of the difference stands: `card.difference.png`.
  private func place(_ path: String, _ ending: String) -> String {
    let stem = path.hasSuffix("." + ending) ? String(path.dropLast(ending.count + 1)) : path
    return "\(stem).difference.\(ending)"
  }
}

/// What differs between two texts, line by line, for a person.
enum LineDifference {
  /// The most lines that are shown; a picture has few, and an SVG's difference says little by itself.
  static let limit = 40

  /// Returns the differing lines with their numbers; long lines are cut around the first difference.
  static func text(_ old: String, _ new: String) -> String {
    let before = old.sourceLines
    let after = new.sourceLines
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
