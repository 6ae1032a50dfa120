extension SourceScanner {
  private static let protocols: Set<String> = [
    "Widget", "WidgetBundle", "PreviewProvider", "ControlWidget", "ActivityAttributes",
  ]
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
    if !isExtension { found.declaredTypes.insert(name) }
    var isGeneric = false
    var depth = 0
    var isInheritance = false
    while place < min(file.tokens.count, index + SourceFile.longestHead) {
      let text = file.text(at: place)
      if text == "<" {
        depth += 1
        if !isInheritance { isGeneric = true }
      } else if text == ">" {
        depth -= 1
      } else if text == "where" || SourceFile.endsHead(text) {
        break
      } else if text == ":" && depth == 0 {
        isInheritance = true
      } else if isInheritance, !isProtocol, depth == 0,
        Self.protocols.contains(text) || Self.intentProtocols.contains(text),
        isSystemName(at: place)
      {
        found.conformances.append(
          .init(
            name: full, protocolName: text, conditions: conditions, file: number,
            isGeneric: isGeneric, isHidden: isHidden(index)))
      }
      place += 1
    }
    return full
  }

  /// Returns whether a name has no qualifier, or that of one of the system's modules.
  private func isSystemName(at place: Int) -> Bool {
    file.text(at: place - 1) != "."
      || ["WidgetKit", "SwiftUI", "ActivityKit", "AppIntents"].contains(file.text(at: place - 2))
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
