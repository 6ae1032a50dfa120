import Findings
import JSON
import Numbers

/// An app on the phone, as far as the rules need to know it.
public struct InstalledApp: Hashable, Sendable, Codable {
  /// One attributes type of the app, with what is known of its shape.
  public struct ActivityType: Hashable, Sendable, Codable {
    /// The Swift name, as `attributes-type` spells it.
    public var name: String
    /// Whether a widget decodes it; without one its samples' shape does.
    public var hasWidget: Bool
    /// Sample attributes and states, from which the shape is taken when there is no widget.
    public var sampleAttributes: [JSONText]
    public var sampleStates: [JSONText]

    public init(
      name: String, hasWidget: Bool, sampleAttributes: [JSONText] = [],
      sampleStates: [JSONText] = []
    ) {
      (self.name, self.hasWidget) = (name, hasWidget)
      (self.sampleAttributes, self.sampleStates) = (sampleAttributes, sampleStates)
    }
  }

  public var bundle: String
  /// What a person reads under the icon.
  public var title: String
  public var types: [ActivityType]
  /// Localised strings for `loc-key`s.
  public var strings: [String: String]
  /// Strings whose words depend on a number, by key and plural form: `one`, `other`. Nil: there are none.
  public var plurals: [String: [String: String]]?
  /// The language of the strings, which chooses among the forms; nil: English.
  public var language: String?
  /// The app's Info.plist has `NSSupportsLiveActivities`.
  public var supportsLiveActivities: Bool
  /// The app's Info.plist has `NSSupportsLiveActivitiesFrequentUpdates`.
  public var supportsFrequentUpdates: Bool
  /// Where a project file says the first of the two, or lacks it; nil where no file is known.
  public var plistPlace: SourceLocation?
  /// The Push Notifications capability (`aps-environment`).
  public var hasPushCapability: Bool

  /// Creates an app with what it declares.
  public init(
    bundle: String, title: String, types: [ActivityType], strings: [String: String] = [:],
    supportsLiveActivities: Bool = true, supportsFrequentUpdates: Bool = true,
    plistPlace: SourceLocation? = nil, hasPushCapability: Bool = true,
    plurals: [String: [String: String]]? = nil, language: String? = nil
  ) {
    (self.plurals, self.language) = (plurals, language)
    (self.bundle, self.title, self.types, self.strings) = (bundle, title, types, strings)
    (self.supportsLiveActivities, self.supportsFrequentUpdates) = (
      supportsLiveActivities, supportsFrequentUpdates
    )
    (self.plistPlace, self.hasPushCapability) = (plistPlace, hasPushCapability)
  }
}

extension InstalledApp.ActivityType {
  /// What a start is to send as attributes, by the properties of a sample; nil where none is known.
  var propertiesWanted: String? {
    let names = sampleAttributes.first?.value?.object?.keys ?? []
    guard !names.isEmpty else { return nil }
    return "Send \(name) as an object with its properties: \(names.joined(separator: ", "))."
  }
}

extension InstalledApp {
  /// Returns the app's string for a key, in the form for the first number among the arguments; nil when it has none.
  func string(_ key: String, _ arguments: [String]) -> String? {
    guard let forms = plurals?[key] else { return strings[key] }
    let number = arguments.lazy.compactMap(Double.init).first ?? 0
    let form = PluralForm(of: number, in: language ?? "en")
    let zero = number == 0 ? forms[PluralForm.zero.rawValue] : nil
    return zero ?? forms[form.rawValue] ?? forms[PluralForm.other.rawValue] ?? strings[key]
  }
}
