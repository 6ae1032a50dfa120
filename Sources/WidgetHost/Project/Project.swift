import Findings
import Foundation

/// What the project files of a folder say: of Xcode, XcodeGen or Expo, or an Info.plist by itself.
public struct Project: Sendable {
  /// The targets of all Xcode projects and specifications.
  public private(set) var targets: [ProjectTarget] = []
  /// Expo's configuration, when there is one.
  public private(set) var expo: ExpoConfig?
  /// The files that were read, for whoever watches them.
  public private(set) var files: [String] = []
  /// The swift files in whose targets one wants to know what is said.
  let sources: [WidgetSources.File]

  /// Creates a project without files.
  init() { sources = [] }

  /// The folders of the files that were read.
  var folders: [String] { Set(files.map(ProjectPath.folder)).sorted() }

  /// Reads the project of a folder: the files in it and below it, or those of the folders above it where one of their
  /// targets has its source.
  ///
  /// - Parameters:
  ///   - folder: an absolute path.
  ///   - sources: the Swift files that were found there.
  public init(folder: String, sources: [WidgetSources.File]) {
    self.sources = sources.map { .init(path: ProjectPath.join(folder, $0.path), text: $0.text) }
    let reader = ProjectFiles()
    take(ProjectSearch.below(folder), reader)
    if targets.isEmpty, expo == nil {
      for found in ProjectSearch.above(folder) {
        take(found, reader)
        let isOurs = targets.contains { target in
          self.sources.contains { target.sources.contains($0.path) }
        }
        // A folder of widgets in a project of Expo belongs to it.
        if isOurs || targets.isEmpty && expo != nil { break }
        (targets, expo) = ([], nil)
      }
    }
    files = reader.read.sorted()
  }

  private mutating func take(_ found: ProjectSearch.Found, _ files: ProjectFiles) {
    for path in found.xcodeProjects {
      targets += XcodeProject(path, files)?.targets ?? []
    }
    if targets.isEmpty {
      for path in found.specifications { targets += XcodeGenSpec(path, files)?.targets ?? [] }
    }
    expo = found.expoConfigs.lazy.compactMap { ExpoConfig($0, files) }.first
  }

  /// What the Swift files declare and name, those of tests left out.
  public var facts: [SourceFacts] {
    sources.filter { !$0.path.contains("Tests/") }.map { SourceFacts($0) }
  }

  /// Whether anything is known.
  public var isEmpty: Bool { targets.isEmpty && expo == nil }

  // MARK: Targets

  /// The Swift files that declare activities.
  var activityFiles: [WidgetSources.File] {
    sources.filter { $0.text.contains("ActivityConfiguration") }
  }

  /// The extensions that hold the source's activities.
  public var widgetExtensions: [ProjectTarget] {
    let holding = targets.filter { target in
      target.kind == .appExtension && target.isWidgetExtension != false
        && activityFiles.contains { target.sources.contains($0.path) }
    }
    return holding.isEmpty ? targets.filter { $0.isWidgetExtension == true } : holding
  }

  /// The apps to which the activities belong: those that hold or build their extension, or the only one.
  public var apps: [ProjectTarget] {
    let apps = targets.filter { $0.kind == .app }
    let names = Set(widgetExtensions.map(\.name))
    let owning = apps.filter { app in
      !app.dependencies.isDisjoint(with: names)
        || app.embeddings.contains { names.contains($0.target) }
    }
    return owning.isEmpty && apps.count == 1 ? apps : owning
  }
}
