import Findings
import Foundation

/// Reads `project.yml`, from which XcodeGen makes an Xcode project.
struct XcodeGenSpec {
  let path: String
  /// The files that it includes, and those that they include.
  let included: Set<String>
  /// What is wrong with its includes.
  let faults: [IncludeFault]
  private let root: String
  private let spec: ProjectValue
  private let files: ProjectFiles
  private let bounds: SourceBounds
  /// Whether something is included that was not read.
  private let isIncomplete: Bool

  /// Reads a specification and what it includes; nil when the file is none.
  init?(_ path: String, _ files: ProjectFiles) {
    bounds = files.bounds(around: ProjectPath.folder(path))
    let whole = XcodeGenIncludes(path, files, in: bounds)
    guard let spec = whole.spec, spec["targets"] != nil || !whole.faults.isEmpty else { return nil }
    (self.path, self.spec, self.files) = (path, spec, files)
    (included, faults, isIncomplete) = (whole.files, whole.faults, whole.isIncomplete)
    root =
      whole.home ?? Self.root(of: spec, at: path, upTo: files.top(of: ProjectPath.folder(path)))
  }

  /// Returns the folder that paths are relative to: the specification's, or one above it up to the top of the repository
  /// where only that has the sources, as `xcodegen --project-root` says it on a command line that no file keeps.
  private static func root(of spec: ProjectValue, at path: String, upTo top: String) -> String {
    let own = ProjectPath.folder(path)
    let named = (spec["targets"]?.members ?? []).flatMap { sources(of: $0.value) }
      .compactMap { $0.text ?? $0["path"]?.text }
    func hasSources(_ folder: String) -> Bool {
      named.contains { FileManager.default.fileExists(atPath: ProjectPath.join(folder, $0)) }
    }
    var place = own
    while !hasSources(place) {
      guard place != top, place.hasPrefix(top + "/") else { return own }
      place = ProjectPath.folder(place)
    }
    return place
  }

  /// Returns what a target names as its sources: one path, or a list.
  private static func sources(of target: ProjectValue) -> [ProjectValue] {
    target["sources"].map { $0.items.isEmpty ? [$0] : $0.items } ?? []
  }

  /// The targets of the specification.
  var targets: [ProjectTarget] {
    var templates = XcodeGenTemplates(spec)
    // A target may have its platforms of a template, and a template of one of its platforms.
    let members = XcodeGenPlatforms.apart(
      XcodeGenPlatforms.apart(spec["targets"]?.members ?? [])
        .map { (key: $0.key, value: templates.filled($0.value, name: $0.key)) }
    ).map { (key: $0.value["name"]?.text ?? $0.key, value: $0.value) }
    let lacks = isIncomplete || templates.isIncomplete
    var groups = XcodeGenSettingGroups(spec)
    let configurations = configurations(forTargets: members.count)
    let kinds = Dictionary(
      members.map { ($0.key, kind($0.value)) }, uniquingKeysWith: { one, _ in one })
    return members.map { target($0.key, $0.value, kinds, configurations, &groups, lacks: lacks) }
  }

  /// All targets together have no more settings of configurations than these: a project has some hundreds.
  private static let mostConfigurations = 20_000

  /// Returns the names of the configurations; where there are too many, of the first ones.
  private func configurations(forTargets count: Int) -> [String] {
    let own = spec["configs"]?.members.map(\.key) ?? []
    let most = max(1, Self.mostConfigurations / max(1, count))
    return Array((own.isEmpty ? ["Debug", "Release"] : own).prefix(most))
  }

  private func platform(_ value: ProjectValue) -> String {
    value["platform"]?.text ?? (value["supportedDestinations"] == nil ? "iOS" : "auto")
  }

  private func kind(_ value: ProjectValue) -> ProjectTarget.Kind {
    let platform = platform(value)
    // XcodeGen adds iOS to Mac Catalyst.
    let hasPhone = value["supportedDestinations"]?.texts
      .contains { $0 == "iOS" || $0 == "macCatalyst" }
    guard platform == "iOS" || platform == "auto" && hasPhone == true else { return .other }
    switch value["type"]?.text {
    case "application": return .app
    case "app-extension": return .appExtension
    default: return .other
    }
  }

