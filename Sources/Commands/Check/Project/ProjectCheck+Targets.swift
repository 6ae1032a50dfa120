import Canvas
import Drawing
import Findings
import WidgetHost

/// How the targets hang together.
extension ProjectCheck {
  /// An extension that no app holds is not installed: activities start and are not drawn.
  var embedding: [Finding] {
    let apps = project.targets.filter { $0.kind == .app }
    guard !apps.isEmpty else { return [] }
    let embedded = apps.reduce(
      into: [String: [(ProjectTarget, ProjectTarget.Embedding)]]()
    ) { embedded, app in
      for embedding in app.embeddings {
        embedded[embedding.target, default: []].append((app, embedding))
      }
    }
    return widgetExtensions.filter { holdsActivities($0) }.compactMap { target in
      let held = embedded[target.name] ?? []
      guard let (app, embedding) = held.first else {
        return Finding(
          "extension-not-embedded", location: target.place,
          sentence:
            "No app copies \(target.name) into its PlugIns folder: the activity starts and is not drawn."
        )
      }
      if held.allSatisfy({ $0.1.isForInstallingOnly }) {
        return Finding(
          "extension-only-when-installing", location: embedding.place,
          sentence:
            "\(app.name) copies \(target.name) only when installing: a run from Xcode does not have it."
        )
      }
      guard held.allSatisfy({ !$0.0.dependencies.contains(target.name) }) else { return nil }
      return Finding(
        "extension-not-built-first", location: app.place,
        sentence:
          "\(app.name) holds \(target.name) and does not depend on it: a build may hold an old one, or none."
      )
    }
  }

  /// The apps that hold an extension, by its name.
  private var holders: [String: [ProjectTarget]] {
    apps.reduce(into: [:]) { holders, app in
      for name in Set(app.embeddings.map(\.target)) { holders[name, default: []].append(app) }
    }
  }

  func holdsActivities(_ target: ProjectTarget) -> Bool {
    files(of: target).contains { !$0.configurations.isEmpty }
  }

  private func activityFiles(of target: ProjectTarget) -> Set<String> {
    Set(files(of: target).filter { !$0.configurations.isEmpty }.map(\.path))
  }

  /// The files with activities of extensions that iOS asks for pictures.
  private var filesOfWidgetExtensions: Set<String> {
    project.targets.filter { target in
      target.kind == .appExtension
        && target.configurations.contains {
          target.plistText(["NSExtension", "NSExtensionPointIdentifier"], in: $0)
            == "com.apple.widgetkit-extension"
        }
    }.reduce(into: []) { $0.formUnion(activityFiles(of: $1)) }
  }

  /// The extension point tells iOS that an extension holds widgets.
  var extensionPoint: [Finding] {
    project.targets.filter { $0.kind == .appExtension && holdsActivities($0) }.compactMap {
      target in
      for settings in target.configurations where target.hasPlist(settings) {
        let keys = ["NSExtension", "NSExtensionPointIdentifier"]
        let point = target.plistText(keys, in: settings)
        if point == "com.apple.widgetkit-extension" { continue }
        // An extension for something else may compile the file, where one for widgets has it as well.
        if point != nil, activityFiles(of: target).isSubset(of: filesOfWidgetExtensions) {
          continue
        }
        // A file that is not known may have it, and a setting whose value is not known may be it.
        if point == nil,
          target.has("NSExtension", in: settings) == nil
            || target.plistValue(keys, in: settings) != nil
        {
          continue
        }
        return Finding(
          "extension-point-missing", location: target.plistPlace(settings) ?? target.place,
          sentence:
            "\(target.name) holds activities, and \(point.map { "its extension point is \($0)" } ?? "its Info.plist has no extension point")\(occasion([settings], of: target)): iOS never asks it for a picture."
        )
      }
      return nil
    }
  }

  /// Who hears nothing of a file takes it for judged.
  var unreadFiles: [Finding] {
    project.unreadFiles.map { file in
      let isPropertyList = ![".yml", ".yaml", ".json"].contains(where: file.place.file.hasSuffix)
      let reason =
        switch file.cause {
        case .empty: "is empty"
        case .binary: "is a binary property list"
        case .utf16: "is UTF-16, and only UTF-8 is read here"
        case .conflict: "has both sides of a merge from this line on"
        case .broken:
          isPropertyList
            ? "is no property list, or ends too early" : "cannot be read from this line on"
        }
      let fix: String? =
        switch file.cause {
        case .binary, .utf16:
          isPropertyList ? "Write it as text: plutil -convert xml1." : "Write it as UTF-8."
        case .conflict: "Choose one side of the merge, and take its marks away."
        case .empty, .broken: nil
        }
      return Finding(
        "project-file-unread", location: file.place,
        sentence:
          "\(ProjectCheck.name(file.place.file)) \(reason): nothing that it says is judged.",
        fix: fix)
    }
  }

