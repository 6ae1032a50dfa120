import Findings
import Foundation
import JSON

/// A push as somebody has it at hand: a payload, a message of Firebase's, or a `curl` line; read for what it says of its
/// app.
public struct RecordedPush: Equatable, Sendable {
  public var bundle: String?
  public var attributesType: String?
  public var attributes: JSONValue?
  public var state: JSONValue?

  /// Reads a text; throws what is wrong with it, with the line.
  ///
  /// - now: the time that a push without a timestamp was sent at, in UNIX seconds.
  public init(_ text: String, now: Double? = nil) throws(Finding) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    var line = ParsedCurlLine?.none
    if !trimmed.hasPrefix("{"), !trimmed.hasPrefix("[") { line = ParsedCurlLine(trimmed) }
    let body = line?.body ?? trimmed
    if let file = line?.file {
      throw Finding(
        "push-not-recorded", sentence: "the curl line takes its body from the file \(file)",
        fix: "Give that file instead.")
    }
    if line != nil, line?.body == nil {
      throw Finding(
        "push-not-recorded", sentence: "the curl line has no body",
        fix: "Give it with -d and the payload behind it.")
    }
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: body)
    } catch {
      // A body without its shell's quoting stands nowhere in the text.
      let start = text.range(of: body, options: .literal)?.lowerBound
      let place = start.map { start in
        SourceLocation(
          file: "", offset: text.utf8.distance(from: text.startIndex, to: start) + error.offset,
          in: Array(text.utf8))
      }
      throw Finding(
        "push-not-recorded", location: place,
        sentence:
          "this is neither JSON nor a curl line: \(place.map { "\($0.words): " } ?? "")\(error.message)",
        fix: "Give a payload, {\"aps\": {…}}, or the whole curl line that sends it.")
    }
    bundle = line?.header("apns-topic").map { topic in
      topic.hasSuffix(".push-type.liveactivity")
        ? String(topic.dropLast(".push-type.liveactivity".count)) : topic
    }
    try take(json, now)
  }

  /// Reads a payload.
  public init(payload: JSONValue, bundle: String?) throws(Finding) {
    self.bundle = bundle
    try take(payload, nil)
  }

  private mutating func take(_ json: JSONValue, _ now: Double?) throws(Finding) {
    let payload = json["message"]?["apns"]?["payload"] ?? json
    bundle = bundle ?? payload["Simulator Target Bundle"]?.string
    let aps = payload["aps"]
    // A file with nothing but a state is one, too.
    guard let object = (aps == nil ? payload : aps?["content-state"])?.object else {
      throw Finding(
        "push-not-recorded", path: "aps.content-state",
        sentence: aps?.object == nil
          ? "the payload is no object with aps" : "the push has no content-state",
        fix: "Give a push with event update or start, which carries a content state.")
    }
    let sent = aps?["timestamp"]?.double
    let moment = sent.map { (1e9...4e9).contains($0) } == true ? sent : now
    attributesType = aps?["attributes-type"]?.string
    attributes = aps?["attributes"]?.withMoments(near: moment)
    state = JSONValue.object(object).withMoments(near: moment)
  }
}

extension JSONValue {
  /// What is this near to the time of a push is a moment, in seconds: two days.
  private static let near = 2 * 86_400.0

  /// Returns the value with times near a push's as distances from now, `"@date+600"`: a sample that never goes out
  /// of date.
  fileprivate func withMoments(near moment: Double?) -> JSONValue {
    guard let moment else { return self }
    switch self {
    case .number(let number):
      let words = [
        ("@date", JSONValue.secondsBeforeDate, 1.0), ("@now", 0, 1), ("@millis", 0, 1000),
      ]
      for (word, epoch, unit) in words {
        let distance = (number.double / unit + epoch - moment).rounded()
        guard abs(distance) < JSONValue.near else { continue }
        return .moment(word, distance)
      }
      return self
    case .array(let elements): return .array(elements.map { $0.withMoments(near: moment) })
    case .object(let object):
      return .object(
        JSONObject(object.members.map { ($0.key, $0.value.withMoments(near: moment)) }))
    default: return self
    }
  }
}
