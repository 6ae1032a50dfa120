extension WidgetSources {
  /// Returns the functions in which the app requests activities, in the order of the files.
  func startFunctions() -> [StartFunction] {
    // Scanning is slow beside looking for words.
    let isAny = files.contains { $0.mayStart }
    guard isAny else { return [] }
    var scan = StartScan()
    for file in files
    where !file.text.contains(bytesOf: "XCTest") && !file.path.hasSuffix("/main.swift") {
      let scanner = StartScanner(
        SourceFile(path: file.path, text: file.text), looksForCalls: file.mayStart)
      scan.add(scanner.scanned())
    }
    return scan.functions()
  }
}

extension WidgetSources.File {
  fileprivate var mayStart: Bool {
    text.contains(bytesOf: "request(") && text.contains(bytesOf: "Activity")
  }
}
