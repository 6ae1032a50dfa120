import JSON

/// An app as a folder describes it: a bundle, its activities, their sample states.
public struct AppFolder: Hashable, Sendable {
  /// The word by which commands and the API name it: `match`.
  public var name: String
  /// What a person reads: `Match`.
  public var title: String
  public var bundle: String
  /// What stands for its icon in text, and on an icon without a picture.
  public var icon: String
  /// The file of its icon's picture, an absolute path.
  public var iconFile: String?
  /// Its activities, never none; most apps have one.
  public internal(set) var activities: [SampleActivity]
  /// Which of them is meant where one is.
  private var chosen = 0
  /// Localised strings for `loc-key`s.
  public var strings: [String: String]
  /// The folder's absolute path, when it has one.
  public var path: String?
  /// The Swift files that its widget was made of; nil where nothing was compiled.
  public var sourceFiles: [String]?
  /// Whether `app.json` says the bundle id.
  var hasOwnBundle = false
  /// Whether nobody has said the bundle id, so that it was made from the folder's name.
  public var hasMadeUpBundle: Bool { !hasOwnBundle && declarations.bundle == nil }
  /// Whether `app.json` says the name.
  var hasOwnTitle = false
  /// Whether its card is Islet's own plain one, since the app's source is not there.
  public var isWithoutSource = false
  /// What the app's project files say of it to iOS.
  public var declarations = AppDeclarations()

  public init(
    name: String, title: String, bundle: String, attributesType: String, icon: String,
    attributes: JSONValue, states: [(name: String, value: JSONValue)],
    strings: [String: String] = [:], path: String? = nil
  ) {
    (self.name, self.title, self.bundle, self.icon) = (name, title, bundle, icon)
    activities = [
      SampleActivity(attributesType: attributesType, attributes: attributes, states: states)
    ]
    (self.strings, self.path) = (strings, path)
  }

  // MARK: The chosen activity

  /// The attributes type of the chosen activity.
  public var attributesType: String {
    get { activities[chosen].attributesType }
    set { activities[chosen].attributesType = newValue }
  }
  /// Sample attributes of the chosen activity.
  public var attributes: JSONValue {
    get { activities[chosen].attributes }
    set { activities[chosen].attributes = newValue }
  }
  /// Sample states of the chosen activity.
  public var states: [(name: String, value: JSONValue)] {
    get { activities[chosen].states }
    set { activities[chosen].states = newValue }
  }
  /// The names of the chosen activity's states that nobody wrote.
  public var madeUpStates: Set<String> { activities[chosen].madeUpStates }
  /// Whether nobody wrote the chosen activity's attributes.
  var hasMadeUpAttributes: Bool { activities[chosen].hasMadeUpAttributes }

  /// Returns the app with another of its activities chosen; nil when it has none of that type.
  public func choosing(_ attributesType: String) -> AppFolder? {
    guard let place = activities.firstIndex(where: { $0.attributesType == attributesType }) else {
      return nil
    }
    var app = self
    app.chosen = place
    return app
  }

  /// The app once for each of its activities.
  public var each: [AppFolder] {
    activities.indices.map { place in
      var app = self
      app.chosen = place
      return app
    }
  }

  /// Changes the activity of a type, which is added when there is none.
  mutating func take(
    _ attributesType: String, _ change: (inout SampleActivity) -> Void
  ) {
    if let place = activities.firstIndex(where: { $0.attributesType == attributesType }) {
      change(&activities[place])
    } else {
      var activity = SampleActivity(attributesType: attributesType)
      change(&activity)
      activities.append(activity)
    }
  }

  /// Keeps the activities of these types, and chooses the first of them.
  mutating func keep(_ attributesTypes: [String]) {
    let kept = activities.filter { attributesTypes.contains($0.attributesType) }
    guard let first = attributesTypes.first, !kept.isEmpty else { return }
    activities = kept
    chosen = kept.firstIndex { $0.attributesType == first } ?? 0
  }

  public static func == (left: AppFolder, right: AppFolder) -> Bool {
    left.name == right.name && left.bundle == right.bundle && left.path == right.path
      && left.activities == right.activities && left.chosen == right.chosen
      && left.declarations == right.declarations && left.title == right.title
      && left.icon == right.icon && left.iconFile == right.iconFile
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundle)
    hasher.combine(path)
  }
}
