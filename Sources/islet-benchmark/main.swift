import Foundation
import Glibc

Leftovers.clearWhenInterrupted()

var words = Array(CommandLine.arguments.dropFirst())
let asked = words

/// Takes an option and its value out of the words.
@MainActor func option(_ name: String) -> String? {
  guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
  defer { words.removeSubrange(place...place + 1) }
  return words[place + 1]
}

let page = option("--page")
let widgets = option("--widgets")

/// What can be measured, by the word that asks for it.
let parts: [(name: String, run: @MainActor (inout Report) throws -> Void)] = [
  ("engine", { EngineBenchmark.run(into: &$0) }),
  ("pictures", { PictureBenchmark.run(into: &$0) }),
  ("gateway", { try GatewayBenchmark.run(into: &$0) }),
  ("updates", { try UpdateBenchmark.run(into: &$0) }),
  ("pauses", { try PauseBenchmark.run(into: &$0) }),
  ("start", { try ScreenBenchmark.start(into: &$0) }),
  ("push", { try ScreenBenchmark.push(into: &$0) }),
  ("graphics", { try GraphicsBenchmark.run(into: &$0) }),
  ("keys", { try KeyBenchmark.run(into: &$0) }),
  (
    "idle",
    {
      try ScreenBenchmark.idle(into: &$0)
      try IdleBenchmark.run(into: &$0)
    }
  ),
  ("restart", { try RestartBenchmark.run(into: &$0) }),
  (
    "reload",
    {
      try ReloadBenchmark.run(into: &$0)
      if let widgets { try WidgetFolderBenchmark.run(widgets, into: &$0) }
    }
  ),
]

/// Prints a report, and writes it to the page that was asked for.
@MainActor func publish(_ report: Report) {
  print(report.markdown)
  guard let page else { return }
  // The page names no folder of the machine that it was made on.
  let words = asked.filter { $0 != "--page" && $0 != page }.map { $0 == widgets ? "DIR" : $0 }
  let command = (["swift run -c release islet-benchmark"] + words).joined(separator: " ")
  let text = """
    # What was measured

    Made by `\(command)`; never typed.

    \(report.markdown)

    """
  do {
    try text.write(toFile: page, atomically: true, encoding: .utf8)
  } catch {
    FileHandle.standardError.write(Data("\(page) could not be written: \(error)\n".utf8))
    exit(2)
  }
}

if words.first == "soak" {
  let minutes = option("--minutes")
  let seed = option("--seed")
  var report = Report()
  do {
    try Soak.run(
      minutes: minutes.flatMap { Double($0) } ?? 30, seed: seed.flatMap { UInt64($0) } ?? 1,
      into: &report)
  } catch {
    report.add("soak", "failed", beside: "\(error)", met: false)
  }
  publish(report)
  exit(report.rows.contains { $0.contains("no") } ? 1 : 0)
}

guard !words.contains("--help"), words.allSatisfy({ word in parts.contains { $0.name == word } })
else {
  print(
    """
    Measures what Islet claims; one table in Markdown on standard output.

      swift run -c release islet-benchmark                everything
      swift run -c release islet-benchmark engine gateway
      swift run -c release islet-benchmark reload --widgets DIR    the apps in a folder, too
      swift run -c release islet-benchmark soak --minutes 30 --seed 7
      swift run -c release islet-benchmark --page Sources/MEASURED.md

    Parts: \(parts.map(\.name).joined(separator: ", ")).
    """)
  exit(words.contains("--help") ? 0 : 2)
}

var report = Report()
for part in parts where words.isEmpty || words.contains(part.name) {
  do {
    try part.run(&report)
  } catch {
    report.add(part.name, "failed", beside: "\(error)")
  }
}
publish(report)
exit(report.rows.contains { $0.contains("failed") } ? 1 : 0)
