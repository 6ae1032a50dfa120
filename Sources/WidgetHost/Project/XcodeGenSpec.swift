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
    let members = (spec["targets"]?.members ?? []).map {
      (key: $0.key, value: templates.filled($0.value, name: $0.key))
    }
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

  private func kind(_ value: ProjectValue) -> ProjectTarget.Kind {
    guard (value["platform"]?.texts ?? ["iOS"]).contains("iOS") else { return .other }
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
    for configuration in configurations {
      var settings = BuildSettings(configuration: configuration)
      for (key, text) in [
        ("SRCROOT", root), ("PROJECT_DIR", root), ("TARGET_NAME", name),
        ("PROJECT_NAME", spec["name"]?.text), ("CONFIGURATION", configuration),
      ] {
        if let text { settings.take(key, text, place) }
      }
      if lacks { settings.missingFile = path }
      for layer in [spec, value] {
        if let file = layer["configFiles"]?[configuration]?.text {
          settings.take(file: ProjectPath.join(root, file), files, in: bounds)
        }
        let layers = groups.layers(of: layer["settings"], in: configuration, of: all)
        for whole in layers.values { take(whole, into: &settings) }
        if layers.isIncomplete { settings.missingFile = path }
      }
      take(minimum: spec["options"]?["deploymentTarget"]?["iOS"], into: &settings)
      take(minimum: value["deploymentTarget"], into: &settings)
      target.configurations.append(settings)
      target.plists[configuration] = list(value["info"], "INFOPLIST_FILE", settings)
      target.entitlements[configuration] = list(
        value["entitlements"], "CODE_SIGN_ENTITLEMENTS", settings)
    }
    for source in Self.sources(of: value) {
      guard let own = source.text ?? source["path"]?.text else { continue }
      let folder = ProjectPath.join(root, own)
      let left = (source["excludes"]?.texts ?? []).map { ProjectPath.join(folder, $0) }
      target.sources.paths.insert(folder)
      target.sources.folders.append((folder, Set(left)))
      target.resources.folders.append((folder, Set(left)))
      // A catalogue, or another file of the bundle, may be named by itself.
      let kind = URL(fileURLWithPath: own).pathExtension
      if !kind.isEmpty, kind != "swift" { target.resources.paths.insert(folder) }
    }
    target.packages = packages(of: value)
    for dependency in value["dependencies"]?.items ?? [] {
      guard let other = dependency["target"]?.text else { continue }
      target.dependencies.insert(other)
      if kinds[other] == .appExtension, dependency["embed"]?.flag != false {
        target.embeddings.append(
          .init(
            target: other, isForInstallingOnly: false,
            place: location(of: dependency)))
      }
    }
    return target
  }

  /// Returns the folders of the packages beside the specification that a target depends on, and of those that they name
  /// in turn.
  private func packages(of target: ProjectValue) -> [String] {
    let named = (target["dependencies"]?.items ?? []).compactMap { $0["package"]?.text }
    return LocalPackage.all(
      from: named.compactMap { spec["packages"]?[$0]?["path"]?.text }
        .map { ProjectPath.join(root, $0) }.filter(LocalPackage.isThere))
  }

  private func location(of value: ProjectValue) -> SourceLocation {
    SourceLocation(file: value.file ?? path, line: value.line)
  }

  private func take(_ value: ProjectValue?, into settings: inout BuildSettings) {
    guard let value else { return }
    let isLayered = value["base"] != nil || value["configs"] != nil || value["groups"] != nil
    for (name, member) in (isLayered ? value["base"] : value)?.members ?? [] {
      guard let text = member.text else { continue }
      settings.take(
        name, text == "true" ? "YES" : text == "false" ? "NO" : text,
        location(of: member))
    }
  }

  private func take(minimum value: ProjectValue?, into settings: inout BuildSettings) {
    guard let value, let text = value.text else { return }
    settings.take("IPHONEOS_DEPLOYMENT_TARGET", text, location(of: value))
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
