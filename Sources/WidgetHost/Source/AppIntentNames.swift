extension WidgetSources {
  /// Returns the names of the app's intents to which nothing of the widget leads: Siri and Shortcuts know them all the
  /// same.
  func intentsBeyondReach() -> Set<String> {
    guard hasFolders else { return [] }
    let own = Self.intents(in: needed().files)
    return Self.intents(in: files.filter { !$0.text.contains(bytesOf: "XCTest") }).subtracting(own)
  }

  private static func intents(in files: [File]) -> Set<String> {
    // Scanning is slow beside looking for a word.
    let files = files.filter { $0.text.contains(bytesOf: "Intent") }
    let scan = SourceScan(files.map { SourceFile(path: $0.path, text: $0.text) })
    let found = scan.conformances.filter {
      SourceScanner.intentProtocols.contains($0.protocolName) && !$0.isHidden && !$0.isGeneric
    }
    return Set(found.compactMap { $0.name.split(separator: ".").last.map(String.init) })
  }
}
