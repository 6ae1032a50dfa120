import Findings
import JSON

// Faults in the terms of a type, and values in which a fault is mended.
extension TypeShape {
  /// Returns a fault at a place below this shape.
  ///
  /// - Parameter type: what the decoder wanted, where the shape does not know.
  func fault(
    _ kind: DecodeFault.Kind, at path: [String], key: String? = nil, type: String = "another value",
    _ message: String
  ) -> DecodeFault {
    let found = at(path)
    let wanted = key.map { at(path + [$0]) } ?? found
    let named = wanted?.isKnown == true ? wanted?.nameInFaults ?? "" : ""
    var place = DecodeFault.Place()
    if let wanted, wanted.hasForm { (place.form, place.keys) = (wanted.example, wanted.keys) }
    if case .choice(_, let allowed)? = wanted {
      place.hasNumbers = !allowed.isEmpty && allowed.allSatisfy { $0.double != nil }
    }
    let owner = key == nil ? (path.isEmpty ? nil : at(path.dropLast())) : found
    place.owner = owner?.typeName ?? ""
    if let owner, let last = key ?? path.last {
      if case .union = owner { place.isCase = true }
      let field = owner.fields.first { $0.key == last }
      place.isOptional = field?.isOptional == true && field?.shape != .unread
    }
    return DecodeFault(
      kind: kind, path: path, key: key, expected: named.isEmpty ? type : named,
      knownKeys: found?.keys ?? [], allowed: wanted?.allowed ?? [], message: message, place: place)
  }

  /// Whether the way in which it is written says more than its name.
  private var hasForm: Bool {
    switch self {
    case .value, .again: false
    case .nullable(let shape): shape.hasForm
    case .choice, .object, .union, .list, .dictionary, .pairs: true
    }
  }

  /// The Swift type as faults name it: by its name alone nobody sees that `[Lang: String]` is written as an object.
  private var nameInFaults: String {
    guard case .dictionary(let name, _) = self,
      !name.hasPrefix("[String: "), !name.hasPrefix("[Int: ")
    else { return typeName }
    return "Object"
  }

  private var fields: [Field] {
    switch self {
    case .object(_, let fields), .union(_, let fields): fields
    case .value, .choice, .list, .dictionary, .pairs, .nullable, .again: []
    }
  }

  /// Returns the value of this shape with the fault mended, so that the decoder goes on to the next one; nil where
  /// nobody knows how.
  ///
  /// - Parameters:
  ///   - sample: a value that the type itself reads and writes, if there is one.
  ///   - made: the place of what was made up, if anything was.
  func mending(
    _ fault: DecodeFault, in value: JSONValue, by sample: @autoclosure () -> JSONValue?,
    made: inout [String]?
  ) -> JSONValue? {
    let path = fault.path + (fault.key.map { [$0] } ?? [])
    made = path
    if let key = fault.key, let object = value.at(fault.path[...])?.object {
      // The misspelt member under its right key, so that its value is read.
      if let twin = object.keys.first(where: { TypeShape.isTwin($0, key) && $0 != key }) {
        made = nil
        let members = object.members.map { ($0.key == twin ? key : $0.key, $0.value) }
        return value.replacing(fault.path[...], by: .object(JSONObject(members)))
      }
    }
    if fault.place.isOptional { return value.replacing(path[...], by: nil) }
    // What the type's own code refused was of the right kind: only what the type took before is sure to be taken.
    let known = at(path)?.decodable
    let taken = fault.kind == .dataCorrupted || known == nil ? sample()?.inSample(path[...]) : nil
    return (taken ?? known).flatMap { value.replacing(path[...], by: $0) }
  }

  /// A value that the type decodes, as far as its shape tells; nil where it tells nothing.
  private var decodable: JSONValue? {
    switch self {
    case .value(let name):
      switch Leaf(name) {
      case .anything: nil
      case .truth: false
      case .text, .attributedText: ""
      case .number, .integer, .date: 0
      case .special: sample()
      }
    case .choice(_, let allowed): allowed.first
    case .object(_, let fields):
      TypeShape.decodable(fields.filter { !$0.isOptional })
    case .union(_, let fields): TypeShape.decodable(Array(fields.prefix(1)))
    // A pair of equal values is a range, a point, a size and a list.
    case .list(_, let element): element.decodable.map { [$0, $0] }
    case .dictionary: [:]
    case .pairs: []
    case .nullable(let shape): shape.decodable
    case .again: nil
    }
  }

  private static func decodable(_ fields: [Field]) -> JSONValue? {
    var members: [(key: String, value: JSONValue)] = []
    for field in fields {
      guard let value = field.shape.decodable else { return nil }
      members.append((field.key, value))
    }
    return .object(JSONObject(members))
  }

  /// Returns whether two words differ in case and separators alone.
  static func isTwin(_ left: String, _ right: String) -> Bool {
    func folded(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return folded(left) == folded(right)
  }
}

extension JSONValue {
  /// Returns the value below a decoder's path: keys, and indexes as `[0]`.
  func at(_ path: ArraySlice<String>) -> JSONValue? {
    guard let step = path.first else { return self }
    if let index = JSONValue.index(step), let elements = array {
      return elements.indices.contains(index) ? elements[index].at(path.dropFirst()) : nil
    }
    return self[step]?.at(path.dropFirst())
  }

  /// Returns what a sample has at a path, of whose arrays any element stands for the others; of keys and values by
  /// turns, one of the same kind.
  fileprivate func inSample(_ path: ArraySlice<String>) -> JSONValue? {
    guard let step = path.first else { return self }
    if let index = JSONValue.index(step), let elements = array {
      let element = index % 2 == 1 ? elements.dropFirst().first : nil
      return (element ?? elements.first)?.inSample(path.dropFirst())
    }
    return self[step]?.inSample(path.dropFirst())
  }

  /// Returns the value with another one at a path, or with none there; nil when there is no such path.
  func replacing(_ path: ArraySlice<String>, by value: JSONValue?) -> JSONValue? {
    guard let step = path.first else { return value }
    let rest = path.dropFirst()
    if let index = JSONValue.index(step), var elements = array {
      guard elements.indices.contains(index), let new = elements[index].replacing(rest, by: value)
      else { return nil }
      elements[index] = new
      return .array(elements)
    }
    guard var object = object else { return nil }
    guard let inner = object[step] else {
      if rest.isEmpty { object[step] = value }
      return rest.isEmpty ? .object(object) : nil
    }
    guard let new = inner.replacing(rest, by: value) else {
      // Only what was to be taken out is nil.
      guard value == nil, rest.isEmpty else { return nil }
      object[step] = nil
      return .object(object)
    }
    object[step] = new
    return .object(object)
  }

  /// Returns the index that a step of a decoder's path is; nil for a key.
  static func index(_ step: String) -> Int? {
    step.hasPrefix("[") ? Int(step.dropFirst().dropLast()) : nil
  }
}
