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
  public static let payloadFile = "payload.json"
  /// JSON Schema, as `islet check --schema` writes it, or of a content state alone.
  public static let schemaFile = "schema.json"

  /// Returns whether a folder holds what such an app is made of.
  public static func isOne(_ path: String) -> Bool {
    ["states", payloadFile, schemaFile].contains {
      FileManager.default.fileExists(atPath: "\(path)/\($0)")
    }
  }

  /// Reads a folder.
  public init(_ path: String) {
    var (folder, findings) = AppFolder.load(path)
    if folder.states.isEmpty, let push = SourcelessApp.payload(path, &findings) {
      folder.take(push)
    }
    let learned = PushSchema(
      attributes: .learned(from: [folder.attributes]),
      state: .learned(from: folder.states.map(\.value)))
    let schema = SourcelessApp.schema(path, &findings)
    if folder.attributesType.isEmpty {
      folder.attributesType = schema?.title ?? folder.title + "Attributes"
    }
    let shapes = schema?.shapes ?? learned
    if folder.states.isEmpty, schema != nil {
      folder.states = [("made-up", shapes.state.sample())]
      if folder.attributes.object?.members.isEmpty ?? true {
        folder.attributes = shapes.attributes.sample()
      }
      findings.append(Finding("widget-made-up-state"))
    }
    if folder.states.isEmpty {
      findings.append(
        Finding(
          "app-without-samples",
          location: SourceLocation(file: "\(path)/states", line: 1)))
    }
    let activity = SourcelessActivity(
      attributesType: folder.attributesType, title: folder.title, icon: folder.icon,
      attributes: shapes.attributes, state: shapes.state, isLearned: schema == nil)
    let catalog = WidgetCatalog()
    catalog.register(activity)
    runner = InProcessWidget(catalog)
    descriptions = [activity.description(previews: [])]
    folder.isWithoutSource = true
    (self.folder, self.findings) = (folder, findings)
  }

  private static func payload(_ path: String, _ findings: inout [Finding]) -> RecordedPush? {
    let file = "\(path)/\(payloadFile)"
    guard let data = OrdinaryFile.contents(file) else { return nil }
    do throws(Finding) {
      return try RecordedPush(String(decoding: data.prefix(AppFolder.sampleLimit), as: UTF8.self))
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
    _ path: String, _ findings: inout [Finding]
  ) -> (shapes: PushSchema, title: String?)? {
    let file = "\(path)/\(schemaFile)"
    guard let data = OrdinaryFile.contents(file) else { return nil }
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: data.prefix(AppFolder.sampleLimit))
    } catch {
      findings.append(
        Finding(
          "app-folder",
          location: SourceLocation(file: file, line: error.line, column: error.column),
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
          fix: error.fix + "."))
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
    if let bundle = push.bundle, self.bundle == "app.islet." + name { self.bundle = bundle }
  }
}
