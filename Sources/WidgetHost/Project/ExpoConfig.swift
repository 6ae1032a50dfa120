import Findings

/// Reads Expo's `app.json` or `app.config.*`, from which the iOS project is made again at each prebuild.
public struct ExpoConfig: Sendable {
  /// A plug-in of the configuration.
  public struct Plugin: Sendable {
    public var name: String
    var options: ProjectValue?
    public var place: SourceLocation
  }

  public let path: String
  /// The plug-ins in their order.
  public private(set) var plugins: [Plugin] = []
  /// Whether it is a program, of which only words can be read.
  let isProgram: Bool
  private var values: [String: ProjectValue] = [:]
  /// The app's bundle id.
  private(set) var bundle: String?
  /// The name under its icon.
  private(set) var title: String?
  /// The file of its icon's picture.
  private(set) var iconFile: String?

  /// Reads a configuration; nil when the file is none.
  init?(_ path: String, _ files: ProjectFiles) {
    self.path = path
    isProgram = !path.hasSuffix(".json")
    let bounds = files.bounds(around: ProjectPath.folder(path))
    if isProgram {
      guard let text = files.text(path, in: bounds) else { return nil }
      read(program: text)
    } else {
      guard let bytes = files.bytes(path, in: bounds) else { return nil }
      let (value, fault) = YAMLReader.reading(bytes)
      // Other programs have an `app.json`, too.
      if value == nil || fault != nil, String(decoding: bytes, as: UTF8.self).contains("\"expo\"") {
        files.noteUnread(path, bytes, fault: fault ?? 1)
        return nil
      }
      guard let expo = value?["expo"] else { return nil }
      read(expo, in: bounds)
    }
  }

  private mutating func read(_ expo: ProjectValue, in bounds: SourceBounds) {
    for (key, value) in expo["ios"]?["infoPlist"]?.members ?? [] { values[key] = value }
    bundle = expo["ios"]?["bundleIdentifier"]?.text
    title = expo["name"]?.text
    // Since Expo 53 it may be a folder of Icon Composer, or one file for each appearance.
    let icon = expo["ios"]?["icon"] ?? expo["icon"]
    iconFile = (icon?.text ?? icon?["light"]?.text).map {
      ProjectPath.join(ProjectPath.folder(path), $0)
    }.flatMap { bounds.holds($0) && AppIconFile.isPicture($0) ? $0 : nil }
    for plugin in expo["plugins"]?.items ?? [] {
      guard let name = plugin.text ?? plugin.items.first?.text else { continue }
      plugins.append(
        Plugin(
          name: name, options: plugin.items.dropFirst().first,
          place: SourceLocation(file: path, line: plugin.line)))
    }
  }

  /// Reads what can be read of a program without running it: `key: true`, and names of plug-ins in quotes.
  private mutating func read(program text: String) {
    for (number, line) in text.sourceLines.enumerated() {
      let words = line.split { !$0.isLetter && !$0.isNumber && !"@/-_.".contains($0) }
      if words.first?.hasPrefix("//") == true { continue }
      for (place, word) in words.enumerated() {
        if word.hasPrefix("NSSupportsLiveActivities"), words.indices.contains(place + 1),
          let isOn = ProjectValue.isOn(String(words[place + 1]))
        {
          values[String(word)] = ProjectValue(.flag(isOn), line: number + 1)
        }
        if Self.overwriting[String(word)] != nil {
          plugins.append(
            Plugin(
              name: String(word), options: nil,
              place: SourceLocation(file: path, line: number + 1)))
        }
      }
    }
  }

  /// Plug-ins that write `NSSupportsLiveActivitiesFrequentUpdates` themselves, and the option that turns it on.
  static let overwriting: [String: String?] = [
    "expo-live-activity": nil, "@use-voltra/ios-client": nil, "voltra": nil,
    "expo-widgets": "frequentUpdates",
  ]

  /// The plug-in that writes the key of frequent updates after the configuration has, and what it writes; nil where
  /// none is known.
  public var overwritingPlugin: (plugin: Plugin, isOn: Bool)? {
    for plugin in plugins.reversed() {
      guard let option = Self.overwriting[plugin.name] else { continue }
      // What a program gives to a plug-in is not known.
      if option != nil, isProgram { return nil }
      return (plugin, option.flatMap { plugin.options?[$0]?.flag } ?? false)
    }
    return nil
  }

  /// Returns what the app's Info.plist will say of a switch.
  ///
  /// A plug-in may write any key, so that one that is missing says nothing while there are plug-ins.
  public func statement(_ key: String) -> ProjectStatement {
    if key.hasSuffix("FrequentUpdates"), let (plugin, isOn) = overwritingPlugin {
      return .said(isOn, plugin.place)
    }
    if let said = own(key) { return .said(said.isOn, said.place) }
    return isProgram || !plugins.isEmpty ? .unknown : .absent(SourceLocation(file: path, line: 1))
  }

  /// Returns what the configuration itself says, before any plug-in.
  public func own(_ key: String) -> (isOn: Bool, place: SourceLocation)? {
    guard let value = values[key], let isOn = value.flag else { return nil }
    return (isOn, SourceLocation(file: path, line: value.line))
  }
}
