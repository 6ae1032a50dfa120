import Foundation

/// Saved widgets until their new pictures, of apps that their authors wrote: each folder in a folder is an app.
enum WidgetFolderBenchmark {
  /// How often each widget is saved.
  static let saves = 5

  static func run(_ folder: String, into report: inout Report) throws {
    let place = Programs.folder()
    defer { try? FileManager.default.removeItem(atPath: place) }
    var (first, saved): ([Double], [Double]) = ([], [])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where !name.hasPrefix(".") {
      let app = "\(place)/\(name)"
      try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: app)
      guard let source = widgetFile(in: app) else { continue }
      let text = try String(contentsOfFile: source, encoding: .utf8)
      guard let start = try draw(app, in: place) else { continue }
      let times = try (1...saves).compactMap { round in
        try (text + "\n// \(round)\n").write(toFile: source, atomically: true, encoding: .utf8)
        return try draw(app, in: place)
      }
      first.append(start)
      saved.append(Sample(times).median)
    }
    let beside = "\(saved.count) of \(names.count) folders are drawn"
    report.add(
      "widgets of others: first build → pictures of all states", Sample(first),
      unit: .milliseconds, beside: beside, atMost: 1.5)
    report.add(
      "widgets of others: saved → pictures of all states", Sample(saved), unit: .milliseconds,
      beside: beside, atMost: 0.5)
  }

  /// Draws an app; the seconds from start to exit, nil when it has no pictures.
  private static func draw(_ app: String, in place: String) throws -> Double? {
    let pictures = "\(place)/pictures"
    try? FileManager.default.removeItem(atPath: pictures)
    let start = LoadClient.now
    let program = try ChildProgram(
      [
        try Programs.islet(), "render", app, "--presentation", "all", "--format", "text",
        "-o", pictures,
      ],
      environment: ["XDG_CACHE_HOME": "\(place)/cache"])
    program.waitForEnd()
    let seconds = LoadClient.now - start
    return FileManager.default.fileExists(atPath: pictures) ? seconds : nil
  }

  /// Returns the first file that declares an activity.
  private static func widgetFile(in app: String) -> String? {
    let names = FileManager.default.enumerator(atPath: app)?.compactMap { $0 as? String } ?? []
    return names.sorted().lazy.filter { $0.hasSuffix(".swift") }.map { "\(app)/\($0)" }
      .first { path in
        (try? String(contentsOfFile: path, encoding: .utf8))?.contains("ActivityConfiguration(")
          ?? false
      }
  }
}
