import Findings
import Foundation

/// The build settings of a target in one configuration, each with the place that says it.
public struct BuildSettings: Equatable, Sendable {
  /// One setting.
  public struct Setting: Equatable, Sendable {
    public var value: String
    public var place: SourceLocation
  }

  /// `Debug`, `Release`.
  public var configuration: String
  /// The settings by name; a condition behind the name is left out where it holds for a phone.
  var settings: [String: Setting] = [:]
  /// A file with more settings that is not here: what is missing may stand there.
  public var missingFile: String?
  /// What is wrong with its `.xcconfig` files.
  public private(set) var fileFaults: [SettingsFile.Fault] = []

  /// Returns a setting with its references resolved; nil when it is not there or cannot be resolved.
  public func value(_ name: String) -> Setting? {
    var steps = 0
    guard var setting = settings[name], let value = resolved(setting.value, &steps) else {
      return nil
    }
    setting.value = value
    return setting
  }

  /// Returns whether it is there, resolved or not.
  public func has(_ name: String) -> Bool { settings[name] != nil }

  /// A value is no longer than this, in bytes: settings that name one another many times would grow without end.
  private static let longest = 1 << 16

  /// Of a value no more references than this are followed: empty ones take time without growing.
  private static let mostReferences = 10_000

  /// Returns a text with `$(NAME)` and `${NAME}` replaced; nil when one of them is not known, or it grows too long.
  func resolved(_ text: String) -> String? {
    var steps = 0
    return resolved(text, &steps)
  }

  private func resolved(_ text: String, _ steps: inout Int, depth: Int = 0) -> String? {
    steps += 1
    guard depth < 8, steps <= BuildSettings.mostReferences else { return nil }
    var result = ""
    var rest = text[...]
    // Of many openings without a closing sign each would be looked for to the end.
    var unclosed: Set<Character> = []
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{", !unclosed.contains(open) else {
        result += "$"
        continue
      }
      guard let end = rest.firstIndex(of: open == "(" ? ")" : "}") else {
        unclosed.insert(open)
        result += "$"
        continue
      }
      let name = String(rest[..<end].dropFirst())
      guard name != "inherited", let setting = settings[name],
        let value = resolved(setting.value, &steps, depth: depth + 1)
      else { return nil }
      result += value
      guard result.utf8.count <= BuildSettings.longest else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Takes settings that go before those that are there.
  mutating func take(_ name: String, _ value: String, _ place: SourceLocation) {
    let isPlain = !name.utf8.contains(UInt8(ascii: "["))
    guard isPlain || isForPhone(name) else { return }
    let bare = isPlain ? name : String(name.prefix { $0 != "[" })
    guard let whole = Self.whole(value, over: settings[bare]?.value ?? "") else { return }
    settings[bare] = Setting(value: whole, place: place)
  }

  /// Returns a value with what was there before where it says so; nil where it would become too long, which is known
  /// before it is.
  private static func whole(_ value: String, over inherited: String) -> String? {
    guard value.utf8.contains(UInt8(ascii: "$")) else {
      return value.utf8.count <= longest ? value : nil
    }
    var whole = value
    for mark in ["$(inherited)", "${inherited}"] {
      let parts = whole.components(separatedBy: mark)
      let growth = (parts.count - 1) * (inherited.utf8.count - mark.utf8.count)
      guard whole.utf8.count + growth <= longest else { return nil }
      if parts.count > 1 { whole = parts.joined(separator: inherited) }
    }
    return whole
  }

  /// Returns whether the conditions behind a name hold for a phone, as `[sdk=iphoneos*]` and `[config=Debug]` do.
  private func isForPhone(_ name: String) -> Bool {
    guard let start = name.firstIndex(of: "[") else { return true }
    return name[start...].split { "[],".contains($0) }.allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2 else { return true }
      let prefix = parts[1].prefix { $0 != "*" }
      let isWhole = prefix.endIndex == parts[1].endIndex
      func holds(for value: String) -> Bool {
        isWhole ? value == prefix : value.hasPrefix(prefix)
      }
      return switch parts[0] {
      // A pattern may name a version.
      case "sdk": holds(for: "iphoneos") || prefix.hasPrefix("iphoneos")
      case "config": holds(for: configuration)
      case "arch": holds(for: "arm64")
      default: true
      }
    }
  }

