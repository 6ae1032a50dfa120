import Findings

/// What is wrong with the `include:` of a specification, at the place that says it.
public struct IncludeFault: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The file is not there, or says nothing.
    case missing
    /// The file is there, and out of bounds.
    case outside
    /// The file includes the one that includes it, itself or through others.
    case cycle
  }

  public var kind: Kind
  /// The file, as an absolute path.
  public var file: String
  public var place: SourceLocation
}

/// A specification of XcodeGen laid over those that it includes (PROJECT.md).
struct XcodeGenIncludes {
  /// The whole; nil when the file is none. What comes of an included file says so.
  private(set) var spec: ProjectValue?
  /// The files that are included, by this one or by another that is.
  private(set) var files: Set<String> = []
  private(set) var faults: [IncludeFault] = []
  /// Whether something is included that was not read: what is missing may stand there.
  private(set) var isIncomplete = false
  /// The folder above the specification that its includes are written from, if it is one: a script copies the specification
  /// there before XcodeGen reads it.
  private(set) var home: String?
  private let reader: ProjectFiles
  private let bounds: SourceBounds

  /// So many files are included, and so deep: projects have a dozen.
  private static let fileLimit = 200
  private static let depthLimit = 20

  /// Reads a specification.
  init(_ path: String, _ reader: ProjectFiles, in bounds: SourceBounds) {
    (self.reader, self.bounds) = (reader, bounds)
    spec = read(path, paths: "", within: [])
  }

  /// One entry of `include:`.
  private struct Include {
    var path: String
    var line: Int
    /// Whether paths are written from the folder of the included file, and not from that of the whole project.
    var isRelative: Bool
    /// Nil: a variable of the environment decides.
    var isOn: Bool?

    init?(_ value: ProjectValue) {
      guard let path = value.text ?? value["path"]?.text else { return nil }
      (self.path, line) = (path, value.line)
      isRelative = value["relativePaths"]?.flag ?? true
      isOn = path.contains("${") ? nil : value["enable"].map(\.flag) ?? true
    }
  }

  /// Returns a file laid over what it includes.
  ///
  /// - Parameters:
  ///   - paths: what its paths are written from, as seen from the project's folder.
  ///   - chain: the files that include it, the outermost first.
  private mutating func read(_ path: String, paths: String, within chain: [String]) -> ProjectValue?
  {
    guard let bytes = reader.bytes(path, in: bounds) else { return nil }
    let (value, fault) = YAMLReader.reading(bytes)
    // XcodeGen refuses a file at fault, so nothing is concluded of it. A file of another name that no specification
    // includes may be another program's: it is not told. An included file may be empty, or have comments alone.
    if fault != nil || value == nil && chain.isEmpty,
      !chain.isEmpty || ProjectSearch.specificationNames.contains(ProjectPath.name(path))
    {
      reader.noteUnread(path, bytes, fault: fault ?? 1)
      isIncomplete = true
      return chain.isEmpty ? nil : ProjectValue(.table([:]), line: 1)
    }
    let empty = chain.isEmpty ? nil : ProjectValue(.table([:]), line: 1)
    guard var own = value ?? empty, own.isTable else { return nil }
    if !chain.isEmpty { own = own.standing(in: path).resolvingPaths(in: paths) }
    let entries = own["include"].map { $0.items.isEmpty ? [$0] : $0.items } ?? []
    var base: ProjectValue?
    for include in entries.compactMap(Include.init) where include.isOn != false {
      guard include.isOn == true, chain.count < Self.depthLimit, files.count < Self.fileLimit else {
        isIncomplete = true
        continue
      }
      let file = chain.isEmpty ? find(include.path, beside: path) : included(include.path, by: path)
      guard file != path, !chain.contains(file) else {
        miss(file, .cycle, path, include)
        continue
      }
      // XcodeGen takes each file once.
      guard files.insert(file).inserted else { continue }
      let parent = ProjectPath.folder(include.path)
      let from = include.isRelative && parent != "." ? paths.path(to: parent) : paths
      guard let value = read(file, paths: from, within: chain + [path]) else {
        let isOutside = FileStatus(file) != nil && !bounds.holds(file)
        miss(file, isOutside ? .outside : .missing, path, include)
        continue
      }
      base = base.map { value.laid(over: $0) } ?? value
    }
    return base.map { own.laid(over: $0) } ?? own
  }

  private func included(_ path: String, by file: String) -> String {
    ProjectPath.join(ProjectPath.folder(file), path)
  }

  /// Returns the file that the specification includes: seen from its own folder, or from one above it where only that has
  /// the file.
  private mutating func find(_ path: String, beside spec: String) -> String {
    let own = included(path, by: spec)
    guard FileStatus(own) == nil, !path.hasPrefix("/") else { return own }
    var place = ProjectPath.folder(ProjectPath.folder(spec))
    while bounds.holds(place) {
      let other = ProjectPath.join(place, path)
      if bounds.holds(other) {
        home = home ?? place
        return other
      }
      place = ProjectPath.folder(place)
    }
    return own
  }

