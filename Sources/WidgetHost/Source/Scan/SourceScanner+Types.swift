extension SourceScanner {
  private static let protocols: Set<String> = [
    "Widget", "WidgetBundle", "PreviewProvider", "ControlWidget", "ActivityAttributes",
  ]
  /// The modules that declare the protocols.
  static let systemModules: Set<String> = ["WidgetKit", "SwiftUI", "ActivityKit", "AppIntents"]
  /// What intents conform to that Siri and Shortcuts may run.
  static let intentProtocols: Set<String> = [
    "AppIntent", "LiveActivityIntent", "LiveActivityStartingIntent", "AudioPlaybackIntent",
    "AudioStartingIntent", "AudioRecordingIntent", "ForegroundContinuableIntent", "SetValueIntent",
    "OpenIntent", "ProgressReportingIntent", "PredictableIntent",
  ]

  /// Notes a type's conformances and gives its full name for the scope that follows.
  ///
  /// - Parameter index: the token of its name.
  mutating func noteType(at index: Int, isExtension: Bool, isProtocol: Bool) -> String {
    var name = file.text(at: index)
    var place = index + 1
    while file.text(at: place) == ".", file.tokens.indices.contains(place + 1),
      place < index + SourceFile.longestHead
    {
      name += ".\(file.text(at: place + 1))"
      place += 2
    }
    let full = SourceFile.name(name, in: outerType)
    if !isExtension { noteDeclared(name) }
    var told: Set<String> = []
    var isGeneric = false
    var depth = 0
    var isInheritance = false
    while place < min(file.tokens.count, index + SourceFile.longestHead) {
      let text = file.text(at: place)
      if text == "<" {
        depth += 1
        if !isInheritance { isGeneric = true }
      } else if file.closesAngle(place) {
        depth -= 1
      } else if text == "where" || SourceFile.endsHead(text) {
        break
      } else if text == ":" && depth == 0 {
        isInheritance = true
      } else if isInheritance, !isProtocol, depth == 0, isSystemName(at: place) {
        for name in systemProtocols(text) where told.insert(name).inserted {
          found.conformances.append(
            .init(
              name: full, protocolName: name, conditions: conditions, file: number,
              isGeneric: isGeneric, isHidden: isHidden(index)))
        }
      }
      place += 1
    }
    return full
  }

  /// The protocols of the system that Islet looks for.
  static var knownProtocols: Set<String> { protocols.union(intentProtocols) }

  /// Returns the protocols of the system that a name stands for: itself, or what the source makes the name of.
  private func systemProtocols(_ name: String) -> [String] {
    if Self.protocols.contains(name) || Self.intentProtocols.contains(name) { return [name] }
    return found.refined[name]?.sorted() ?? []
  }

  /// Returns whether a name has no qualifier, or that of one of the system's modules.
  private func isSystemName(at place: Int) -> Bool {
    file.text(at: place - 1) != "."
      || Self.systemModules.contains(file.text(at: place - 2))
  }

  /// Returns whether other types of the file cannot name a type: it is private within another one.
  private func isHidden(_ name: Int) -> Bool {
    guard outerType != nil else { return false }
    var place = name - 2
    while place >= 0, ["final", "public", "private", "fileprivate"].contains(file.text(at: place)) {
      if file.text(at: place) == "private" { return true }
      place -= 1
    }
    return false
  }
}
