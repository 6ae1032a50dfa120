import Findings
import Foundation
import WidgetHost

/// What `islet check` says of the project files of a folder.
struct ProjectReport {
  let findings: [Finding]
  /// Whether there are no project files.
  let isEmpty: Bool
  /// Why the folder could not be read, so that nothing can be said of it; nil when it was read.
  let problem: Finding?
  private let about: String

  /// Reads a folder.
  ///
  /// - Parameter path: absolute.
  init(_ path: String) {
    // Catalogues are looked for in targets by path: `App/.` is `App`.
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let sources: WidgetSources
    do throws(SourceProblem) {
      sources = try WidgetSources(paths: [path])
    } catch {
      (findings, isEmpty, about) = ([], true, "no folder that can be read")
      problem = error.finding
      return
    }
    problem = nil
    let project = Project(folder: sources.folder, sources: sources.files)
    isEmpty = project.isEmpty
    var seen: Set<Finding> = []
    findings = project.apart.flatMap { part in
      ProjectCheck(part, folder: sources.folder, catalogues: sources.catalogues).findings
    }.filter { seen.insert($0).inserted }
    let names = Self.names(of: project.targets)
    about =
      names.isEmpty
      ? isEmpty
        ? "no project files"
        : project.expo == nil ? "project that cannot be read" : "project of Expo"
      : "project with \(names)"
  }

  /// So many targets are named.
  private static let mostNames = 6

  /// Returns the names of apps and extensions, each once, however many projects have it.
  private static func names(of targets: [ProjectTarget]) -> String {
    var seen: Set<String> = []
    let names = targets.filter { $0.kind != .other }.map(\.name)
      .filter { seen.insert($0).inserted }
    let more = names.count - mostNames
    return names.prefix(mostNames).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// Returns the report by itself.
  ///
  /// - Parameter error: why the widget could not be judged.
  func report(name: String, without error: UsageError? = nil) -> CheckReport {
    let broken = error.map { CheckReport(name: name, without: $0).findings } ?? []
    return CheckReport(name: name, about: about, findings: findings + broken)
  }
}