  private func target(
    _ name: String, _ value: ProjectValue, _ kinds: [String: ProjectTarget.Kind],
    _ configurations: [String], _ groups: inout XcodeGenSettingGroups, lacks: Bool
  ) -> ProjectTarget {
    // A project is known by its own file: a target of another one stands where that is included.
    let line = value.file == nil ? value.line : spec["include"]?.line ?? 1
    let place = SourceLocation(file: path, line: line)
    var target = ProjectTarget(name: name, kind: kind(value), place: place)
    let product = value["type"]?.text ?? ""
    target.isOfSpecification = true
    target.isLibrary = product.hasPrefix("framework") || product.hasPrefix("library")
    let all = Set(configurations)
    lazy var ownList = infoPlist(in: Self.sources(of: value))
    for configuration in configurations {
      var settings = BuildSettings(configuration: configuration)
      for (key, text) in [
        ("SRCROOT", root), ("PROJECT_DIR", root), ("TARGET_NAME", name),
        ("PROJECT_NAME", spec["name"]?.text), ("CONFIGURATION", configuration),
      ] {
        if let text { settings.take(key, text, place) }
      }
      if lacks { settings.missingFile = path }
      var isSaidByFile = false
      // Whether the target's own settings name its Info.plist: XcodeGen asks no others.
      var isOwnList = false
      for (layer, minimum) in [
        (spec, spec["options"]?["deploymentTarget"]?["iOS"]), (value, value["deploymentTarget"]),
      ] {
        if let file = layer["configFiles"]?[configuration]?.text {
          settings.take(file: ProjectPath.join(root, file), files, in: bounds)
        }
        // What a file of either layer says, XcodeGen leaves to it; settings go before both.
        let known = settings.settings["IPHONEOS_DEPLOYMENT_TARGET"]?.place.file
        isSaidByFile = isSaidByFile || known?.hasSuffix(".xcconfig") == true
        if !isSaidByFile { take(minimum: minimum, into: &settings) }
        let layers = groups.layers(of: layer["settings"], in: configuration, of: all)
        let outer = settings.settings.removeValue(forKey: "INFOPLIST_FILE")
        for whole in layers.values { take(whole, into: &settings) }
        isOwnList = settings.settings["INFOPLIST_FILE"] != nil
        if !isOwnList { settings.settings["INFOPLIST_FILE"] = outer }
        if layers.isIncomplete { settings.missingFile = path }
      }
      takeBundle(of: name, into: &settings)
      target.configurations.append(settings)
      let isNamed = isOwnList || value["info"] != nil || settings.missingFile != nil
      let found = isNamed || target.kind == .other ? nil : ownList
      target.plists[configuration] = infoPlist(
        of: value, in: settings, isOwn: isOwnList, amongSources: found)
      target.entitlements[configuration] = list(
        value["entitlements"], "CODE_SIGN_ENTITLEMENTS", settings)
    }
    for source in Self.sources(of: value) {
      guard let own = source.text ?? source["path"]?.text else { continue }
      let folder = ProjectPath.join(root, own)
      let choice = FolderChoice(
        in: folder, excludes: source["excludes"]?.texts ?? [],
        includes: source["includes"]?.texts ?? [])
      target.sources.paths.insert(folder)
      target.sources.folders.append((folder, choice))
      target.resources.folders.append((folder, choice))
      // A catalogue, or another file of the bundle, may be named by itself.
      let kind = URL(fileURLWithPath: own).pathExtension
      if !kind.isEmpty, kind != "swift" { target.resources.paths.insert(folder) }
    }
    target.packages = packages(of: value)
    for dependency in dependencies(of: value) {
      guard let other = dependency["target"]?.text else { continue }
      target.dependencies.insert(other)
      if kinds[other] == .appExtension, dependency["embed"]?.flag != false {
        target.embeddings.append(
          .init(
            target: other, isForInstallingOnly: value["onlyCopyFilesOnInstall"]?.flag == true,
            place: location(of: dependency)))
      }
    }
    return target
  }

  /// Returns the folders of the packages beside the specification that a target depends on, and of those that they name
  /// in turn.
  private func packages(of target: ProjectValue) -> [String] {
    let named = dependencies(of: target).compactMap { $0["package"]?.text }
    return LocalPackage.all(
      from: named.compactMap { spec["packages"]?[$0]?["path"]?.text }
        .map { ProjectPath.join(root, $0) }.filter(LocalPackage.isThere))
  }

