import Findings
import Foundation
import JSON
import WidgetHost

/// `islet init`: makes the folder of an app whose source is not here, from pushes that its backend sends.
@MainActor
enum InitCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let path = console.absolute(arguments.operands[0])
    try refuseFile(path, arguments)
    // Before a push is waited for.
    try refuse(path)
    let pushes = try pushes(arguments, console)
    let draft = try AppDraft(pushes, arguments, folder: path)
    try refuse(path, draft.files.map(\.name))
    try write(draft.files, to: path)
    console.write(draft.report(arguments.operands[0]))
    return ExitCode.done
  }

  /// Writes all files, or leaves the folder as it was: a second run would refuse what the first one left.
  private static func write(
    _ files: [(name: String, value: JSONValue)], to path: String
  ) throws(UsageError) {
    let folders = [path, "\(path)/states"].filter { !FileManager.default.fileExists(atPath: $0) }
    let fix = "name another folder"
    var written: [String] = []
    do throws(UsageError) {
      for file in files { try OutputFile.prepare("\(path)/\(file.name)", fix: fix) }
      for file in files {
        try OutputFile.write(file.value.pretty + "\n", to: "\(path)/\(file.name)", fix: fix)
        written.append("\(path)/\(file.name)")
      }
    } catch {
      for place in written { unlink(place) }
      // What holds something by now stays.
      for folder in folders.reversed() { rmdir(folder) }
      throw error
    }
  }

  /// Throws where the folder's name is that of a file: probably the payload.
  private static func refuseFile(_ path: String, _ arguments: Arguments) throws(UsageError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else { return }
    let name = printable(arguments.operands[0])
    throw UsageError(
      "islet init makes a folder, and “\(name)” is a file",
      fix: arguments.texts("from").isEmpty
        ? "name the folder first: islet init MyApp/ --from \(name)" : "name another folder")
  }

  /// Throws where a folder has files already that would be written, or where nothing can be written.
  private static func refuse(
    _ path: String, _ names: [String] = ["app.json", "attributes.json"]
  ) throws(UsageError) {
    for name in names where FileManager.default.fileExists(atPath: "\(path)/\(name)") {
      throw UsageError(
        "\(printable(path))/\(name) is there already",
        fix: "name a new folder, or put the file aside")
    }
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    {
      folder.deleteLastPathComponent()
    }
    let reason: String? =
      if folder.path != "/", !isFolder.boolValue {
        "is no folder"
      } else if access(folder.path, W_OK) != 0 {
        errno == EROFS ? "is on a disk that can only be read" : "is not yours to write to"
      } else {
        nil
      }
    if let reason {
      throw UsageError(
        "\(printable(path)) cannot be written: \(printable(folder.path)) \(reason)",
        fix: "name another folder")
    }
  }

  /// Returns the payloads to read: from files, standard input, or the first push that reaches the port.
  private static func pushes(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> [RecordedPush] {
    let names = arguments.texts("from")
    if names.isEmpty { return [try FirstPush.wait(arguments, console)] }
    if arguments.has("port") {
      throw UsageError("--port is for a push that is waited for", fix: "leave out --port or --from")
    }
    var pushes: [RecordedPush] = []
    for name in names {
      let text = try text(of: InputFile.read(name, console), from: name)
      do throws(Finding) {
        pushes.append(try RecordedPush(text, now: Date().timeIntervalSince1970))
      } catch {
        let file = InputFile.words(name)
        let place = error.location.map {
          SourceLocation(file: printable(file), line: $0.line, column: $0.column)
        }
        throw UsageError(
          place == nil ? "\(printable(file)): \(error.sentence)" : error.sentence, fix: error.fix,
          at: place)
      }
    }
    return pushes
  }

  /// Returns a file's text; throws where it is not UTF-8: letters that were repaired would become samples.
  private static func text(of bytes: [UInt8], from name: String) throws(UsageError) -> String {
    // Without its mark, UTF-16 of plain letters is UTF-8 with zeros between them.
    let isWide =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.prefix(4).contains(0)
    if !isWide, let text = String(validating: bytes, as: UTF8.self) { return text }
    throw UsageError(
      "\(InputFile.words(printable(name))) is not UTF-8",
      fix: isWide
        ? "it looks like UTF-16: write it as UTF-8"
        : "write it as UTF-8, and not as Latin-1 or in another encoding")
  }
}

/// The files of an app, before they are written.
struct AppDraft {
  private let name: String
  private let bundle: String
  private let attributesType: String
  private let attributes: JSONValue?
  private let states: [JSONValue]

  init(
    _ pushes: [RecordedPush], _ arguments: Arguments, folder: String
  ) throws(UsageError) {
    let last = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    name = arguments.text("name") ?? last.prefix(1).uppercased() + last.dropFirst()
    bundle =
      arguments.text("bundle") ?? pushes.lazy.compactMap(\.bundle).first
      ?? AppFolder.usualBundle(last)
    guard AppFolder.isBundle(bundle) else {
      throw UsageError(
        "“\(printable(bundle))” is no bundle id",
        fix: "letters, digits, hyphens and full stops, as in --bundle com.example.shop")
    }
    let letters = name.filter { $0.isLetter || $0.isNumber }
    attributesType =
      arguments.text("type") ?? pushes.lazy.compactMap(\.attributesType).first
      ?? "\(letters)Attributes"
    attributes = pushes.lazy.compactMap(\.attributes).first
    states = pushes.compactMap(\.state).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The files with their names in the folder.
  var files: [(name: String, value: JSONValue)] {
    let about: JSONValue = [
      "name": .string(name), "bundle": .string(bundle), "attributesType": .string(attributesType),
      "icon": .string(String(name.prefix(1))),
    ]
    let numbered = states.enumerated().map { number, state in
      (name: "states/\(number < 9 ? "0" : "")\(number + 1)-recorded.json", value: state)
    }
    return [("app.json", about), ("attributes.json", attributes ?? [:])] + numbered
  }

  /// Returns what was made, and what the person can do next.
  func report(_ folder: String) -> String {
    let shown = folder.contains(" ") ? "'\(folder)'" : folder
    let place = folder.hasSuffix("/") ? folder : folder + "/"
    var text = files.map { "\(place)\($0.name)\n" }.joined()
    if states.count == 1 {
      text +=
        "One state: every key of it counts as needed. Put others into \(place)states, in which what may be missing is.\n"
    }
    if attributes == nil {
      text += "The pushes had no attributes: write samples into \(place)attributes.json.\n"
    }
    return text + "islet serve \(shown)      pushes to \(attributesType) are judged\n"
      + "islet render \(shown)     what they show\n"
  }
}
