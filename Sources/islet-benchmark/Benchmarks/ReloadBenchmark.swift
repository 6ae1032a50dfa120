import Foundation

/// A saved widget until its new picture: the largest demo widget, as a user's folder.
enum ReloadBenchmark {
  static func run(into report: inout Report) throws {
    let folder = Programs.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard let largest = try largestWidget() else {
      throw BenchmarkError("the demo apps are not found beside the sources")
    }
    let copy = folder + "/Widget"
    try FileManager.default.copyItem(atPath: largest.folder, toPath: copy)
    let source = copy + "/" + largest.file
    let text = try String(contentsOfFile: source, encoding: .utf8)
    var cache = folder + "/cache"
    let draw = { (presentation: String, output: String) in
      let program = try ChildProgram(
        [
          try Programs.islet(), "render", copy, "--presentation", presentation, "--format", "text",
          "-o", output,
        ],
        environment: ["XDG_CACHE_HOME": cache])
      program.waitForEnd()
    }
    var start = LoadClient.now
    var seconds: [Double] = []
    // Nothing is known of a widget in a new cache.
    for round in 1...5 {
      cache = folder + "/cache\(round)"
      start = LoadClient.now
      try draw("all", folder + "/out")
      seconds.append(LoadClient.now - start)
    }
    report.add(
      "widget of \(largest.lines) lines: first build → pictures of all states", Sample(seconds),
      unit: .milliseconds, atMost: 1.5)
    seconds = []
    for round in 1...7 {
      try (text + "\n// \(round)\n").write(toFile: source, atomically: true, encoding: .utf8)
      start = LoadClient.now
      try draw("all", folder + "/out")
      seconds.append(LoadClient.now - start)
    }
    report.add(
      "widget of \(largest.lines) lines: saved → pictures of all states", Sample(seconds),
      unit: .milliseconds, atMost: 0.5)
    seconds = []
    for _ in 1...9 {
      start = LoadClient.now
      try draw("lockScreen", folder + "/one.txt")
      seconds.append(LoadClient.now - start)
    }
    report.add(
      "the same, known: one picture of it, from start to exit",
      Sample(Array(seconds.dropFirst(2))), unit: .milliseconds, atMost: 0.060)
  }

  private static func largestWidget() throws -> (folder: String, file: String, lines: Int)? {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures").standardizedFileURL
    var found: (folder: String, file: String, lines: Int)?
    for app in ["Match", "Adventure", "Ride", "Delivery", "Timer", "Workout"] {
      let folder = fixtures.appendingPathComponent(app)
      let file = "\(app)LiveActivity.swift"
      guard
        let text = try? String(
          contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      else { continue }
      let lines = text.utf8.count { $0 == 0x0A }
      if lines > found?.lines ?? 0 { found = (folder.path, file, lines) }
    }
    return found
  }
}
