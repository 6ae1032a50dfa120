import Foundation
import Glibc

/// What can be measured, by the word that asks for it.
let parts: [(name: String, run: @MainActor (inout Report) throws -> Void)] = [
  ("engine", { EngineBenchmark.run(into: &$0) }),
  ("pictures", { PictureBenchmark.run(into: &$0) }),
  ("gateway", { try GatewayBenchmark.run(into: &$0) }),
  ("updates", { try GatewayBenchmark.updates(into: &$0) }),
  ("start", { try ScreenBenchmark.start(into: &$0) }),
  ("push", { try ScreenBenchmark.push(into: &$0) }),
  ("idle", { try ScreenBenchmark.idle(into: &$0) }),
]

let words = CommandLine.arguments.dropFirst()
guard !words.contains("--help"), words.allSatisfy({ word in parts.contains { $0.name == word } })
else {
  print(
    """
    Measures what Islet claims; one table in Markdown on standard output.

      swift run -c release islet-benchmark                everything
      swift run -c release islet-benchmark engine gateway

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
print(report.markdown)
exit(report.rows.contains { $0.contains("failed") } ? 1 : 0)
