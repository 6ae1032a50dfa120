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
    for file in draft.files {
      try OutputFile.write(
        file.value.pretty + "\n", to: "\(path)/\(file.name)", fix: "name another folder")
    }
    console.write(draft.report(arguments.operands[0]))
    return ExitCode.done
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
    var folder = URL(fileURLWithPath: path)
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
      let bytes = try InputFile.read(name, console)
      do throws(Finding) {
        pushes.append(
          try RecordedPush(
            String(decoding: bytes, as: UTF8.self), now: Date().timeIntervalSince1970))
      } catch {
        let file = name == "-" ? "standard input" : name
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
