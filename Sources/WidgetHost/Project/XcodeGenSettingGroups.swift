/// The `settingGroups` of a specification, over which settings are laid that name them (PROJECT.md).
struct XcodeGenSettingGroups {
  private let groups: ProjectValue?
  /// How many values all layers together have at most: each configuration of a target takes the groups anew, of whatever
  /// size they are.
  private var left = 400_000
  /// How many groups one layer of settings takes at most: groups that name others could take each of them without end.
  private static let mostGroups = 200

  /// Settings in the order in which they are taken.
  struct Layers {
    fileprivate(set) var values: [ProjectValue] = []
    /// Whether a group is named that is not there, names itself, or too much is taken.
    fileprivate(set) var isIncomplete = false
    fileprivate var count = 0
  }

  /// Creates the groups of a whole specification.
  init(_ spec: ProjectValue) { groups = spec["settingGroups"] }

  /// Returns settings, each after the groups that it names and before those of the configuration alone.
  ///
  /// - Parameters:
  ///   - configuration: the name of one.
  ///   - all: the names of all.
  mutating func layers(
    of settings: ProjectValue?, in configuration: String, of all: Set<String>
  ) -> Layers {
    var layers = Layers()
    if let settings { add(settings, inside: [], for: (configuration, all), to: &layers) }
    return layers
  }

  private mutating func add(
    _ settings: ProjectValue, inside outer: Set<String>,
    for configuration: (name: String, all: Set<String>), to layers: inout Layers
  ) {
    if left > 0 { left -= settings.count }
    guard left > 0 else {
      layers.isIncomplete = true
      return
    }
    for name in settings["groups"]?.items.compactMap(\.text) ?? [] {
      layers.count += 1
      guard layers.count <= Self.mostGroups, !outer.contains(name), let group = groups?[name] else {
        layers.isIncomplete = true
        continue
      }
      add(group, inside: outer.union([name]), for: configuration, to: &layers)
    }
    layers.values.append(settings)
    for (word, own) in settings["configs"]?.members ?? [] {
      guard Self.isMeant(configuration.name, by: word, among: configuration.all) else { continue }
      add(own, inside: outer, for: configuration, to: &layers)
    }
  }

  /// Returns whether a configuration has a word in its name, in capitals or not; the whole name of another one is that one's.
  private static func isMeant(_ name: String, by word: String, among all: Set<String>) -> Bool {
    word == name || !all.contains(word) && name.lowercased().contains(word.lowercased())
  }
}

extension ProjectValue {
  /// Whether settings stand below `base`, `configs` and `groups`, and not by themselves.
  var isLayeredSettings: Bool {
    ["base", "configs", "groups"].contains { self[$0] != nil }
  }
}
