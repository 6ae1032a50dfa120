import JSON

/// What the Info.plist of a widget says when it is built, as `Bundle.main` of its code has it.
enum BundleInfo {
  /// More bytes than these are not handed to a widget's process.
  private static let sizeLimit = 64 << 10

  /// Returns the extension's property list as JSON: its file's with the build settings filled in, what Xcode would make of
  /// settings, and what is always there. What stands in a setting that is not known is left out.
  ///
  /// - Parameter app: the app's bundle id, where no project says the extension's own.
  static func json(of project: Project, app: String) -> String {
    let target = project.widgetExtensions.first
    let settings = target?.configurations.first
    func setting(_ name: String) -> String? { settings?.value(name)?.value }
    let name = target?.name ?? "Widget"
    var members: [String: JSONValue] = [
      "CFBundleIdentifier": .string(setting("PRODUCT_BUNDLE_IDENTIFIER") ?? app + ".widget"),
      "CFBundleName": .string(setting("PRODUCT_NAME") ?? name),
      "CFBundleExecutable": .string(setting("PRODUCT_NAME") ?? name),
      "CFBundleShortVersionString": .string(setting("MARKETING_VERSION") ?? "1.0"),
      "CFBundleVersion": .string(setting("CURRENT_PROJECT_VERSION") ?? "1"),
    ]
    if let target, let settings {
      for name in settings.settings.keys where name.hasPrefix(prefix) {
        members[String(name.dropFirst(prefix.count))] = setting(name).map(JSONValue.string)
      }
      let list = target.plists[settings.configuration]?.value
      for (key, value) in list?.members ?? [] {
        if let value = json(value, settings) { members[key] = value }
      }
    }
    let text = object(members).compact
    return text.utf8.count <= sizeLimit ? text : "{}"
  }

  private static let prefix = "INFOPLIST_KEY_"

  private static func object(_ members: [String: JSONValue]) -> JSONValue {
    .object(JSONObject(members.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }))
  }

  /// Returns a number; as a text what is none.
  private static func number(_ text: String) -> JSONValue {
    if let whole = Int(text) { return .number(JSONNumber(text: String(whole))) }
    guard let real = Double(text), real.isFinite else { return .string(text) }
    return .number(JSONNumber(text: String(real)))
  }

  private static func json(_ value: ProjectValue, _ settings: BuildSettings) -> JSONValue? {
    switch value.content {
    case .text(let text): settings.resolved(text).map(JSONValue.string)
    case .number(let text): number(text)
    case .flag(let isOn): .bool(isOn)
    case .list(let items): .array(items.compactMap { json($0, settings) })
    case .table(let members): object(members.compactMapValues { json($0, settings) })
    }
  }
}