  /// Of one `.xcconfig` no more files than this are read.
  private static let mostFiles = 200

  /// Takes the settings of an `.xcconfig` file and of those that it includes.
  ///
  /// - Parameter bounds: those of the project; a file that stands elsewhere is missing.
  mutating func take(file path: String, _ files: ProjectFiles, in bounds: SourceBounds) {
    var count = 0
    take(file: path, files, bounds, within: [], &count)
  }

  /// Takes the settings of one file, unless it includes itself or is one too many.
  ///
  /// - Parameters:
  ///   - within: the files that include this one.
  ///   - count: how many files have been read.
  private mutating func take(
    file path: String, _ files: ProjectFiles, _ bounds: SourceBounds, within: [String],
    _ count: inout Int
  ) {
    guard !within.contains(path), count < BuildSettings.mostFiles else { return }
    count += 1
    guard within.count < 8, let lines = files.settings(path, in: bounds) else {
      if !Self.isGenerated(path) { missingFile = path }
      return
    }
    var isTold = false
    for line in lines {
      let place = SourceLocation(file: path, line: line.number)
      switch line.content {
      case .setting(let name, let value):
        take(name, value, place)
      case .include(let name, let mayBeMissing):
        let found = Self.place(of: name, from: path, within, bounds)
        let included = found ?? ProjectPath.join(ProjectPath.folder(path), name)
        if found == nil, !mayBeMissing, count < BuildSettings.mostFiles,
          !Self.isGenerated(included), Self.isOfProject(name, included, from: path, bounds)
        {
          fileFaults.append(.init(kind: .missing(name), place: place))
        }
        take(file: included, files, bounds, within: within + [path], &count)
      case .unknown:
        // A merge leaves several: the first is where to look.
        if !isTold { fileFaults.append(.init(kind: .line, place: place)) }
        isTold = true
      }
    }
  }

  /// Returns where a file that is included stands, as Xcode looks for it: beside the one that includes it, beside those that
  /// include that one, in the folders above, with its ending or without. Nil: it is in none of these places.
  private static func place(
    of name: String, from path: String, _ within: [String], _ bounds: SourceBounds
  ) -> String? {
    guard !name.contains("$"), !name.contains("<") else { return nil }
    if name.hasPrefix("/") { return name }
    var folders = ([path] + within.reversed()).map(ProjectPath.folder)
    var above = ProjectPath.folder(ProjectPath.folder(path))
    while bounds.holds(above), above.utf8.count > 1 {
      folders.append(above)
      above = ProjectPath.folder(above)
    }
    let endings = ProjectPath.ending(ProjectPath.name(name)).isEmpty ? ["", ".xcconfig"] : [""]
    return folders.lazy.flatMap { folder in endings.map { ProjectPath.join(folder, name + $0) } }
      .first { bounds.holds($0) && FileStatus($0) != nil }
  }

  /// Returns whether a file that is included would stand in the project. Others, and those whose place a setting or Xcode's
  /// own folders tell, are not looked for.
  private static func isOfProject(
    _ name: String, _ included: String, from path: String, _ bounds: SourceBounds
  ) -> Bool {
    !name.hasPrefix("/") && !name.contains("$") && !name.contains("<")
      && bounds.holds(ProjectPath.folder(path)) && bounds.holds(ProjectPath.folder(included))
  }

  /// Returns whether a tool makes a file that says nothing of an app's property list: CocoaPods, Flutter.
  private static func isGenerated(_ path: String) -> Bool {
    path.contains("/Pods/") || path.contains("/Flutter/") || path.hasSuffix("Generated.xcconfig")
  }
}
