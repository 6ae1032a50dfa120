import Findings
import Foundation
import JSON
import Numbers
import Synchronization
import WidgetProtocol

/// Reads JSON into a widget's own type exactly as the system does, and explains what went wrong.
struct StateReader<Value: Codable> {
  /// Returns the value, by a plain decoder with its default strategies.
  static func value(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  /// Returns what the type makes of the JSON.
  static func reply(_ json: String) -> DecodeReply {
    let dates = DateBox()
    do {
      // What is wrong is said by the system's own decoder.
      let value = try (try? value(json, noting: dates)) ?? value(json)
      let canonical = (try? self.json(value)) ?? json
      return .value(
        canonical: canonical, dates: dates.dates, readKeys: readKeys(json, besides: canonical))
    } catch {
      let shape = shape
      var fault = fault(error, json, shape)
      lookFurther(after: &fault, in: json, shape)
      return .fault(fault)
    }
  }

  /// Returns the keys that the type reads, for each place at which the JSON has one that the type does not write.
  private static func readKeys(_ json: String, besides canonical: String) -> [String: [String]] {
    guard KnownShapes.mayWalk, KeySum.of(json) != KeySum.of(canonical),
      let sent = try? JSONValue(parsing: json),
      let written = try? JSONValue(parsing: canonical)
    else { return [:] }
    let shape = KnownShapes.shape(of: Value.self, withDeclared: true) {
      ShapeWalk(now: .distantPast, variant: SampleVariant(showsDeclared: true)).walk(Value.self)
        .shape
    }
    return shape.readKeys(of: sent, besides: written)
  }

  /// Adds what the decoder finds once the first fault is mended, and the dates that it read: what is certain, since
  /// it is the type that says so.
  private static func lookFurther(
    after first: inout DecodeFault, in json: String, _ shape: TypeShape
  ) {
    guard KnownShapes.mayWalk, var value = try? JSONValue(parsing: json) else { return }
    var (current, text) = (first, json)
    // What was made up says nothing about the payload.
    var made: [[String]] = []
    lazy var sample = (self.sample(now: SampleDate.now).flatMap { try? self.json($0) })
      .flatMap { try? JSONValue(parsing: $0) }
    while first.others.count < DecodeFault.otherLimit {
      var place: [String]?
      guard let mended = shape.mending(current, in: value, by: sample, made: &place)
      else { break }
      (value, text) = (mended, mended.compact)
      if let place { made.append(place) }
      do {
        _ = try self.value(text)
        break
      } catch {
        let next = fault(error, text, shape)
        let path = next.path + (next.key.map { [$0] } ?? [])
        // What was made up does not decode: nothing more can be told.
        if next.kind == .other || made.contains(where: { path.starts(with: $0) }) { break }
        first.others.append(next)
        current = next
      }
    }
    if made.contains([]) { return }
    let ownPlaces = made.map { TypeShape.place($0) }
    first.dates = dates(text).filter { place, _ in
      !ownPlaces.contains { place == $0 || place.hasPrefix($0 + ".") || place.hasPrefix($0 + "[") }
    }
  }

  /// Returns the value as JSON with sorted keys.
  static func json(_ value: Value) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns the value as JSON for a sample: its dates by their distance from a date, `"@date+600"`, so that
  /// a countdown that a preview starts "now" is one whenever it is shown.
  static func sampleJSON(_ value: Value, around now: Date) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      let distance = date.timeIntervalSince(now).rounded()
      if abs(distance) < SampleDate.farthest {
        try container.encode("@date\(distance < 0 ? "-" : "+")\(Int(bounded: abs(distance)))")
      } else {
        try container.encode(date.timeIntervalSinceReferenceDate)
      }
    }
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    guard let json = try? JSONValue(parsing: text) else { return text }
    return SampleDate.relative(json, to: now.timeIntervalSince1970).compact
  }

  /// What the type reads.
  static var shape: TypeShape {
    KnownShapes.shape(of: Value.self) { ShapeWalk(now: .distantPast).walk(Value.self).shape }
  }

  /// Returns a value made up from what the type reads.
  static func sample(now: Date) -> Value? { ShapeWalk(now: now).walk(Value.self).sample }

  /// Returns which type refuses whatever is made up for it, and what it says: `Token: No such token.`; nil where a value
  /// can be made up.
  static func refusal(now: Date) -> String? {
    let variant = SampleVariant()
    let sample = ShapeWalk(now: now, variant: variant).walk(Value.self).sample
    return sample == nil ? variant.refusal : nil
  }

  /// The most states that are made up of one type.
  private static var sampleLimit: Int { 8 }

  /// Returns values made up from what the type reads: one for each case of its first enum, named after it,
  /// and one without what is optional.
  static func samples(now: Date) -> [(name: String, value: Value)] {
    let first = SampleVariant()
    guard let value = ShapeWalk(now: now, variant: first).walk(Value.self).sample else { return [] }
    var samples = [(first.cases.first ?? "made-up", value)]
    for number in 0..<min(sampleLimit, first.cases.count) where number > 0 {
      let walk = ShapeWalk(now: now, variant: SampleVariant(caseNumber: number))
      if let value = walk.walk(Value.self).sample { samples.append((first.cases[number], value)) }
    }
    if first.hasOptionals {
      let walk = ShapeWalk(now: now, variant: SampleVariant(skipsOptionals: true))
      if let value = walk.walk(Value.self).sample { samples.append(("no-optionals", value)) }
    }
    return samples
  }

  /// Returns the dates that the type read, by path, in UNIX seconds.
  private static func dates(_ json: String) -> [String: Double] {
    let found = DateBox()
    _ = try? value(json, noting: found)
    return found.dates
  }

  /// Returns the value, and puts the dates that the type reads into a box.
  private static func value(_ json: String, noting found: DateBox) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let seconds = try decoder.singleValueContainer().decode(Double.self)
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      found.add(TypeShape.place(steps(decoder.codingPath)), date.timeIntervalSince1970)
      return date
    }
    return try decoder.decode(Value.self, from: Data(json.utf8))
  }

  private static func fault(
    _ error: any Error, _ json: String, _ shape: TypeShape
  ) -> DecodeFault {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      return shape.fault(
        .keyNotFound, at: steps(context.codingPath), key: key.stringValue, type: "a value",
        context.debugDescription)
    case .valueNotFound(let type, let context):
      let path = steps(context.codingPath)
      if let short = shortList(path, json) {
        return shape.fault(
          .dataCorrupted, at: Array(path.dropLast()),
          "The array has \(short), and the type reads more.")
      }
      return shape.fault(
        .valueNotFound, at: path, type: ShapeWalk.name(of: type), context.debugDescription)
    case .typeMismatch(let type, let context):
      return shape.fault(
        .typeMismatch, at: steps(context.codingPath), type: ShapeWalk.name(of: type),
        context.debugDescription)
    case .dataCorrupted(let context):
      // What a type's own code refuses has no place either where the type is the state itself.
      guard isRefusedWhole(error) else {
        return shape.fault(
          .dataCorrupted, at: steps(context.codingPath), context.debugDescription)
      }
      guard let number = unfitNumber(json, shape) else {
        return shape.fault(
          .dataCorrupted, at: [], "The decoder refuses it as a whole and names no place.")
      }
      return shape.fault(
        .dataCorrupted, at: number.path, type: number.type,
        "The number \(number.text) does not fit into \(number.type).")
    default:
      return DecodeFault(
        kind: .other, path: [], expected: ShapeWalk.name(of: Value.self), message: "\(error)")
    }
  }

  /// Returns the number for which the decoder refuses the whole value.
  private static func unfitNumber(_ json: String, _ shape: TypeShape) -> UnfitNumber? {
    if let known = UnfitNumber.first(in: json, shape: shape) { return known }
    // A type's own code may end the program at a number that nobody would send.
    guard KnownShapes.mayWalk, TypeReading.triesOthers else { return nil }
    return UnfitNumber.found(in: json, shape: shape) { text in
      do {
        _ = try value(text)
        return false
      } catch {
        return isRefusedWhole(error)
      }
    }
  }

  /// Returns whether the decoder refuses a text as if it were no JSON, which is what it says of a number that a type
  /// cannot hold.
  private static func isRefusedWhole(_ error: any Error) -> Bool {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
    return context.codingPath.isEmpty && context.debugDescription.contains("not valid JSON")
  }

  /// Returns how many elements an array has that ends before the place at a path: `1 element`; nil when it does not.
  private static func shortList(_ path: [String], _ json: String) -> String? {
    guard let last = path.last, last.hasPrefix("["), let index = Int(last.dropFirst().dropLast()),
      let value = try? JSONValue(parsing: json),
      let count = value.at(path.dropLast())?.array?.count, count <= index
    else { return nil }
    return "\(count) element\(count == 1 ? "" : "s")"
  }
}

