import Findings
import Foundation

/// Where the files stand that a project may bring into its widget: in its repository, and nowhere else on this machine.
///
/// A project file names any path, and a link leads anywhere. Islet reads what it names, or lets the widget's process read it:
/// without bounds a stranger's repository would have its widget draw the secrets of one's home.
public struct SourceBounds: Equatable, Sendable {
  /// The folder within which all stands, without links.
  private let top: String
  /// The folder of which all is the project's. Around it, where there is no repository, what is hidden is nobody's source.
  private let own: String

  /// Creates the bounds of what stands in a folder: those of its repository, or, where there is none, of the folder around
  /// it, as folders beside a project are often parts of it. Who names a folder around that one means all of it: an archive of
  /// a repository has a project that stands deeper in it.
  ///
  /// A home is no project: neither as a repository, in which some keep their settings, nor as the folder around one.
  ///
  /// - Parameters:
  ///   - named: the folder that was named to Islet, if one was.
  ///   - home: the folder of all that is the user's.
  public init(around folder: String, named: String? = nil, home: String = NSHomeDirectory()) {
    let home = Self.real(home) ?? home
    func holdsHome(_ place: String) -> Bool { (home + "/").hasPrefix(place + "/") || place == "/" }
    let folder = Self.real(folder) ?? folder
    var place = folder
    while place.utf8.count > 1, !holdsHome(place) {
      if FileStatus("\(place)/.git") != nil {
        (top, own) = (place, place)
        return
      }
      place = ProjectPath.folder(place)
    }
    let parent = ProjectPath.folder(folder)
    let named = named.flatMap(Self.real)
    own = folder
    if let named, folder.hasPrefix(named + "/"), !holdsHome(named) {
      top = named
    } else {
      top = parent.isEmpty || holdsHome(parent) ? folder : parent
    }
  }

  /// Returns whether who came to a path without a link may read it: it is no link either, or one to what stands within.
  public func follows(_ path: String) -> Bool { !FileStatus.isLink(path) || holds(path) }

  /// Returns whether what a path leads to stands within; nothing does that is not there.
  func holds(_ path: String) -> Bool { Self.real(path).map(holds(real:)) ?? false }

  private func holds(real path: String) -> Bool {
    if Self.isIn(own, path) { return true }
    guard Self.isIn(top, path) else { return false }
    return !String(decoding: path.utf8.dropFirst(top.utf8.count), as: UTF8.self).contains("/.")
  }

  private static func isIn(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Returns the paths that lead to what stands within. Of files in one folder the way there is followed once.
  func holding(_ paths: some Sequence<String>) -> [String] {
    var folders: [String: String?] = [:]
    return paths.filter { path in
      if FileStatus.isLink(path) { return holds(path) }
      let folder = ProjectPath.folder(path)
      let real = folders[folder] ?? Self.real(folder)
      folders.updateValue(real, forKey: folder)
      return real.map { holds(real: "\($0)/\(ProjectPath.name(path))") } ?? false
    }
  }

  /// Returns a path without links; nil where nothing is there.
  static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}

extension Finding {
  /// Of so many paths out of bounds it is said.
  static let mostOutOfBounds = 5

  /// Returns what to say of a path out of bounds. No place in it is told, which would be shown with its line.
  static func outOfBounds(_ path: String) -> Finding {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    return Finding(
      "app-folder",
      sentence:
        "\(path) \(target.map { "is a link to \($0)," } ?? "stands") outside of the project's repository: the widget does not get it.",
      fix: "Copy the file into the repository, if it is yours.", severity: .warning)
  }
}

extension [SourceBounds] {
  /// Returns the paths that lead to what stands within one of them.
  func holding(_ paths: [String]) -> [String] {
    let held = reduce(into: Set<String>()) { $0.formUnion($1.holding(paths)) }
    return paths.filter(held.contains)
  }
}
