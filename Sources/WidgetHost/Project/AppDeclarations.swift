import Findings

/// What an app's own files tell iOS about it.
public struct AppDeclarations: Hashable, Sendable {
  /// `NSSupportsLiveActivities`: without it no activity starts. nil: no file here says it or lacks it.
  public var supportsLiveActivities: Bool?
  /// `NSSupportsLiveActivitiesFrequentUpdates`: with it the larger budget.
  public var supportsFrequentUpdates: Bool?
  /// Whether the first key is there, and its value is NO.
  private var isSwitchedOff = false
  /// Where the first key stands or would stand.
  public var place: SourceLocation?
  /// The app's bundle id.
  public var bundle: String?
  /// The name under its icon.
  public var title: String?
  /// The file of its icon's picture.
  public var iconFile: String?

  /// The key without which no activity starts.
  public static let liveActivitiesKey = "NSSupportsLiveActivities"
  /// The key for the larger budget.
  public static let frequentUpdatesKey = "NSSupportsLiveActivitiesFrequentUpdates"

  public init() {}

  /// Creates what a project says of the app that its activities belong to.
  public init(_ project: Project) {
    let apps = project.apps
    let all = apps.map { $0.statement(Self.liveActivitiesKey) }
    // Of several apps one that can start activities is meant, and all is said of that one.
    let place = all.firstIndex { $0.isOn == true } ?? all.firstIndex(of: .unknown)
    if !apps.isEmpty {
      let app = apps[place ?? 0]
      take(all[place ?? 0], app.statement(Self.frequentUpdatesKey))
      bundle =
        app.configurations.lazy.compactMap { $0.value("PRODUCT_BUNDLE_IDENTIFIER")?.value }.first
      title = app.displayName
      iconFile = AppIconFile.path(of: app, in: project.bounds(of: app))
    } else if project.targets.isEmpty, let expo = project.expo {
      take(expo.statement(Self.liveActivitiesKey), expo.statement(Self.frequentUpdatesKey))
      (bundle, title, iconFile) = (expo.bundle, expo.title, expo.iconFile)
    }
  }

  /// Creates what an Info.plist by itself says, as it may stand beside a widget's source; nothing for an
  /// extension's.
  init(plist path: String) {
    let bounds = SourceBounds(around: ProjectPath.folder(path))
    guard let value = ProjectFiles().propertyList(path, in: bounds), value["NSExtension"] == nil
    else { return }
    func statement(_ key: String) -> ProjectStatement {
      guard let member = value[key] else { return .absent(SourceLocation(file: path, line: 1)) }
      return member.flag.map { .said($0, SourceLocation(file: path, line: member.line)) }
        ?? .unknown
    }
    take(statement(Self.liveActivitiesKey), statement(Self.frequentUpdatesKey))
    // A reference to a build setting says nothing here.
    title = value["CFBundleDisplayName"]?.text.flatMap { $0.contains("$") ? nil : $0 }
  }

  private mutating func take(_ first: ProjectStatement, _ second: ProjectStatement) {
    (supportsLiveActivities, place) = (first.isOn, first.place)
    if case .said(false, _) = first { isSwitchedOff = true }
    supportsFrequentUpdates = second.isOn
  }

  /// Returns the findings that follow when an app with activities of some types is installed.
  ///
  /// The system starts alarms: an app with nothing else needs no key.
  public func findings(for attributesTypes: [String]) -> [Finding] {
    guard supportsLiveActivities == false,
      attributesTypes.contains(where: { !$0.hasPrefix("AlarmAttributes<") })
    else { return [] }
    return [
      Finding(
        "plist-key-missing", location: place,
        sentence: isSwitchedOff ? "\(Self.liveActivitiesKey) is NO in the app's Info.plist." : nil)
    ]
  }
}