/// Returns a decoder's path as text: keys, and indexes as `[0]`.
///
/// A dictionary's key "7" has a number, too, and so may a type's own keys; indexes alone are called "Index 7".
private func steps(_ path: [any CodingKey]) -> [String] {
  path.map { key in
    guard let index = key.intValue, key.stringValue == "Index \(index)" else {
      return key.stringValue
    }
    return "[\(index)]"
  }
}

/// Collects dates from inside a decoder's closure.
private final class DateBox: Sendable {
  private let box = Mutex<[String: Double]>([:])
  func add(_ path: String, _ date: Double) { box.withLock { $0[path] = date } }
  var dates: [String: Double] { box.withLock { $0 } }
}

/// The date at which previews are evaluated and samples are made.
enum SampleDate {
  /// 21 November 2025, 09:41 UTC: when pictures are drawn, so that a date that is written as text fits there.
  static let now = Date(timeIntervalSince1970: 1_763_718_060)
  /// A date farther away from it than a year is meant as it stands, in seconds.
  static let farthest = 366.0 * 86_400
  /// A number this near to it in UNIX seconds is a date as well, in seconds.
  static let nearest = 86_400.0

  /// Returns the value with UNIX dates near the present as `"@now+600"`, of milliseconds as `"@millis+600"`.
  static func relative(_ value: JSONValue, to now: Double) -> JSONValue {
    switch value {
    case .number(let number):
      for (word, unit) in [("@now", 1.0), ("@millis", 1000.0)] {
        let distance = (number.double / unit - now).rounded()
        guard abs(distance) < nearest else { continue }
        return .moment(word, distance)
      }
      return value
    case .array(let elements): return .array(elements.map { relative($0, to: now) })
    case .object(let object):
      return .object(
        JSONObject(object.members.map { (key: $0.key, value: relative($0.value, to: now)) }))
    case .null, .bool, .string: return value
    }
  }
}