  /// Returns what a target depends on, on its own platform.
  private func dependencies(of target: ProjectValue) -> [ProjectValue] {
    (target["dependencies"]?.items ?? []).filter {
      $0["platforms"]?.texts.contains(platform(target)) != false
    }
  }

  private func location(of value: ProjectValue) -> SourceLocation {
    SourceLocation(file: value.file ?? path, line: value.line)
  }

  private func take(_ value: ProjectValue?, into settings: inout BuildSettings) {
    guard let value else { return }
    for (name, member) in (value.isLayeredSettings ? value["base"] : value)?.members ?? [] {
      guard let text = member.textFromYAML else { continue }
      settings.take(
        name, text == "true" ? "YES" : text == "false" ? "NO" : text,
        location(of: member))
    }
  }

  private func take(minimum value: ProjectValue?, into settings: inout BuildSettings) {
    guard let value, let text = value.textFromYAML else { return }
    settings.take("IPHONEOS_DEPLOYMENT_TARGET", text, location(of: value))
  }

  /// Takes the bundle id that XcodeGen makes of `bundleIdPrefix` where no setting says one.
  private func takeBundle(of name: String, into settings: inout BuildSettings) {
    let key = "PRODUCT_BUNDLE_IDENTIFIER"
    guard settings.settings[key] == nil, settings.missingFile == nil,
      let value = spec["options"]?["bundleIdPrefix"], let prefix = value.text
    else { return }
    let word = name.replacing("_", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    settings.take(key, "\(prefix).\(word)", location(of: value))
  }

  /// The Info.plist among a target's sources.
  private enum FoundList {
    case one(String)
    /// Several: which one XcodeGen meets first is not known.
    case several
  }

  /// Returns the first Info.plist among the sources; of several in one folder that which stands in it itself.
  private func infoPlist(in sources: [ProjectValue]) -> FoundList? {
    for source in sources {
      guard let own = source.text ?? source["path"]?.text else { continue }
      let place = ProjectPath.join(root, own)
      guard bounds.holds(place) else { continue }
      if ProjectPath.name(place) == "Info.plist" { return .one(place) }
      let found = FileMembership(folders: [(place, [])]).files(ending: "/Info.plist")
      guard let first = found.first else { continue }
      let nearest = found.count == 1 ? first : found.first { $0 == "\(place)/Info.plist" }
      return nearest.map(FoundList.one) ?? .several
    }
    return nil
  }

  /// Returns the Info.plist that XcodeGen takes: the one of the target's own settings, that of `info`, the first among the
  /// sources. A setting of a file or of the project counts where there is none of these.
  private func infoPlist(
    of target: ProjectValue, in settings: BuildSettings, isOwn: Bool,
    amongSources found: FoundList?
  ) -> ProjectTarget.ReadList? {
    let setting = "INFOPLIST_FILE"
    let info = target["info"]
    if isOwn, let path = info?["path"]?.text {
      // What `info` says is written to its path, whether or not that is taken.
      guard let named = settings.value(setting)?.value else { return nil }
      let isWritten = ProjectPath.join(root, named) == ProjectPath.join(root, path)
      return list(isWritten ? info : nil, setting, settings)
    }
    if info != nil || isOwn { return list(info, setting, settings) }
    switch found {
    case .one(let path): return .init(path: path, value: files.propertyList(path, in: bounds))
    case .several: return nil
    case nil: return list(nil, setting, settings)
    }
  }

  /// Returns a property list that XcodeGen writes whole from `properties`, or one that is there already.
  private func list(
    _ value: ProjectValue?, _ setting: String, _ settings: BuildSettings
  ) -> ProjectTarget.ReadList? {
    if let properties = value?["properties"] {
      return ProjectTarget.ReadList(path: properties.file ?? path, value: properties)
    }
    guard let own = value?["path"]?.text ?? settings.value(setting)?.value else { return nil }
    let whole = ProjectPath.join(root, own)
    return ProjectTarget.ReadList(path: whole, value: files.propertyList(whole, in: bounds))
  }
}
