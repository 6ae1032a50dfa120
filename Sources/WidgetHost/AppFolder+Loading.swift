import Findings
import FoundationGaps
import JSON

extension AppFolder {
  /// The largest sample file that is read, in bytes: many times what a push may carry.
  static let sampleLimit = 256 * 1024

  /// Reads an app's folder; whatever is missing or unreadable there becomes a finding, and the rest is used.
  public static func load(_ path: String) -> (folder: AppFolder, findings: [Finding]) {
    var reader = AppFolderReader(path: path)
    return (reader.folder(), reader.findings)
  }

  /// Returns what to say of a sample file that has too many bytes; nil for any other.
  static func tooLarge(_ file: String) -> Finding? {
    let size = FileStatus(file)?.size ?? 0
    guard size > sampleLimit else { return nil }
    return .leftOut(file, "it has \(size) bytes; at most \(sampleLimit) are read")
  }

  /// Returns the bundle id of an app that gives none, made from its name.
  public static func usualBundle(_ name: String) -> String {
    "app.islet." + latin(name).lowercased()
  }

  /// Returns whether a text is made of what bundle ids are made of.
  public static func isBundle(_ text: String) -> Bool { !text.isEmpty && plain(text) == text }

  /// Returns a text in Latin letters, with hyphens where a bundle id may not have its characters.
  fileprivate static func latin(_ text: String) -> String {
    // The tables of the transform take 10 ms to read, and change nothing of ASCII.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return plain(text) }
    return plain(
      text.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? text)
  }

  /// Returns a text with hyphens where a bundle id may not have its characters.
  fileprivate static func plain(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "-" })
  }
}

/// Reads one app's folder and keeps what was wrong with it.
struct AppFolderReader {
  let path: String
  var findings: [Finding] = []
  /// Where its files may stand.
  private let bounds: SourceBounds
  private var outside = 0

  init(path: String) { (self.path, bounds) = (path, SourceBounds(around: path)) }

  /// Returns whether a file or folder may be read; of one that stands out of bounds it is said.
  private mutating func mayRead(_ place: String) -> Bool {
    // Of what leads to nothing whoever reads it says so.
    if FileStatus(place) == nil || bounds.holds(place) { return true }
    outside += 1
    if outside <= Finding.mostOutOfBounds { findings.append(.outOfBounds(place)) }
    return false
  }

  mutating func folder() -> AppFolder {
    let folderName = path.split(separator: "/").last.map(String.init) ?? "Widget"
    let about = exists("app.json") ? json("app.json") : nil
    if let about {
      if about.object == nil { complain("\(path)/app.json", "it has no keys") }
      tellUnread(about)
    }
    let ownTitle = about?["name"]?.string.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    let title = ownTitle ?? folderName
    // App and folder may be called anything; an app's name stands in addresses, topics and commands.
    let latin = AppFolder.latin(title)
    let name = latin.contains { $0.isLetter || $0.isNumber } ? latin : AppFolder.latin(folderName)
    var strings: [String: String] = [:]
    for (key, value) in about?["strings"]?.object?.members ?? [] {
      strings[key] = value.string
    }
    let letter = String(title.prefix(1))
    let icon = about?["icon"]?.string
    let iconFile = icon.flatMap { picture(of: $0) }
    var folder = AppFolder(
      name: name.lowercased(), title: title,
      bundle: about?["bundle"]?.string ?? AppFolder.usualBundle(name),
      attributesType: about?["attributesType"]?.string ?? "",
      icon: icon.flatMap { AppIconFile.isName($0) ? nil : $0 } ?? letter,
      attributes: (exists("attributes.json") ? json("attributes.json") : nil)
        ?? .object(JSONObject()),
      states: states(in: "states"), strings: strings, path: path)
    for type in folders(in: "activities") {
      let sample = SampleActivity(
        attributesType: type,
        attributes: exists("activities/\(type)/attributes.json")
          ? json("activities/\(type)/attributes.json") ?? .object(JSONObject())
          : .object(JSONObject()),
        states: states(in: "activities/\(type)/states"))
      folder.take(type) { $0 = sample }
    }
    folder.hasOwnBundle = about?["bundle"]?.string != nil
    folder.hasOwnTitle = ownTitle != nil
    folder.iconFile = iconFile
    // The package manager takes no Info.plist at the top of a demo app's folder.
    let plist = ["Info.plist", "App/Info.plist"].first(where: exists)
    if let plist = plist.map({ "\(path)/\($0)" }), mayRead(plist) {
      folder.declarations = AppDeclarations(plist: plist)
    }
    return folder
  }

  /// What an `app.json` may say.
  private static let keys = ["name", "bundle", "attributesType", "icon", "strings"]

  /// Tells the keys that nobody reads; Expo and React Native have an `app.json` of their own.
  private mutating func tellUnread(_ about: JSONValue) {
    let keys = about.object?.members.map(\.key) ?? []
    let unread = keys.filter { !Self.keys.contains($0) }
    guard !unread.isEmpty, !unread.contains("expo"), !unread.contains("displayName") else { return }
    findings.append(
      Finding(
        "app-folder", location: SourceLocation(file: "\(path)/app.json", line: 1),
        sentence:
          "app.json has \(unread.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")), which Islet does not read.",
        fix: "It reads \(Self.keys.joined(separator: ", ")).", severity: .warning))
  }

  private mutating func states(in place: String) -> [(name: String, value: JSONValue)] {
    var states: [(name: String, value: JSONValue)] = []
    guard mayRead("\(path)/\(place)") else { return states }
    for file in files(in: place, ending: ".json") {
      if let value = json("\(place)/\(file)") {
        states.append((name: String(file.dropLast(5)), value: value))
      }
    }
    return states
  }

  /// Returns the file that the `icon` of an `app.json` names; nil for a glyph. One that cannot be drawn is a finding.
  private mutating func picture(of icon: String) -> String? {
    guard AppIconFile.isName(icon) else { return nil }
    let file = ProjectPath.join(path, icon)
    guard mayRead(file) else { return nil }
    if AppIconFile.isPicture(file) { return file }
    complain(file, "the icon of an app is a PNG or JPEG file, or a character")
    return nil
  }

  private func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(file)")
  }

  private func files(in folder: String, ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    return names.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the folders of activities, each called by its attributes type.
  private func folders(in folder: String) -> [String] {
    files(in: folder, ending: "").filter { type in
      ["states", SourcelessApp.schemaFile].contains { exists("\(folder)/\(type)/\($0)") }
    }
  }

  private mutating func json(_ file: String) -> JSONValue? {
    let place = "\(path)/\(file)"
    guard mayRead(place) else { return nil }
    if let finding = AppFolder.tooLarge(place) {
      findings.append(finding)
      return nil
    }
    guard let bytes = OrdinaryFile.contents(place, limit: AppFolder.sampleLimit) else {
      complain(place, "it cannot be read")
      return nil
    }
    do {
      return try JSONValue(parsing: bytes)
    } catch {
      findings.append(
        Finding(
          "app-folder",
          location: SourceLocation(file: place, offset: error.offset, in: bytes),
          sentence: "\(file) is not JSON: \(error.message)."))
      return nil
    }
  }

  private mutating func complain(_ place: String, _ what: String) {
    findings.append(.leftOut(place, what))
  }
}

extension Finding {
  /// Returns that a file of an app's folder is not read, and why.
  fileprivate static func leftOut(_ file: String, _ what: String) -> Finding {
    Finding(
      "app-folder", location: SourceLocation(file: file, line: 1),
      sentence: "\(file) is left out: \(what).")
  }
}
