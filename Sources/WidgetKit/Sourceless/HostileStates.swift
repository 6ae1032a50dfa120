import Drawing
import JSON
import WidgetProtocol

/// Where a fuzzer puts states of an app whose source is not here: anything is taken.
package enum HostileStates {
  /// Reads the last line as a push's state and draws it, by what the lines before it are: samples of the type, or one
  /// schema. Returns what is drawn by either.
  @MainActor
  package static func drawings(of bytes: [UInt8]) -> [DisplayList] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard let state = lines.last else { return [] }
    let samples = lines.dropLast().compactMap { try? JSONValue(parsing: $0) }
    let schema = samples.first.flatMap { try? PushSchema($0) }?.state
    return [TypeShape.learned(from: samples), schema].compactMap { shape in
      shape.flatMap { drawing(of: state, $0) }
    }
  }

  @MainActor
  private static func drawing(of state: String, _ shape: TypeShape) -> DisplayList? {
    let activity = SourcelessActivity(
      attributesType: "Attributes", title: "App", icon: "a", attributes: shape, state: shape,
      isLearned: true)
    // What is refused was taken by earlier versions, and stands in their journals: it is drawn all the same.
    _ = activity.decode(
      DecodeRequest(attributesType: "Attributes", subject: .contentState, json: state))
    _ = activity.sample(now: SampleDate.now)
    let request = RenderRequest(
      attributesType: "Attributes",
      room: SlotRoom(slot: .lockScreen, width: 371, minHeight: 84, maxHeight: 160),
      environment: WidgetEnvironment(
        locale: "en_US", timeZone: "UTC", now: SampleDate.now.timeIntervalSince1970),
      attributes: state, state: state, activityID: "a", isStale: false)
    return try? activity.drawing(request).drawn().picture.list
  }
}
