/// Makes of a target with a list of platforms one for each of them (PROJECT.md).
enum XcodeGenPlatforms {
  /// The platforms that XcodeGen knows; it refuses a specification with another one.
  private static let known = ["auto", "iOS", "tvOS", "macOS", "watchOS", "visionOS"]

  /// Returns targets by their names, those with a list of platforms once for each.
  static func apart(
    _ targets: [(key: String, value: ProjectValue)]
  ) -> [(key: String, value: ProjectValue)] {
    targets.flatMap { name, target in
      guard case .list(let items)? = target["platform"]?.content else {
        return [(key: name, value: target)]
      }
      let named = Set(items.compactMap(\.text))
      var ones: [(key: String, value: ProjectValue)] = []
      for platform in known where named.contains(platform) {
        let one = self.one(of: target, name: name, platform: platform)
        let words = (one["platformPrefix"]?.text ?? "", one["platformSuffix"]?.text)
        let key = words.0 + name + (words.1 ?? "_\(platform)")
        ones.append((key: key, value: one))
      }
      return ones
    }
  }

  /// Returns a target as it is for one of its platforms. Its product is called as it is itself.
  private static func one(
    of target: ProjectValue, name: String, platform: String
  ) -> ProjectValue {
    var room = ProjectFiles.sizeLimit
    var one = target.replacing(["platform": platform], &room) ?? target
    one["platform"] = ProjectValue(.text(platform), line: target["platform"]?.line ?? target.line)
    if case .table? = target["deploymentTarget"]?.content {
      one["deploymentTarget"] = target["deploymentTarget"]?[platform]
    }
    var settings = one["settings"] ?? ProjectValue(.table([:]), line: target.line)
    let isLayered = settings.isLayeredSettings
    var own =
      isLayered ? settings["base"] ?? ProjectValue(.table([:]), line: target.line) : settings
    if own["PRODUCT_NAME"] == nil {
      own["PRODUCT_NAME"] = ProjectValue(.text(name), line: target.line)
    }
    if isLayered { settings["base"] = own } else { settings = own }
    one["settings"] = settings
    return one
  }
}