  private mutating func miss(
    _ file: String, _ kind: IncludeFault.Kind, _ path: String, _ include: Include
  ) {
    isIncomplete = true
    faults.append(
      IncludeFault(
        kind: kind, file: file, place: SourceLocation(file: path, line: include.line)))
  }
}

extension String {
  /// Returns the text with `${NAME}` replaced, and cut off where it is longer than there is room for.
  ///
  /// What is put in is not read again: names that stand for one another would grow without end.
  fileprivate func replacing(_ names: [String: String], _ room: inout Int) -> String {
    var result = ""
    var rest = self[...]
    while room >= 0, let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard rest.first == "{" else {
        result += "$"
        continue
      }
      // Up to the next dollar: of many braces that are never closed each would be looked for to the end.
      guard let end = rest.firstIndex(where: { $0 == "}" || $0 == "$" }) else {
        return result + "$" + rest
      }
      guard rest[end] == "}", let other = names[String(rest[..<end].dropFirst())] else {
        result += "$"
        continue
      }
      result += other
      room -= other.utf8.count
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns a path behind this one; an absolute one stays.
  fileprivate func path(to other: String) -> String {
    isEmpty || other.hasPrefix("/") ? other : "\(self)/\(other)"
  }
}

extension ProjectValue {
  fileprivate var isTable: Bool { if case .table = content { true } else { false } }

  /// Returns the value with everything in it changed, the inner ones first.
  private func mapped(_ change: (ProjectValue) -> ProjectValue) -> ProjectValue {
    var value = self
    switch content {
    case .table(let members): value.content = .table(members.mapValues { $0.mapped(change) })
    case .list(let items): value.content = .list(items.map { $0.mapped(change) })
    case .text, .flag, .number: break
    }
    return change(value)
  }

  /// Returns the value, and all in it, as one of another file than the rest.
  fileprivate func standing(in file: String) -> ProjectValue {
    mapped { value in
      var value = value
      value.file = file
      return value
    }
  }

  /// Returns a member changed, whether or not it is to replace what it is laid over.
  private func changing(_ key: String, _ change: (ProjectValue) -> ProjectValue) -> ProjectValue {
    guard case .table(var members) = content else { return self }
    for name in [key, key + Self.replacing] { members[name] = members[name].map(change) }
    var value = self
    value.content = .table(members)
    return value
  }

  /// Returns a path, or each of a list, written from the folder of the project.
  private func moved(to folder: String) -> ProjectValue {
    var value = self
    switch content {
    case .text(let text), .number(let text): value.content = .text(folder.path(to: text))
    case .list(let items): value.content = .list(items.map { $0.moved(to: folder) })
    case .table: value = changing("path") { $0.moved(to: folder) }
    case .flag: break
    }
    return value
  }

  /// Returns a specification whose targets' paths are written from the folder of the project.
  fileprivate func resolvingPaths(in folder: String) -> ProjectValue {
    guard !folder.isEmpty else { return self }
    return ["targets", "targetTemplates"].reduce(self) { spec, kind in
      spec.changing(kind) { targets in
        guard case .table(let members) = targets.content else { return targets }
        var value = targets
        value.content = .table(
          members.mapValues { target in
            ["sources", "info", "entitlements"].reduce(target.movingConfigFiles(to: folder)) {
              $0.changing($1) { $0.moved(to: folder) }
            }
          })
        return value
      }
    }.movingConfigFiles(to: folder)
  }

  /// Returns a specification or a target whose `configFiles`, a path for each configuration, are written from a folder.
  private func movingConfigFiles(to folder: String) -> ProjectValue {
    changing("configFiles") { files in
      guard case .table(let members) = files.content else { return files }
      var value = files
      value.content = .table(members.mapValues { $0.moved(to: folder) })
      return value
    }
  }

  private static let replacing = ":REPLACE"

  /// Returns the value laid over another one: tables are merged and lists joined, all else takes the other one's place,
  /// and so does what a key with `:REPLACE` says.
  func laid(over base: ProjectValue) -> ProjectValue {
    var value = self
    switch (content, base.content) {
    case (.table(let own), .table(var all)):
      for (key, member) in own.sorted(by: { $0.key < $1.key }) {
        if key.hasSuffix(Self.replacing) {
          all[String(key.dropLast(Self.replacing.count))] = member
        } else {
          all[key] = all[key].map { member.laid(over: $0) } ?? member
        }
      }
      value.content = .table(all)
    case (.list(let own), .list(let before)): value.content = .list(before + own)
    default: break
    }
    return value
  }

  /// How many values it is made of.
  var count: Int {
    switch content {
    case .table(let members): members.values.reduce(1) { $0 + $1.count }
    case .list(let items): items.reduce(1) { $0 + $1.count }
    case .text, .flag, .number: 1
    }
  }

  /// Returns the value with `${NAME}` replaced in its texts; nil where they are longer than there is room for, in bytes.
  func replacing(_ names: [String: String], _ room: inout Int) -> ProjectValue? {
    let whole = mapped { value in
      guard room >= 0, case .text(let text) = value.content, text.contains("${") else {
        return value
      }
      var value = value
      value.content = .text(text.replacing(names, &room))
      return value
    }
    return room >= 0 ? whole : nil
  }
}
