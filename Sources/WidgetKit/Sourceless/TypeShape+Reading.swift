import Findings
import Foundation
import JSON

extension TypeShape {
  /// Returns what a type of this shape makes of a JSON text, told as the system's decoder tells it.
  ///
  /// For an app whose source is not here: the shape was learned from samples, or stands in a schema.
  ///
  /// - Parameter isLearned: whether it is the samples' alone, which faults say then.
  func reply(_ json: String, isLearned: Bool = false) -> DecodeReply {
    guard let value = try? JSONValue(parsing: json) else {
      return .fault(
        DecodeFault(
          kind: .dataCorrupted, path: [], expected: typeName, message: "The text is not JSON."))
    }
    var reading = ShapeReading(whole: self)
    let read = reading.read(value, self, [])
    for index in reading.faults.indices { reading.faults[index].place.isLearned = isLearned }
    if var fault = reading.faults.first {
      fault.others = Array(reading.faults.dropFirst().prefix(DecodeFault.otherLimit))
      fault.dates = reading.dates
      return .fault(fault)
    }
    return .value(canonical: read.sorted.compact, dates: reading.dates)
  }
}

/// Reads a value by a shape: keeps what the shape has, and notes dates and faults.
private struct ShapeReading {
  /// The shape of the whole value.
  let whole: TypeShape
  var faults: [DecodeFault] = []
  var dates: [String: Double] = [:]

  mutating func read(_ value: JSONValue, _ shape: TypeShape, _ path: [String]) -> JSONValue {
    if value == .null, shape != .anything, !shape.isNullable {
      note(.valueNotFound, shape, path, "null was found")
      return value
    }
    switch shape {
    case .value(let name): read(value, named: name, shape, path)
    case .again: return value
    case .choice(let name, let allowed): read(value, of: allowed, shape, path, isOpen: name.isEmpty)
    case .object(let name, let fields):
      guard let object = value.object else { return mismatch(value, shape, path) }
      if name.isEmpty, isOtherCase(object, fields) { return value }
      return .object(read(object, fields, shape, path))
    case .union(_, let fields):
      guard let object = value.object else { return mismatch(value, shape, path) }
      guard object.members.count == 1, let only = object.members.first,
        let field = fields.first(where: { $0.key == only.key })
      else {
        note(.dataCorrupted, shape, path, "Invalid number of keys found, expected one.")
        return value
      }
      return .object(
        JSONObject([(only.key, read(only.value, field.shape, path + [only.key]))]))
    case .list(_, let element):
      guard let elements = value.array else { return mismatch(value, shape, path) }
      return .array(
        elements.enumerated().map { read($0.element, element, path + ["[\($0.offset)]"]) })
    case .dictionary(_, let element):
      guard let object = value.object else { return mismatch(value, shape, path) }
      return .object(
        JSONObject(
          object.members.map { ($0.key, read($0.value, element, path + [$0.key])) }))
    case .pairs(_, let key, let element):
      guard let elements = value.array else { return mismatch(value, shape, path) }
      guard elements.count % 2 == 0 else {
        note(
          .dataCorrupted, shape, path,
          "Expected collection of key-value pairs; encountered odd-length array instead.")
        return value
      }
      return .array(
        elements.enumerated().map { index, one in
          read(one, index % 2 == 0 ? key : element, path + ["[\(index)]"])
        })
    case .nullable(let shape): return value == .null ? value : read(value, shape, path)
    }
    return value
  }

  private mutating func read(
    _ object: JSONObject, _ fields: [TypeShape.Field], _ shape: TypeShape, _ path: [String]
  ) -> JSONObject {
    var result = JSONObject()
    for field in fields {
      guard let value = object[field.key] else {
        if field.isOptional { continue }
        faults.append(
          whole.fault(
            .keyNotFound, at: path, key: field.key, "No value associated with key \(field.key)."))
        continue
      }
      if value == .null, field.isOptional { continue }
      result[field.key] = read(value, field.shape, path + [field.key])
    }
    return result
  }

  /// Returns whether an object looks like another case of an enum of which the samples have one: nobody can know
  /// whether the type has it. A case that is nearly the known one is taken for misspelt.
  private func isOtherCase(_ object: JSONObject, _ fields: [TypeShape.Field]) -> Bool {
    guard object.members.count == 1, let only = object.members.first, only.value.object != nil,
      let known = fields.first?.key, known != only.key
    else { return false }
    return EditDistance.between(Array(known.lowercased()), Array(only.key.lowercased()))
      > max(1, min(known.count, only.key.count) / 3)
  }

