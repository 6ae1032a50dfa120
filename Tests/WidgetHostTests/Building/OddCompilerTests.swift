import EventLoop
import Findings
import Foundation
import Testing

@testable import WidgetHost

/// A compiler that does something else than to compile, or to complain of the source.
@MainActor
@Suite(.enabled(if: Trial.program != nil)) struct OddCompilerTests {
  private static let source = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct TrialAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var deed: String }
    }

    struct TrialWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: TrialAttributes.self) { _ in
          Text("Card")
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("L") }
          } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }
    """

  /// Returns a widget whose compiler is a program.
  private func widget(of trial: Trial, compiler program: String) throws -> UserWidget {
    var frameworks = try Frameworks.find(
      environment: ProcessInfo.processInfo.environment, program: #require(Trial.program)
    ).get()
    frameworks.compiler = program
    return UserWidget(
      paths: [trial.folder.path],
      places: UserWidget.Places(
        frameworks: frameworks, cache: trial.folder.appendingPathComponent(".odd").path),
      loop: trial.loop)
  }

  /// Returns what is told of the source when a program with this text is the compiler.
  private func told(
    of compiler: String, source: String = OddCompilerTests.source
  ) async throws -> [Finding] {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(source)
    let program = trial.folder.appendingPathComponent(".swiftc").path
    try Data(compiler.utf8).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let widget = try widget(of: trial, compiler: program)
    defer { widget.stop() }
    widget.start(watching: false)
    await trial.wait { widget.status == .failed }
    return widget.findings
  }

  @Test func `no compiler is asked about widgets among which there is no Live Activity`()
    async throws
  {
    let home = """
      import WidgetKit
      struct HomeWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Home", provider: Missing()) { _ in Missing() }
        }
      }
      """
    let findings = try await told(of: "#!/bin/sh\nexit 3\n", source: home)
    #expect(findings.map(\.id) == ["widget-no-activity"], "\(findings)")
  }

  @Test(arguments: [
    ("#!/bin/sh\nexit 0\n", "The compiler says that it succeeded, and wrote no library."),
    ("#!/bin/sh\nexit 3\n", "The compiler failed and named no error."),
    ("#!/nobody/sh\n", "No such file or directory"),
    ("", "Exec format error"),
    ("#!/bin/sh\nkill -SEGV $$\n", "failed due to signal 11"),
  ])
  func `that fails by itself is told as that, and no line is to be mended`(
    compiler: String, words: String
  ) async throws {
    let findings = try await told(of: compiler)
    #expect(findings.map(\.id) == ["widget-does-not-compile"])
    #expect(findings.first?.sentence.contains(words) == true, "\(findings)")
    #expect(findings.first?.fix == CompilerMessages.fixOfOthers)
  }

  @Test(arguments: [("SEGV", 1), ("KILL", 2)])
  func
    `that crashes on a source with an error is asked once, and again if it was ended from outside`(
      signal: String, count: Int
    ) async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(Self.source)
    let (program, log) = (trial.folder.path + "/.swiftc", trial.folder.path + "/.log")
    let script = """
      #!/bin/sh
      echo asked >> \(log)
      for word in "$@"; do case "$word" in *-0.swift) file="$word";; esac; done
      echo "$file:9:1: error: oh no"
      kill -\(signal) $$

      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    for _ in 0..<2 {
      let widget = try widget(of: trial, compiler: program)
      defer { widget.stop() }
      widget.start(watching: false)
      await trial.wait { widget.status == .failed }
      #expect(widget.findings.map(\.sentence) == ["Oh no."])
    }
    let asked = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").count
    #expect(signal == "SEGV" ? asked == count : asked >= count)
  }

  @Test func `that writes no library is found out when that is loaded`() async throws {
    let compiler = """
      #!/bin/sh
      while [ $# -gt 1 ]; do
        if [ "$1" = -o ]; then echo nothing > "$2"; fi
        shift
      done
      """
    let finding = try #require(await told(of: compiler).first)
    #expect(finding.sentence.contains("The library cannot be loaded: "))
    #expect(finding.fix?.hasPrefix("Delete the file") == true)
  }
}
