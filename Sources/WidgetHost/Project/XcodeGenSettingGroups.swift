/// The `settingGroups` of a specification, over which settings are laid that name them (PROJECT.md).
struct XcodeGenSettingGroups {
  private let groups: ProjectValue?
  /// How many groups one layer of settings takes at most: groups that name others could take each of them without end.
  private var left = 200
  /// Whether a group is named that is not there, names itself, or too many are taken.
  private(set) var isIncomplete = false

  /// Creates the groups of a whole specification.
  init(_ spec: ProjectValue) { groups = spec["settingGroups"] }

  /// Returns settings, each after the groups that it names.
  mutating func layers(of settings: ProjectValue?) -> [ProjectValue] {
    settings.map { layers(of: $0, inside: []) } ?? []
  }

  private mutating func layers(
    of settings: ProjectValue, inside outer: Set<String>
  ) -> [ProjectValue] {
    var layers: [ProjectValue] = []
    for name in settings["groups"]?.items.compactMap(\.text) ?? [] {
      left -= 1
      guard left >= 0, !outer.contains(name), let group = groups?[name] else {
        isIncomplete = true
        continue
      }
      layers += self.layers(of: group, inside: outer.union([name]))
    }
    return layers + [settings]
  }
}
