import Findings

/// Reads `project.yml`, from which XcodeGen makes an Xcode project.
struct XcodeGenSpec {
  private let path: String
  private let root: String
  private let spec: ProjectValue
  private let files: ProjectFiles

  /// Reads a specification; nil when the file is none.
  init?(_ path: String, _ files: ProjectFiles) {
    guard let bytes = files.bytes(path), let spec = YAMLReader.read(bytes), spec["targets"] != nil
    else { return nil }
    (self.path, self.spec, self.files) = (path, spec, files)
    root = ProjectPath.folder(path)
  }

  /// The targets of the specification.
  var targets: [ProjectTarget] {
    let members = spec["targets"]?.members ?? []
    let kinds = Dictionary(
      members.map { ($0.key, kind($0.value)) }, uniquingKeysWith: { one, _ in one })
    return members.map { target($0.key, $0.value, kinds) }
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
    _ name: String, _ value: ProjectValue, _ kinds: [String: ProjectTarget.Kind]
  ) -> ProjectTarget {
    let place = SourceLocation(file: path, line: value.line)
    var target = ProjectTarget(name: name, kind: kind(value), place: place)
    let product = value["type"]?.text ?? ""
    target.isOfSpecification = true
    target.isLibrary = product.hasPrefix("framework") || product.hasPrefix("library")
    var settings = BuildSettings(configuration: "all")
    settings.take("SRCROOT", root, place)
    settings.take("TARGET_NAME", name, place)
    // What stands in other files or in templates is not followed.
    if spec["include"] != nil || value["templates"] != nil || spec["settingGroups"] != nil {
      settings.missingFile = path
    }
    for layer in [spec["settings"], value["settings"]] { take(layer, into: &settings) }
    take(minimum: spec["options"]?["deploymentTarget"]?["iOS"], into: &settings)
    take(minimum: value["deploymentTarget"], into: &settings)
    target.configurations = [settings]
    target.plists["all"] = list(value["info"], "INFOPLIST_FILE", settings)
    target.entitlements["all"] = list(value["entitlements"], "CODE_SIGN_ENTITLEMENTS", settings)
    let sources = value["sources"].map { $0.items.isEmpty ? [$0] : $0.items } ?? []
    for source in sources {
      guard let own = source.text ?? source["path"]?.text else { continue }
      let folder = ProjectPath.join(root, own)
      let left = (source["excludes"]?.texts ?? []).map { ProjectPath.join(folder, $0) }
      target.sources.paths.insert(folder)
      target.sources.folders.append((folder, Set(left)))
      target.resources.folders.append((folder, Set(left)))
      // An asset catalogue may be named by itself.
      if folder.hasSuffix(".xcassets") { target.resources.paths.insert(folder) }
    }
    for dependency in value["dependencies"]?.items ?? [] {
      guard let other = dependency["target"]?.text else { continue }
      target.dependencies.insert(other)
      if kinds[other] == .appExtension, dependency["embed"]?.flag != false {
        target.embeddings.append(
          .init(
            target: other, isForInstallingOnly: false,
            place: SourceLocation(file: path, line: dependency.line)))
      }
    }
    return target
  }

  private func take(_ value: ProjectValue?, into settings: inout BuildSettings) {
    guard let value else { return }
    let isLayered = value["base"] != nil || value["configs"] != nil || value["groups"] != nil
    for (name, member) in (isLayered ? value["base"] : value)?.members ?? [] {
      guard let text = member.text else { continue }
      settings.take(
        name, text == "true" ? "YES" : text == "false" ? "NO" : text,
        SourceLocation(file: path, line: member.line))
    }
  }

  private func take(minimum value: ProjectValue?, into settings: inout BuildSettings) {
    guard let value, let text = value.text else { return }
    settings.take(
      "IPHONEOS_DEPLOYMENT_TARGET", text, SourceLocation(file: path, line: value.line))
  }

  /// Returns a property list that XcodeGen writes whole from `properties`, or one that is there already.
  private func list(
    _ value: ProjectValue?, _ setting: String, _ settings: BuildSettings
  ) -> ProjectTarget.ReadList? {
    if let properties = value?["properties"] {
      return ProjectTarget.ReadList(path: path, value: properties)
    }
    guard let own = value?["path"]?.text ?? settings.value(setting)?.value else { return nil }
    let whole = ProjectPath.join(root, own)
    return ProjectTarget.ReadList(path: whole, value: files.propertyList(whole))
  }
}