  /// Reads one value of a Swift type that JSON writes as a string, a number or a truth value.
  private mutating func read(
    _ value: JSONValue, named name: String, _ shape: TypeShape, _ path: [String]
  ) {
    switch (TypeShape.Leaf(name), value) {
    case (.number, .number(let number)) where !number.fitsDouble,
      (.date, .number(let number)) where !number.fitsDouble:
      note(
        .dataCorrupted, shape, path,
        "The number \(number.text.prefix(40)) is beyond what a Double holds.")
    case (.anything, _), (.truth, .bool), (.text, .string), (.number, .number),
      (.attributedText, .string), (.attributedText, .array), (.attributedText, .object):
      return
    case (.integer, .number(let number)):
      if UnfitNumber.first(in: number.text, shape: shape) != nil {
        note(
          .dataCorrupted, shape, path, "The number \(number.text) does not fit into \(name).")
      }
    case (.date, .number(let number)):
      dates[TypeShape.place(path)] = number.double + JSONValue.secondsBeforeDate
    case (.special(let isGood), .string(let text)):
      if !isGood(text) { note(.dataCorrupted, shape, path, "The text is no \(name).") }
    default: _ = mismatch(value, shape, path)
    }
  }

  /// Reads one of several raw values.
  ///
  /// - Parameter isOpen: whether the values are those of samples, so that there may be others: one that is nearly one
  ///   of them is a fault.
  private mutating func read(
    _ value: JSONValue, of allowed: [JSONValue], _ shape: TypeShape, _ path: [String], isOpen: Bool
  ) {
    guard allowed.contains(where: { $0.kind == value.kind }) else {
      _ = mismatch(value, shape, path)
      return
    }
    let isAllowed =
      switch value {
      case .number(let number): allowed.contains { $0.double == number.double }
      case .string(let text) where isOpen:
        allowed.contains(value)
          || !allowed.contains { $0.string.map { TypeShape.isTwin($0, text) } == true }
      default: allowed.contains(value)
      }
    if isAllowed { return }
    note(
      .dataCorrupted, shape, path,
      "Cannot initialize from invalid value \(value.string ?? value.compact).")
  }

  private mutating func mismatch(
    _ value: JSONValue, _ shape: TypeShape, _ path: [String]
  ) -> JSONValue {
    note(.typeMismatch, shape, path, "Expected \(shape.typeName) but found \(value.kind).")
    return value
  }

  private mutating func note(
    _ kind: DecodeFault.Kind, _ shape: TypeShape, _ path: [String], _ message: String
  ) {
    let name = shape.typeName.isEmpty ? nameless(shape, kind, path) : shape.typeName
    faults.append(whole.fault(kind, at: path, type: name, message))
  }

  /// Returns what a finding calls a type that only samples tell of: words are values of their key.
  private func nameless(
    _ shape: TypeShape, _ kind: DecodeFault.Kind, _ path: [String]
  ) -> String {
    guard case .choice = shape else { return "Object" }
    return kind == .typeMismatch ? "String" : path.last { !$0.hasPrefix("[") } ?? "String"
  }
}

extension TypeShape {
  /// Whether null is taken.
  fileprivate var isNullable: Bool {
    switch self {
    case .nullable, .again: true
    default: false
    }
  }

  /// Nothing is known of it.
  static let anything = TypeShape.value("Any")
  /// The type has the key, and what it reads there was not seen.
  static let unread = TypeShape.value("…")

  /// Returns a path as findings write it: `events[0].date`.
  static func place(_ path: [String]) -> String {
    path.reduce("") { $1.hasPrefix("[") ? $0 + $1 : $0.isEmpty ? $1 : "\($0).\($1)" }
  }

  /// What JSON writes for a Swift type of one value.
  enum Leaf {
    case anything, truth, text, number, integer, date
    /// A text, or a list or table of texts with attributes.
    case attributedText
    /// A text of a form of its own.
    case special(@Sendable (String) -> Bool)

    init(_ type: String) {
      switch type {
      case "Any", "…": self = .anything
      case "Bool": self = .truth
      case "Date": self = .date
      case "Double", "Float", "CGFloat", "Decimal", "TimeInterval", "Number": self = .number
      case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Integer":
        self = .integer
      case "URL": self = .special { URL(string: $0) != nil }
      case "UUID": self = .special { UUID(uuidString: $0) != nil }
      case "Data": self = .special { Data(base64Encoded: $0) != nil }
      case "String", "Character", "Substring": self = .text
      case "AttributedString": self = .attributedText
      default: self = .anything
      }
    }
  }
}
