import JSON

/// An app as a folder describes it: a bundle, its attributes type, its sample states.
public struct AppFolder: Hashable, Sendable {
  /// The word by which commands and the API name it: `match`.
  public var name: String
  /// What a person reads: `Match`.
  public var title: String
  public var bundle: String
  public var attributesType: String
  /// The glyph of its icon.
  public var icon: String
  /// Sample attributes.
  public var attributes: JSONValue
  /// Sample content states with their names, in order: `01-before`.
  public var states: [(name: String, value: JSONValue)]
  /// Localised strings for `loc-key`s.
  public var strings: [String: String]
  /// The folder's absolute path, when it has one.
  public var path: String?
  /// Whether `app.json` says the bundle id.
  var hasOwnBundle = false
  /// What the app's project files say of it to iOS.
  public var declarations = AppDeclarations()

  /// An app.
  public init(
    name: String, title: String, bundle: String, attributesType: String, icon: String,
    attributes: JSONValue, states: [(name: String, value: JSONValue)],
    strings: [String: String] = [:], path: String? = nil
  ) {
    (self.name, self.title, self.bundle) = (name, title, bundle)
    (self.attributesType, self.icon, self.attributes) = (attributesType, icon, attributes)
    (self.states, self.strings, self.path) = (states, strings, path)
  }

  public static func == (left: AppFolder, right: AppFolder) -> Bool {
    left.name == right.name && left.bundle == right.bundle
      && left.attributesType == right.attributesType && left.attributes == right.attributes
      && left.states.map(\.name) == right.states.map(\.name)
      && left.states.map(\.value) == right.states.map(\.value) && left.path == right.path
      && left.declarations == right.declarations
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundle)
    hasher.combine(path)
  }
}
