import Findings
import Foundation

/// A form in which `islet check` hands its findings to another program: one row each.
struct ReportFormat: Sendable {
  /// As it is typed.
  var name: String
  /// Who reads it, for help.
  var readers: String
  /// Returns the whole text, with the place of what was judged, and the severity from which on a finding fails.
  var write: @Sendable ([CheckReport], ReportPlace, Severity) -> String

  /// All forms.
  static let all = [
    ReportFormat(name: "junit", readers: "JUnit XML, for CI servers") { reports, place, least in
      JUnitReport.text(reports, place, failingFrom: least)
    },
    ReportFormat(name: "sarif", readers: "SARIF 2.1.0, for code scanning") { reports, place, _ in
      SARIFReport.text(reports, place)
    },
    ReportFormat(name: "github", readers: "annotations of GitHub Actions") { reports, place, _ in
      GitHubReport.text(reports, place)
    },
    ReportFormat(name: "gcc", readers: "lines as compilers write them, for editors") {
      reports, place, _ in
      CompilerReport.text(reports, place)
    },
  ]

  /// `junit=FILE`, or `junit` alone for standard output.
  struct Wish {
    var format: ReportFormat
    var file: String?

    /// Reads what stands behind `--report`.
    init(_ text: String) throws(UsageError) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let format = ReportFormat.all.first(where: { $0.name == name.lowercased() }) else {
        let names = ReportFormat.all.map(\.name)
        throw UsageError(
          "--report is one of \(names.joined(separator: ", ")), not “\(printable(name))”",
          fix: NearestWord.find(name, in: names).map { "did you mean \($0)?" }
            ?? "--report junit=report.xml")
      }
      self.format = format
      if parts.count == 2 {
        guard !parts[1].isEmpty else {
          throw UsageError("--report \(name)= names no file", fix: "--report \(name)=FILE")
        }
        guard parts[1] != "-" else {
          throw UsageError(
            "--report \(name)= takes no “-”", fix: "for standard output: --report \(name)")
        }
        file = String(parts[1])
      }
    }
  }
}

/// Where findings stand, in all reports alike: forges want paths from the checkout's root.
struct ReportPlace: Sendable {
  /// The parts of the folder's path in which the command runs, as it is written and without links.
  private let root: [String]
  private let resolvedRoot: [String]

  init(workingDirectory: String) {
    root = ReportPlace.parts(of: workingDirectory)
    resolvedRoot = ReportPlace.resolved(root)
  }

  /// Returns a path as a forge reads it: one for each file, however it was typed.
  func path(_ path: String) -> String {
    let isWhole = path.hasPrefix("/")
    let followed = ReportPlace.parts(of: path, in: isWhole ? [] : root)
    let whole = followed.parts
    // A link may lead to the folder, as one does that a shell went through.
    if let start = whole.indices.first(where: { isRoot(Array(whole[..<$0])) }) {
      return whole[start...].joined(separator: "/")
    }
    if isWhole { return "/" + whole.joined(separator: "/") }
    let written = followed.leavesLink ? wayOut(to: whole) : ReportPlace.parts(of: path)
    return written.isEmpty ? "." : written.joined(separator: "/")
  }

  /// Returns the parts of a whole path as they lead there from the folder.
  private func wayOut(to whole: [String]) -> [String] {
    let shared = zip(resolvedRoot, whole).prefix { $0 == $1 }.count
    return Array(repeating: "..", count: resolvedRoot.count - shared) + whole[shared...]
  }

  private func isRoot(_ parts: [String]) -> Bool {
    parts == root || parts.count > 0 && ReportPlace.resolved(parts) == resolvedRoot
  }

  /// Returns the names in a path, without what leads nowhere.
  private static func names(of path: String) -> [String] {
    // By bytes: a slash with an accent is a slash.
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "." }
  }

  /// Returns the parts of a path by its text: `a//./b/../c` is `a/c`.
  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for name in names(of: path) {
      if name == "..", parts.last.map({ $0 != ".." }) ?? path.hasPrefix("/") {
        _ = parts.popLast()
      } else {
        parts.append(name)
      }
    }
    return parts
  }

  /// Returns the parts of the whole path that a path in a folder leads to, and whether it goes up from a link: `link/..`
  /// is where the link leads to, and not where it stands.
  private static func parts(
    of path: String, in folder: [String]
  ) -> (parts: [String], leavesLink: Bool) {
    var (parts, leavesLink) = (folder, false)
    for name in names(of: path) {
      guard name == ".." else {
        parts.append(name)
        continue
      }
      let before = "/" + parts.joined(separator: "/")
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: before)) != nil {
        (parts, leavesLink) = (resolved(parts), true)
      }
      _ = parts.popLast()
    }
    return (parts, leavesLink)
  }

  /// Returns the parts of a whole path without links; the same where it is not there.
  private static func resolved(_ parts: [String]) -> [String] {
    let path = URL(fileURLWithPath: "/" + parts.joined(separator: "/"))
    return self.parts(of: path.resolvingSymlinksInPath().path)
  }
}

extension CheckReport {
  /// Returns where a finding stands, as all reports write it: its own place, or the file that was judged; nil where that
  /// is not one file.
  func location(of finding: Finding, _ place: ReportPlace) -> SourceLocation? {
    // Standard input has lines, and no name by which anybody opens it.
    guard var location = finding.location ?? file.map({ SourceLocation(file: $0, line: 1) }),
      location.file != "-"
    else { return nil }
    location.file = place.path(location.file)
    return location
  }

  /// Returns what a finding says, with its place in the payload or view.
  func message(of finding: Finding) -> String {
    let fix = finding.fix.map { $0.isEmpty ? "" : "\n\($0)" } ?? ""
    return (finding.path.map { "\($0): " } ?? "") + finding.sentence + fix
  }
}
