import Findings

/// What project files say of a key.
public enum ProjectStatement: Equatable, Sendable {
  /// Nothing that could be relied on: a file is not here, or a setting cannot be resolved.
  case unknown
  /// It is not there; the place is where it would stand.
  case absent(SourceLocation)
  /// It is there.
  case said(Bool, SourceLocation)

  /// Whether it is there and on; nil for what is not known.
  public var isOn: Bool? {
    switch self {
    case .unknown: nil
    case .absent: false
    case .said(let isOn, _): isOn
    }
  }

  /// Where it stands or would stand.
  public var place: SourceLocation? {
    switch self {
    case .unknown: nil
    case .absent(let place), .said(_, let place): place
    }
  }
}

extension ProjectTarget {
  /// Returns what the Info.plist of one configuration says of a switch, from its file and from `INFOPLIST_KEY_…`.
  ///
  /// Which of the two wins where they differ is not established: one that is on is believed.
  public func statement(_ key: String, in settings: BuildSettings) -> ProjectStatement {
    let list = plists[settings.configuration]
    if let value = list?.value?[key], let path = list?.path {
      let place = SourceLocation(file: path, line: value.line)
      let resolved = value.text.flatMap { settings.resolved($0) }
      guard let isOn = ProjectValue(.text(resolved ?? ""), line: 1).flag else { return .unknown }
      if isOn { return .said(true, place) }
      if case .said(true, let place) = generated(key, in: settings) { return .said(true, place) }
      return .said(false, place)
    }
    if case .said(let isOn, let place) = generated(key, in: settings) { return .said(isOn, place) }
    if settings.missingFile != nil || list != nil && list?.value == nil { return .unknown }
    if let path = list?.path { return .absent(SourceLocation(file: path, line: 1)) }
    return generatesPlist(settings) ? .absent(place) : .unknown
  }

  /// What `INFOPLIST_KEY_…` says, which counts only where Xcode makes the file.
  private func generated(_ key: String, in settings: BuildSettings) -> ProjectStatement {
    guard generatesPlist(settings), let setting = settings.value("INFOPLIST_KEY_\(key)"),
      let isOn = ProjectValue(.text(setting.value), line: 1).flag
    else { return .unknown }
    return .said(isOn, setting.place)
  }

  /// Whether Xcode makes the Info.plist, or adds to it.
  public func generatesPlist(_ settings: BuildSettings) -> Bool {
    settings.value("GENERATE_INFOPLIST_FILE")?.value == "YES"
  }

  /// Returns what all configurations say: on where one is on, absent where all lack it.
  public func statement(_ key: String) -> ProjectStatement {
    let all = configurations.map { statement(key, in: $0) }
    return all.first { $0.isOn == true } ?? all.first { $0 == .unknown } ?? all.first ?? .unknown
  }

  /// A text of the Info.plist at a path of keys; nil where it is not known.
  func plistText(_ keys: [String], in settings: BuildSettings) -> String? {
    var value = plists[settings.configuration]?.value
    for key in keys { value = value?[key] }
    return value?.text.flatMap { settings.resolved($0) }
  }

  /// Whether it is an extension that holds widgets and activities; nil where its Info.plist is not here.
  public var isWidgetExtension: Bool? {
    guard kind == .appExtension else { return false }
    for settings in configurations {
      if let point = plistText(["NSExtension", "NSExtensionPointIdentifier"], in: settings) {
        return point == "com.apple.widgetkit-extension"
      }
    }
    return nil
  }
}