  /// Xcode builds nothing with an `.xcconfig` file that it cannot read.
  var settingsFiles: [Finding] {
    var told: Set<SettingsFile.Fault> = []
    return project.targets.flatMap { $0.configurations.flatMap(\.fileFaults) }
      .filter { told.insert($0).inserted }.map { fault in
        let (words, fix) =
          switch fault.kind {
          case .line:
            (
              "\(ProjectCheck.name(fault.place.file)) has a line that is neither a setting nor an #include: Xcode refuses it, and nothing that the line says is judged.",
              "Write NAME = value, or // before a comment."
            )
          case .missing(let name):
            (
              "\(name) is included, and is not there: Xcode refuses that, and nothing that it may say is judged.",
              "Write the path from the folder of the file that includes it, or #include? where it may be missing."
            )
          }
        return Finding("project-file-unread", location: fault.place, sentence: words, fix: fix)
      }
  }

  /// A specification that includes what is not there, or itself, makes no project.
  var includes: [Finding] {
    project.includeFaults.map { fault in
      let own = fault.place.file
      let folder = own[..<(own.lastIndex(of: "/") ?? own.startIndex)] + "/"
      let name = fault.file.hasPrefix(folder) ? fault.file.dropFirst(folder.count) : fault.file[...]
      switch fault.kind {
      case .missing:
        return Finding(
          "include-missing", location: fault.place,
          sentence:
            "\(name) is included, and there is no specification: XcodeGen makes no project, and what it declares is not judged."
        )
      case .outside:
        return Finding(
          "project-file-unread", location: fault.place,
          sentence:
            "\(name) is included and stands outside of the project's repository: it is not read, and nothing that it says is judged.",
          fix: "Name the folder that holds all of the project, or copy the file into it.")
      case .cycle:
        return Finding(
          "include-cycle", location: fault.place,
          sentence: "\(name) is included, and includes this file: XcodeGen never finishes.")
      }
    }
  }

  /// On a phone that is older than the extension wants, the app is installed without it.
  var versions: [Finding] {
    let extensions = widgetExtensions.filter { holdsActivities($0) }
    let holders = holders
    var findings = extensions.flatMap { target in
      holders[target.name, default: []].compactMap { app -> Finding? in
        for (own, theirs) in pairs(target, app) {
          // What an activity shows needs 16.2 anyway.
          guard let mine = target.minimumVersion(own), let other = app.minimumVersion(theirs),
            mine.version > max(other.version, 16.2)
          else { continue }
          return Finding(
            "extension-newer-than-app", location: mine.place,
            sentence:
              "\(target.name) needs iOS \(mine.version), \(app.name) runs from \(other.version) on: from iOS \(max(other.version, 16.2)) up to, but not with, \(mine.version), an activity starts and is not drawn."
          )
        }
        return nil
      }
    }
    for file in extensionFiles {
      guard let first = file.fullscreens.first, !file.hasAvailability else { continue }
      for target in extensions where belongs(file, to: target) {
        guard let settings = target.configurations.first,
          let minimum = target.minimumVersion(settings), minimum.version < 17
        else { continue }
        findings.append(
          Finding(
            "fullscreen-before-17", location: place(file, first.line),
            sentence:
              "isActivityFullscreen is read, and \(target.name) runs from iOS \(minimum.version) on: on iOS 16 nothing of the activity is drawn."
          ))
      }
    }
    return findings + newSymbols(of: extensions)
  }

  /// Returns the symbols that phones do not have on which an extension runs, each once.
  private func newSymbols(of extensions: [ProjectTarget]) -> [Finding] {
    extensionFiles.filter { !$0.hasAvailability }.flatMap { file -> [Finding] in
      guard
        let (target, minimum) = extensions.lazy.filter({ belongs(file, to: $0) }).compactMap({
          target in
          target.configurations.first.flatMap { target.minimumVersion($0) }.map {
            (target.name, max($0.version, 16.2))
          }
        }).min(by: { $0.1 < $1.1 })
      else { return [] }
      var told: Set<String> = []
      return file.symbols.compactMap { symbol in
        guard let system = SymbolRelease.system(of: symbol.name), system > minimum,
          told.insert(symbol.name).inserted
        else { return nil }
        return SymbolFindings.newer(
          symbol.name, than: minimum, "\(target) runs from iOS \(minimum) on",
          at: place(file, symbol.line))
      }
    }
  }

  /// Returns the configurations of two targets that are built together.
  private func pairs(
    _ one: ProjectTarget, _ other: ProjectTarget
  ) -> [(BuildSettings, BuildSettings)] {
    one.configurations.compactMap { own in
      other.configurations.first { $0.configuration == own.configuration }.map { (own, $0) }
    }
  }

  /// An extension's bundle id begins with that of its app.
  var bundleIdentifiers: [Finding] {
    let holders = holders
    return widgetExtensions.flatMap { target in
      holders[target.name, default: []].compactMap { app -> Finding? in
        for (own, theirs) in pairs(target, app) {
          guard let mine = own.value("PRODUCT_BUNDLE_IDENTIFIER"),
            let other = theirs.value("PRODUCT_BUNDLE_IDENTIFIER"),
            !mine.value.isEmpty, !other.value.isEmpty,
            !mine.value.lowercased().hasPrefix(other.value.lowercased() + ".")
          else { continue }
          return Finding(
            "extension-bundle-id", location: mine.place,
            sentence:
              "\(target.name) is \(mine.value), and \(app.name) is \(other.value)\(occasion([own], of: target)): the app cannot be installed with it."
          )
        }
        return nil
      }
    }
  }
}
