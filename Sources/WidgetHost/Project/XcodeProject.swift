import Findings

/// Reads `project.pbxproj`: the objects that Xcode keeps of a project.
struct XcodeProject {
  private let path: String
  /// The folder that the project stands in, `SRCROOT`.
  let root: String
  let objects: [String: ProjectValue]
  private let project: ProjectValue
  private let files: ProjectFiles
  private let bounds: SourceBounds
  /// Where each file and group stands.
  private(set) var places: [String: String] = [:]
  /// How many bytes the places may have together: a project of 100,000 files has a sixth of it.
  private var room = 64 << 20
  /// The folders that Xcode keeps in step with the disk.
  private let synchronizedGroups: [String]
  /// What is listed of those folders, by the target that it is listed for: the folder, and the paths from it.
  private let listed: [String: [(group: String, paths: [String])]]
  /// The packages beside the project, looked at once.
  let packages = ProjectPackages()

  /// Reads a project; nil when the file is none.
  ///
  /// - Parameter path: of `project.pbxproj`.
  init?(_ path: String, _ files: ProjectFiles) {
    let bounds = files.bounds(around: ProjectPath.home(of: path))
    guard let bytes = files.bytes(path, in: bounds) else { return nil }
    guard let value = OpenStepReader.read(bytes),
      case .table(let objects)? = value["objects"]?.content,
      let id = value["rootObject"]?.text, let project = objects[id]
    else {
      files.noteUnread(path, bytes)
      return nil
    }
    (self.path, self.objects, self.project, self.files) = (path, objects, project, files)
    self.bounds = bounds
    synchronizedGroups = objects.keys.filter {
      objects[$0]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
    }.sorted()
    listed = synchronizedGroups.reduce(into: [:]) { listed, group in
      for exception in (objects[group]?["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
        guard let target = exception["target"]?.text else { continue }
        let paths = (exception["membershipExceptions"]?.items ?? []).compactMap(\.text)
        listed[target, default: []].append((group, paths))
      }
    }
    root = ProjectPath.join(
      ProjectPath.folder(ProjectPath.folder(path)), project["projectDirPath"]?.text ?? "")
    if let group = project["mainGroup"]?.text { notePlaces(group, in: root, depth: 0) }
  }

  /// The project's targets.
  var targets: [ProjectTarget] {
    let ids = (project["targets"]?.items ?? []).compactMap(\.text)
    let products = Dictionary(
      ids.compactMap { id in
        objects[id]?["productReference"]?.text.map { ($0, name(of: id)) }
      }, uniquingKeysWith: { one, _ in one })
    return ids.compactMap { id in objects[id].map { target(id, $0, products) } }
  }

  private func name(of id: String) -> String { objects[id]?["name"]?.text ?? id }

  private func target(
    _ id: String, _ object: ProjectValue, _ products: [String: String]
  ) -> ProjectTarget {
    var target = ProjectTarget(
      name: name(of: id), kind: .other, place: SourceLocation(file: path, line: object.line))
    target.configurations = configurations(of: object, named: target.name)
    let product = object["productType"]?.text ?? ""
    target.isLibrary =
      product.contains("type.framework") || product.contains("type.library")
      || product == "com.apple.product-type.bundle"
    switch product {
    case "com.apple.product-type.application": target.kind = .app
    case "com.apple.product-type.app-extension": target.kind = .appExtension
    default: target.kind = .other
    }
    if !target.configurations.contains(where: isForPhone) { target.kind = .other }
    for phase in refs(object["buildPhases"]) { take(phase, into: &target, products) }
    takeFolders(id, object, into: &target)
    target.packages = packages(of: object)
    for dependency in refs(object["dependencies"]) {
      if let other = dependency["target"]?.text { target.dependencies.insert(name(of: other)) }
    }
    for settings in target.configurations {
      target.plists[settings.configuration] = list("INFOPLIST_FILE", settings)
      target.entitlements[settings.configuration] = list("CODE_SIGN_ENTITLEMENTS", settings)
    }
    return target
  }

  /// Returns whether a target is for iPhones: macOS, tvOS, watchOS and visionOS have rules of their own.
  private func isForPhone(_ settings: BuildSettings) -> Bool {
    let platforms = settings.value("SUPPORTED_PLATFORMS")?.value
    let kit = settings.value("SDKROOT")?.value ?? "iphoneos"
    if kit.hasPrefix("iphone") { return true }
    return kit == "auto" && (platforms?.contains("iphoneos") ?? true)
  }

  private func list(_ setting: String, _ settings: BuildSettings) -> ProjectTarget.ReadList? {
    guard let path = settings.value(setting)?.value, !path.isEmpty else {
      return settings.has(setting) && settings.value(setting) == nil
        ? ProjectTarget.ReadList(path: settings.settings[setting]?.value ?? "", value: nil) : nil
    }
    let whole = ProjectPath.join(root, path)
    return ProjectTarget.ReadList(path: whole, value: files.propertyList(whole, in: bounds))
  }

  // MARK: Settings

  private func configurations(of target: ProjectValue, named name: String) -> [BuildSettings] {
    let own = refs(target["buildConfigurationList"]).first
    let shared = refs(project["buildConfigurationList"]).first
    return refs(own?["buildConfigurations"]).map { configuration in
      let name = configuration["name"]?.text ?? ""
      var settings = BuildSettings(configuration: name)
      let place = SourceLocation(file: path, line: target.line)
      for (key, value) in [
        ("SRCROOT", root), ("PROJECT_DIR", root), ("PROJECT_NAME", projectName),
        ("TARGET_NAME", self.name(target)),
      ] {
        settings.take(key, value, place)
      }
      settings.take("PRODUCT_NAME", self.name(target), place)
      settings.take("CONFIGURATION", name, place)
      let below = refs(shared?["buildConfigurations"]).first { $0["name"]?.text == name }
      for layer in [below, configuration] { if let layer { take(layer, into: &settings) } }
      return settings
    }
  }

  private func name(_ target: ProjectValue) -> String { target["name"]?.text ?? "" }

  /// The name of the project's own folder: `Ferry` of `Ferry.xcodeproj`.
  private var projectName: String {
    let folder = ProjectPath.name(ProjectPath.folder(path))
    return folder.hasSuffix(".xcodeproj") ? String(folder.dropLast(10)) : folder
  }

  private func take(_ configuration: ProjectValue, into settings: inout BuildSettings) {
    if let base = configuration["baseConfigurationReference"]?.text {
      settings.take(file: places[base] ?? base, files, in: bounds)
    } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    {
      settings.take(file: ProjectPath.join(places[anchor] ?? root, name), files, in: bounds)
    }
    for (name, value) in configuration["buildSettings"]?.members ?? [] {
      settings.take(
        name, value.texts.joined(separator: " "), SourceLocation(file: path, line: value.line))
    }
  }

  // MARK: Files

  /// The system opens no longer path, in bytes.
  private static let longestPath = 4096

  private mutating func notePlaces(_ id: String, in folder: String, depth: Int) {
    guard depth < ProjectValue.depthLimit, let object = objects[id], places[id] == nil else {
      return
    }
    let own = object["path"]?.text ?? ""
    guard own.utf8.count <= Self.longestPath else { return }
    let place =
      switch object["sourceTree"]?.text {
      case "SOURCE_ROOT": ProjectPath.join(root, own)
      default: ProjectPath.join(folder, own)
      }
    // Each file below a long path would have the whole of it.
    room -= place.utf8.count
    guard place.utf8.count <= Self.longestPath, room >= 0 else { return }
    places[id] = place
    for child in (object["children"]?.items ?? []).compactMap(\.text) {
      notePlaces(child, in: place, depth: depth + 1)
    }
  }

  /// Takes the files of a build phase.
  private func take(
    _ phase: ProjectValue, into target: inout ProjectTarget, _ products: [String: String]
  ) {
    let references = refs(phase["files"]).compactMap { $0["fileRef"]?.text }
    switch phase["isa"]?.text {
    case "PBXSourcesBuildPhase": target.sources.paths.formUnion(references.flatMap(paths))
    case "PBXResourcesBuildPhase": target.resources.paths.formUnion(references.flatMap(paths))
    case "PBXCopyFilesBuildPhase":
      guard isForExtensions(phase) else { return }
      target.embeddings += references.compactMap { products[$0] }.map {
        ProjectTarget.Embedding(
          target: $0,
          isForInstallingOnly: phase["runOnlyForDeploymentPostprocessing"]?.flag == true,
          place: SourceLocation(file: path, line: phase.line))
      }
    default: break
    }
  }

  /// Returns whether a phase copies to where an app has its extensions, which may be said in several ways.
  private func isForExtensions(_ phase: ProjectValue) -> Bool {
    let place = phase["dstPath"]?.text ?? ""
    // As Xcode has written it, and as Xcode 26 does.
    switch phase["dstSubfolderSpec"]?.text ?? phase["dstSubfolder"]?.text {
    case "13", "PlugIns": return true
    // From the app's own folder.
    case "1", "Wrapper": if ["PlugIns", "Extensions"].contains(place) { return true }
    default: break
    }
    let ways = [
      "EXTENSIONS_FOLDER_PATH", "PLUGINS_FOLDER_PATH", "$(CONTENTS_FOLDER_PATH)/PlugIns",
      "$(CONTENTS_FOLDER_PATH)/Extensions",
    ]
    return ways.contains(where: place.contains)
  }

  /// Returns the paths of a reference: a group of translations stands for each of them.
  private func paths(_ reference: String) -> [String] {
    let children = (objects[reference]?["children"]?.items ?? []).compactMap(\.text)
    return ([reference] + children).compactMap { places[$0] }
  }

  /// Takes the folders that Xcode keeps in step with the disk: all files of an owner's folder but those listed, and
  /// for another target those that are listed.
  private func takeFolders(_ id: String, _ object: ProjectValue, into target: inout ProjectTarget) {
    let own = (object["fileSystemSynchronizedGroups"]?.items ?? []).compactMap(\.text)
    let known = Set(own)
    var taken: Set<String> = []
    let ofTarget = Dictionary(grouping: listed[id] ?? [], by: \.group).mapValues {
      $0.flatMap(\.paths)
    }
    // Of two icons the one in the folder that the target lists first counts.
    for group in own + ofTarget.keys.sorted() where taken.insert(group).inserted {
      guard let folder = places[group] else { continue }
      let listed = (ofTarget[group] ?? []).map { ProjectPath.join(folder, $0) }
      if known.contains(group) {
        target.sources.folders.append((folder, FolderChoice(except: Set(listed))))
        target.resources.folders.append((folder, FolderChoice(except: Set(listed))))
      } else {
        target.sources.paths.formUnion(listed)
        target.resources.paths.formUnion(listed)
      }
    }
  }

  /// Returns the objects that a value refers to.
  func refs(_ value: ProjectValue?) -> [ProjectValue] {
    (value?.texts ?? []).compactMap { objects[$0] }
  }
}
