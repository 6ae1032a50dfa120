import Findings
import FoundationGaps
import JSON
import WidgetKit
import WidgetProtocol

/// An app of which there is a folder and no source: `app.json`, and samples or a schema of what its pushes carry.
///
/// What its types read is learned from all samples, or stands in `schema.json`.
@MainActor
public struct SourcelessApp {
  /// The folder, with the states that were found in it.
  public let folder: AppFolder
  /// Who decodes and draws.
  let runner: InProcessWidget
  let descriptions: [WidgetDescription]
  public let findings: [Finding]

  /// One payload as it was sent, in place of samples.
  public nonisolated static let payloadFile = "payload.json"
  /// JSON Schema, as `islet check --schema` writes it, or of a content state alone.
  public nonisolated static let schemaFile = "schema.json"

  /// Returns whether a folder holds what such an app is made of.
  public static func isOne(_ path: String) -> Bool {
    ["states", "activities", payloadFile, schemaFile].contains {
      FileManager.default.fileExists(atPath: "\(path)/\($0)")
    }
  }

  /// Returns whether nothing but its samples tells of an activity.
  public static func isLearned(_ type: String, in path: String) -> Bool {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let schema = "\(home(of: type, in: path))/\(schemaFile)"
    return isOne(path) && !FileManager.default.fileExists(atPath: schema)
      && !files.contains { $0.hasSuffix(".swift") }
  }

  /// Returns the folder with the samples of an activity, or its schema.
  private static func home(of type: String, in path: String) -> String {
    let own = "\(path)/activities/\(type)"
    return !type.isEmpty && FileManager.default.fileExists(atPath: own) ? own : path
  }

  /// Reads a folder.
  public init(_ path: String) {
    var (folder, findings) = AppFolder.load(path)
    findings += AppFolder.stringFindings(in: path)
    let isPlain = folder.activities.count == 1
    if folder.states.isEmpty, isPlain, let push = SourcelessApp.payload(path, &findings) {
      folder.take(push)
    }
    // Where all samples lie in `activities`, the folder itself tells of none.
    if !isPlain, folder.states.isEmpty, folder.attributesType.isEmpty {
      folder.keep(folder.activities.dropFirst().map(\.attributesType))
    }
    let catalog = WidgetCatalog()
    descriptions = folder.activities.indices.map { place in
      let activity = SourcelessApp.activity(place, of: &folder, path, &findings)
      catalog.register(activity)
      return activity.description(previews: [])
    }
    runner = InProcessWidget(catalog)
    folder.isWithoutSource = true
    (self.folder, self.findings) = (folder, findings)
  }

  /// Returns one of the activities of a folder, whose samples it completes.
  private static func activity(
    _ place: Int, of folder: inout AppFolder, _ path: String, _ findings: inout [Finding]
  ) -> SourcelessActivity {
    var sample = folder.activities[place]
    let home = home(of: sample.attributesType, in: path)
    let schema = schema(home, in: SourceBounds(around: path), &findings)
    if sample.attributesType.isEmpty {
      sample.attributesType = schema?.title ?? folder.title + "Attributes"
    }
    let shapes =
      schema?.shapes
      ?? PushSchema(
        attributes: .learned(from: [sample.attributes]),
        state: .learned(from: sample.states.map(\.value)))
    if sample.states.isEmpty, schema != nil {
      sample.states = [("made-up", shapes.state.sample())]
      if sample.attributes.object?.members.isEmpty ?? true {
        sample.attributes = shapes.attributes.sample()
      }
      findings.append(Finding("widget-made-up-state"))
    }
    if sample.states.isEmpty {
      findings.append(
        Finding("app-without-samples", location: SourceLocation(file: "\(home)/states", line: 1)))
    }
    folder.activities[place] = sample
    return SourcelessActivity(
      attributesType: sample.attributesType, title: folder.title, icon: folder.icon,
      attributes: shapes.attributes, state: shapes.state, isLearned: schema == nil)
  }

  /// Returns the bytes of a file; nil where there is none. One that is too large or out of bounds is a finding.
  private static func sample(
    _ file: String, in bounds: SourceBounds, _ findings: inout [Finding]
  ) -> Data? {
    guard FileStatus(file) == nil || bounds.holds(file) else {
      findings.append(.outOfBounds(file))
      return nil
    }
    if let finding = AppFolder.tooLarge(file) {
      findings.append(finding)
      return nil
    }
    return OrdinaryFile.contents(file, limit: AppFolder.sampleLimit)
  }

  private static func payload(_ path: String, _ findings: inout [Finding]) -> RecordedPush? {
    let file = "\(path)/\(payloadFile)"
    guard let data = sample(file, in: SourceBounds(around: path), &findings) else { return nil }
    do throws(Finding) {
      return try RecordedPush(String(decoding: data, as: UTF8.self))
    } catch {
      var finding = error
      finding.location =
        finding.location.map {
          SourceLocation(file: file, line: $0.line, column: $0.column)
        } ?? SourceLocation(file: file, line: 1)
      findings.append(finding)
      return nil
    }
  }

  private static func schema(
    _ path: String, in bounds: SourceBounds, _ findings: inout [Finding]
  ) -> (shapes: PushSchema, title: String?)? {
    let file = "\(path)/\(schemaFile)"
    guard let data = sample(file, in: bounds, &findings) else { return nil }
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: data)
    } catch {
      findings.append(
        Finding(
          "app-folder",
          location: SourceLocation(file: file, offset: error.offset, in: data),
          sentence: "\(schemaFile) is not JSON: \(error.message)."))
      return nil
    }
    do throws(TypeShape.SchemaFault) {
      return (try PushSchema(json), json["title"]?.string)
    } catch {
      findings.append(
        Finding(
          "app-schema", location: SourceLocation(file: file, line: 1),
          sentence:
            "\(schemaFile) at \(error.place.isEmpty ? "/" : error.place): \(error.sentence).",
          fix: error.fix + (error.fix.last?.isLetter == true ? "." : "")))
      return nil
    }
  }
}

extension AppFolder {
  /// Takes what a recorded push says of the app and its state.
  fileprivate mutating func take(_ push: RecordedPush) {
    if let state = push.state { states = [("recorded", state)] }
    if attributes.object?.members.isEmpty ?? true, let values = push.attributes {
      attributes = values
    }
    if attributesType.isEmpty, let type = push.attributesType { attributesType = type }
    if let bundle = push.bundle, self.bundle == AppFolder.usualBundle(name) { self.bundle = bundle }
  }
}
