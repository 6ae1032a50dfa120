/// Where a fuzzer puts the source of a widget and what a compiler says of it: anything is taken, nothing is compiled.
package enum HostileSource {
  /// Prepares source as a build does: of two files what a widget needs, whole and with every third line unwanted, and
  /// the copies that the compiler would read. Their lines must be the user's. Reads the whole as messages do, too.
  package static func prepare(_ bytes: [UInt8]) {
    read(text(bytes[...]))
    let halves = [bytes.prefix(bytes.count / 2), bytes.dropFirst(bytes.count / 2)]
    check([WidgetSources.File(path: "/app/Widget.swift", text: text(bytes[...]))], [:], [:])
    let files = halves.enumerated().map { number, half in
      WidgetSources.File(path: "/app/\(number)/Part.swift", text: text(half))
    }
    check(files, [:], [:])
    let lines = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (file.path, Set(stride(from: 1, through: count(of: file.text), by: 3)))
      })
    check(files, lines, [:])
    check(files, [:], lines)
  }

  private static func check(
    _ files: [WidgetSources.File], _ emptied: [String: Set<Int>], _ unwanted: [String: Set<Int>]
  ) {
    let sources = WidgetSources(files: files, folder: "/app")
    let starts = sources.startFunctions()
    let needed = sources.needed(
      wanted: ["Wanted"], emptied: emptied, unwanted: unwanted, starts: starts)
    let copy = BuildCopy(
      needed.files.map { ($0.path, $0.text) }, modules: ["SwiftUI", "WidgetKit", "ActivityKit"],
      assets: AssetSymbols(), silenced: unwanted, starts: starts, listed: sources.listedWidgets)
    for file in copy.files where file.lineCount != .max {
      let original = files.first { $0.path == file.original }
      let lines = original.map { count(of: $0.text) } ?? 0
      precondition(file.lineCount == lines, "a copy has other lines than the user's source")
    }
  }

  /// Reads one file in every way that a build and its messages do: declarations, samples, limits, facts, and statements
  /// that a start can do without.
  package static func read(_ text: String) {
    let path = "/app/Widget.swift"
    let file = SourceFile(path: path, text: text)
    _ = SourceScan([file])
    _ = SampleCode.blanked(in: text)
    _ = SourceInterface.text(of: text)
    _ = SourceFacts(WidgetSources.File(path: path, text: text))
    _ = ActivityMembers(of: [file])
    let names = HandedNames([file])
    _ = (MomentNames(names), SymbolNames(names))
    _ = ExtensionLimits.findings(in: [(path, text)], own: [path])
    let start = StartScanner(file, looksForCalls: true).scanned().functions().first
    guard let lines = start?.lines else { return }
    for line in lines.prefix(8) { _ = PlainStatement.tokens(on: line, of: file, within: lines) }
  }

  /// Reads what a compiler may have printed about a file.
  package static func read(messages bytes: [UInt8]) {
    let file = BuildCopy.File(
      original: "/app/Widget.swift", name: "Widget-0.swift", text: "", lineCount: 40)
    _ = CompilerMessages(text(bytes[...]), files: [file.name: file])
  }

  private static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  private static func count(of text: String) -> Int {
    text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }
}
