import Findings
import FoundationGaps

/// What project files say of a key.
public enum ProjectStatement: Equatable, Sendable {
  /// Nothing reliable is known: a file is missing, or a setting cannot be resolved.
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
      guard
        let isOn = value.text.flatMap({ settings.resolved($0) }).flatMap(ProjectValue.isOn)
      else { return .unknown }
      if isOn { return .said(true, place) }
      if case .said(true, let place) = generated(key, in: settings) { return .said(true, place) }
      return .said(false, place)
    }
    if case .said(let isOn, let place) = generated(key, in: settings) { return .said(isOn, place) }
    if settings.missingFile != nil || list != nil && list?.value == nil { return .unknown }
    if let path = list?.path { return .absent(SourceLocation(file: path, line: 1)) }
    return generatesPlist(settings) ? .absent(place) : .unknown
  }

  /// Returns what `INFOPLIST_KEY_…` says, which counts only where Xcode makes the file.
  private func generated(_ key: String, in settings: BuildSettings) -> ProjectStatement {
    guard generatesPlist(settings), let setting = settings.value("INFOPLIST_KEY_\(key)"),
      let isOn = ProjectValue.isOn(setting.value)
    else { return .unknown }
    return .said(isOn, setting.place)
  }

  /// Returns whether Xcode makes the Info.plist, or adds to it.
  public func generatesPlist(_ settings: BuildSettings) -> Bool {
    settings.value("GENERATE_INFOPLIST_FILE")?.value == "YES"
  }

  /// Returns what all configurations say: on where one is on, absent where all lack it.
  public func statement(_ key: String) -> ProjectStatement {
    let all = configurations.map { statement(key, in: $0) }
    return all.first { $0.isOn == true } ?? all.first { $0 == .unknown } ?? all.first ?? .unknown
  }

  /// What the entitlements of one configuration have under a key.
  public enum Entitlement: Equatable, Sendable {
    case unknown
    /// The place is the file, or the target that has none.
    case absent(SourceLocation)
    case texts([String], SourceLocation)
  }

  /// Returns what the entitlements of one configuration say.
  public func entitlement(_ key: String, in settings: BuildSettings) -> Entitlement {
    guard let list = entitlements[settings.configuration] else {
      return settings.missingFile == nil ? .absent(place) : .unknown
    }
    guard let value = list.value else { return .unknown }
    guard let member = value[key] else { return .absent(SourceLocation(file: list.path, line: 1)) }
    let texts = member.texts.map { settings.resolved($0) }
    guard !texts.contains(nil) else { return .unknown }
    return .texts(texts.compactMap { $0 }, SourceLocation(file: list.path, line: member.line))
  }

  /// Returns whether the Info.plist of a configuration is a file that is here.
  public func hasPlist(_ settings: BuildSettings) -> Bool {
    plists[settings.configuration]?.value != nil
  }

  /// Returns an Info.plist with a key that stands where the target's own would, and that no setting names; by its path
  /// from the project's folder.
  public func looseList(with key: String, in settings: BuildSettings) -> String? {
    guard plists[settings.configuration] == nil, settings.missingFile == nil,
      let root = settings.value("SRCROOT")?.value
    else { return nil }
    return ["\(name)/Info.plist", "Info.plist"].first { path in
      let data = OrdinaryFile.contents("\(root)/\(path)", limit: WidgetSources.sizeLimit)
      return data.map { String(decoding: $0, as: UTF8.self).contains("<key>\(key)</key>") } == true
    }
  }

  /// Returns where the Info.plist of a configuration stands.
  public func plistPlace(_ settings: BuildSettings) -> SourceLocation? {
    plists[settings.configuration].map { SourceLocation(file: $0.path, line: 1) }
  }

  /// Returns whether the Info.plist of a configuration has a key, in its file or by a build setting; nil where that
  /// is not known.
  public func has(_ key: String, in settings: BuildSettings) -> Bool? {
    if plists[settings.configuration]?.value?[key] != nil { return true }
    if generatesPlist(settings), settings.value("INFOPLIST_KEY_\(key)") != nil { return true }
    guard settings.missingFile == nil, hasPlist(settings) else { return nil }
    return false
  }

  /// Returns the schemes of links that the Info.plist of a configuration registers; nil where that is not known.
  public func schemes(_ settings: BuildSettings) -> Set<String>? {
    guard hasPlist(settings), let value = plists[settings.configuration]?.value else { return nil }
    let types = value["CFBundleURLTypes"]?.items ?? []
    let texts = types.flatMap { $0["CFBundleURLSchemes"]?.texts ?? [] }.map {
      settings.resolved($0)
    }
    return texts.contains(nil) ? nil : Set(texts.compactMap { $0 })
  }

  /// Returns the oldest iOS that it runs on.
  public func minimumVersion(_ settings: BuildSettings) -> (version: Double, place: SourceLocation)?
  {
    settings.value("IPHONEOS_DEPLOYMENT_TARGET").flatMap { setting in
      Double(setting.value.split(separator: ".").prefix(2).joined(separator: "."))
        .map { ($0, setting.place) }
    }
  }

  /// Returns a text of the Info.plist at a path of keys; nil where it is not known.
  public func plistText(_ keys: [String], in settings: BuildSettings) -> String? {
    plistValue(keys, in: settings).flatMap { settings.resolved($0) }
  }

  /// Returns a text of the Info.plist as it is written, with the settings that it names.
  public func plistValue(_ keys: [String], in settings: BuildSettings) -> String? {
    var value = plists[settings.configuration]?.value
    for key in keys { value = value?[key] }
    return value?.text
  }

  /// The name under the app's icon; nil where it is not known.
  public var displayName: String? {
    for settings in configurations {
      let texts = [
        plistText(["CFBundleDisplayName"], in: settings),
        settings.value("INFOPLIST_KEY_CFBundleDisplayName")?.value,
        plistText(["CFBundleName"], in: settings), settings.value("PRODUCT_NAME")?.value,
      ]
      for case let text? in texts where !text.isEmpty { return text }
    }
    return kind == .app ? name : nil
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
