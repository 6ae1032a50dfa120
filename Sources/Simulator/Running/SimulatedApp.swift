import JSON
import LiveActivities
import WidgetHost

/// An app on the simulated phone: its folder, and its widget when it has one here.
@MainActor
public struct SimulatedApp {
  public var folder: AppFolder
  /// Who decodes and draws; nil for an app of which only sample states are known.
  public var widget: (any WidgetRunner)?

  public init(_ folder: AppFolder, widget: (any WidgetRunner)?) {
    (self.folder, self.widget) = (folder, widget)
  }

  /// Returns the app with another of its activities chosen; nil when it has none of that type.
  public func choosing(_ attributesType: String) -> SimulatedApp? {
    folder.choosing(attributesType).map { SimulatedApp($0, widget: widget) }
  }

  /// Returns what the rules need to know of it, with its strings on a phone of a language and region.
  func installed(_ words: LocalizedStrings) -> InstalledApp {
    InstalledApp(
      bundle: folder.bundle, title: folder.title,
      types: folder.activities.map { activity in
        .init(
          name: activity.attributesType, hasWidget: widget != nil,
          // Any time will do for a shape; a fixed one keeps an app equal to itself.
          sampleAttributes: [JSONText(activity.attributes.resolvingMoments(at: 0))],
          sampleStates: activity.states.map { JSONText($0.value.resolvingMoments(at: 0)) })
      },
      strings: words.strings,
      supportsLiveActivities: folder.declarations.supportsLiveActivities ?? true,
      supportsFrequentUpdates: folder.declarations.supportsFrequentUpdates ?? true,
      plistPlace: folder.declarations.place,
      plurals: words.plurals.isEmpty ? nil : words.plurals,
      language: words.language == "en" ? nil : words.language)
  }
}

extension [SimulatedApp] {
  /// The bundle ids of the apps by their names, and by what stands under their icons, in small letters. Of two with one
  /// name it is the later: the user's own come after the demo apps.
  @MainActor public var bundles: [String: String] {
    let titles = map { ($0.folder.title.lowercased(), $0.folder.bundle) }
    let names = map { ($0.folder.name, $0.folder.bundle) }
    return Dictionary(titles + names, uniquingKeysWith: { _, last in last })
  }
}
