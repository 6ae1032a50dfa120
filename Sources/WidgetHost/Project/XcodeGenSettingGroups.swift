/// The `settingGroups` of a specification, over which settings are laid that name them (PROJECT.md).
struct XcodeGenSettingGroups {
  private let groups: ProjectValue?
  /// How many values all layers together have at most: each target takes the groups anew, of whatever size they are.
  private var left = 100_000
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

  /// Returns settings, each after the groups that it names.
  mutating func layers(of settings: ProjectValue?) -> Layers {
    var layers = Layers()
    if let settings { add(settings, inside: [], to: &layers) }
    return layers
  }

  private mutating func add(
    _ settings: ProjectValue, inside outer: Set<String>, to layers: inout Layers
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
      add(group, inside: outer.union([name]), to: &layers)
    }
    layers.values.append(settings)
  }
}
