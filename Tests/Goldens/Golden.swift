import Foundation

/// A picture as plain text that a person can review, kept in a file beside the tests.
///
/// `ISLET_RECORD=1 swift test` records; without it a missing or different picture fails and says so.
public enum Golden {
  /// What is wrong with a picture, as a sentence with the difference; nil when it is as recorded.
  public static func difference(
    _ picture: String, named name: String, as kind: String = "txt", file: String = #filePath
  ) -> String? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    let golden = folder.appendingPathComponent("\(name).\(kind)")
    let text = picture.hasSuffix("\n") ? picture : picture + "\n"
    if ProcessInfo.processInfo.environment["ISLET_RECORD"] == "1" {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: golden, atomically: true, encoding: .utf8)
        return nil
      } catch {
        return "\(golden.path) could not be written: \(error)"
      }
    }
    guard let recorded = try? String(contentsOf: golden, encoding: .utf8) else {
      return """
        no golden at \(golden.path)
        look at the picture below; if it is right, record it with ISLET_RECORD=1 swift test
        \(text)
        """
    }
    if recorded == text { return nil }
    return """
      \(golden.path) differs (- recorded, + now); if the new one is right, ISLET_RECORD=1 swift test
      \(lineDifference(recorded, text))
      """
  }

  /// The lines that differ, by line number.
  static func lineDifference(_ old: String, _ new: String) -> String {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    var text: [String] = []
    for index in 0..<max(oldLines.count, newLines.count) {
      let before = index < oldLines.count ? String(oldLines[index]) : nil
      let after = index < newLines.count ? String(newLines[index]) : nil
      if before == after { continue }
      if let before { text.append("\(index + 1) - \(before)") }
      if let after { text.append("\(index + 1) + \(after)") }
    }
    return text.joined(separator: "\n")
  }
}
