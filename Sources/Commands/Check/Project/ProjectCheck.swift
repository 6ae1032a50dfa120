import Findings
import Foundation
import WidgetHost

/// Judges what ships beside a widget: property lists, entitlements, targets, and what the source expects of them.
///
/// Each check is one function that says nothing where a file it would need is not here.
struct ProjectCheck {
  let project: Project
  /// What the source declares and names.
  let facts: [SourceFacts]
  /// The folder that was named.
  let folder: String
  /// Asset catalogues that were found.
  let catalogues: [String]
  /// The apps to which the activities belong, and the extensions that hold them.
  let apps: [ProjectTarget]
  let widgetExtensions: [ProjectTarget]
  /// The files that are compiled into extensions of activities, and into no app.
  let extensionFiles: [SourceFacts]
  /// The paths of the files that a target compiles.
  private let known: Set<String>
  /// The files of each target.
  private let targetFiles: [TargetKey: [SourceFacts]]

  /// What tells targets apart.
  private struct TargetKey: Hashable {
    var place: SourceLocation
    var name: String

    init(_ target: ProjectTarget) { (place, name) = (target.place, target.name) }
  }

  /// Creates the check of a folder's project.
  ///
  /// - Parameter catalogues: folders `*.xcassets`.
  init(_ project: Project, folder: String, catalogues: [String]) {
    (self.project, self.folder, self.catalogues) = (project, folder, catalogues)
    facts = project.facts
    (apps, widgetExtensions) = (project.apps, project.widgetExtensions)
    let own = Set(widgetExtensions.map(TargetKey.init))
    let owners = FileOwners(project.targets)
    var known: Set<String> = []
    var targetFiles: [TargetKey: [SourceFacts]] = [:]
    var extensionFiles: [SourceFacts] = []
    for file in facts {
      let targets = owners.targets(compiling: file.path).map { project.targets[$0] }
      if !targets.isEmpty { known.insert(file.path) }
      let keys = Set(targets.map(TargetKey.init))
      for key in keys { targetFiles[key, default: []].append(file) }
      if !keys.isDisjoint(with: own), !targets.contains(where: { $0.kind == .app }) {
        extensionFiles.append(file)
      }
    }
    (self.known, self.targetFiles, self.extensionFiles) = (known, targetFiles, extensionFiles)
  }

  /// All checks, in the order in which they are told.
  private static let checks: [@Sendable (ProjectCheck) -> [Finding]] = [
    { $0.unreadFiles }, { $0.settingsFiles }, { $0.includes }, { $0.liveActivitiesKey },
    { $0.uncountedKeys },
    { $0.frequentUpdates },
    { $0.overwrittenKeys },
    { $0.pushEntitlement }, { $0.groups }, { $0.embedding }, { $0.extensionPoint },
    { $0.versions }, { $0.bundleIdentifiers }, { $0.attributes }, { $0.bundleMembers },
    { $0.undeclaredActivities }, { $0.intents }, { $0.startTokens }, { $0.backgroundRequests },
    { $0.staleDates }, { $0.schemes }, { $0.ownDefaults },
    { $0.assets }, { $0.fonts }, { $0.payloads },
  ]

  /// Everything there is to say, each thing once.
  var findings: [Finding] {
    var seen: Set<Finding> = []
    return ProjectCheck.checks.flatMap { $0(self) }.filter { seen.insert($0).inserted }
  }

  // MARK: Where things belong

  /// Returns whether a file is compiled into a target.
  func belongs(_ file: SourceFacts, to target: ProjectTarget) -> Bool {
    target.sources.contains(file.path)
  }

  /// Returns whether a file is compiled into any target.
  func isKnown(_ file: SourceFacts) -> Bool { known.contains(file.path) }

  /// Returns the files of a target.
  func files(of target: ProjectTarget) -> [SourceFacts] { targetFiles[TargetKey(target)] ?? [] }

  /// Whether the source declares activities that an app or a push starts, or asks for them: of another app nothing is
  /// expected, nor of one whose activities AlarmKit starts.
  var concernsActivities: Bool {
    facts.contains { file in
      !file.requests.isEmpty || file.configurations.contains { $0.name != "AlarmAttributes" }
    }
  }

  /// Returns the configurations in words, `in Debug and Release`; nothing where it holds for all.
  func occasion(_ some: [BuildSettings], of target: ProjectTarget) -> String {
    some.count == target.configurations.count
      ? "" : " in \(some.map(\.configuration).joined(separator: " and "))"
  }

  /// Returns a place in a source file.
  func place(_ file: SourceFacts, _ line: Int) -> SourceLocation {
    SourceLocation(file: file.path, line: line)
  }
}
