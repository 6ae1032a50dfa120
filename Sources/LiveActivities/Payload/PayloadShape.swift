import Findings
import JSON

/// What can be told of a type from sample values: how an app without widget source is checked.
indirect enum PayloadShape: Hashable, Sendable, Codable {
  /// Nothing is known: only null, or an empty array's element.
  case unknown
  case boolean, number, string
  case array(PayloadShape)
  /// Keys that every sample has are required.
  case object([Member])
  /// Objects of one key each, another from sample to sample: an enum's cases.
  case cases([Member])
  /// Samples of different kinds: anything goes.
  case anything
  case optional(PayloadShape)

  struct Member: Hashable, Sendable, Codable {
    var key: String
    var shape: PayloadShape
    var isRequired: Bool
  }

  /// Creates the shape of one value.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .optional(.unknown)
    case .bool: self = .boolean
    case .number: self = .number
    case .string: self = .string
    case .array(let elements):
      self = .array(elements.reduce(.unknown) { $0.merged(with: PayloadShape($1)) })
    case .object(let object):
      self = .object(
        object.members.map { Member(key: $0.key, shape: PayloadShape($0.value), isRequired: true) })
    }
  }

  /// Creates the shape of several samples.
  init(samples: [JSONText]) {
    self = samples.compactMap(\.value).reduce(.unknown) { $0.merged(with: PayloadShape($1)) }
  }

  /// Returns the shape that takes what either takes.
  func merged(with other: PayloadShape) -> PayloadShape {
    switch (self, other) {
    case (.unknown, let shape), (let shape, .unknown): return shape
    case (.anything, _), (_, .anything): return .anything
    case (.optional(let left), .optional(let right)): return .optional(left.merged(with: right))
    case (.optional(let left), let right), (let right, .optional(let left)):
      return .optional(left.merged(with: right))
    case (.array(let left), .array(let right)): return .array(left.merged(with: right))
    case (.object(let left), .object(let right)):
      let isEnum =
        left.count == 1 && right.count == 1 && left[0].key != right[0].key
        && left[0].shape.isObject && right[0].shape.isObject
      return isEnum ? .cases(left + right) : .object(PayloadShape.merge(left, right))
    case (.cases(let left), .object(let right)) where right.count == 1,
      (.object(let right), .cases(let left)) where right.count == 1:
      return .cases(PayloadShape.mergeCases(left, right))
    case (.cases(let left), .cases(let right)): return .cases(PayloadShape.mergeCases(left, right))
    default: return self == other ? self : .anything
    }
  }

  private var isObject: Bool { if case .object = self { true } else { false } }

  private static func merge(_ left: [Member], _ right: [Member]) -> [Member] {
    var members = left.map { member in
      guard let twin = right.first(where: { $0.key == member.key }) else {
        return Member(key: member.key, shape: member.shape, isRequired: false)
      }
      return Member(
        key: member.key, shape: member.shape.merged(with: twin.shape),
        isRequired: member.isRequired && twin.isRequired)
    }
    for member in right where !left.contains(where: { $0.key == member.key }) {
      members.append(Member(key: member.key, shape: member.shape, isRequired: false))
    }
    return members
  }

  private static func mergeCases(_ left: [Member], _ right: [Member]) -> [Member] {
    merge(left, right).map { Member(key: $0.key, shape: $0.shape, isRequired: true) }
  }
}

extension PayloadShape {
  /// Reads a text as a decoder would: the fault when it has another shape.
  func read(_ text: JSONText) -> DecodeReply {
    guard let value = text.value else {
      return .fault(
        DecodeFault(
          kind: .dataCorrupted, path: [], expected: words, message: "the text is not JSON"))
    }
    // A decoder refuses the whole text for one of these.
    if UnreadableNumber(in: value) != nil {
      return .fault(
        DecodeFault(
          kind: .dataCorrupted, path: [], expected: words, message: "a number does not fit"))
    }
    var faults: [DecodeFault] = []
    find(&faults, in: value, [])
    if var fault = faults.first {
      fault.others = Array(faults.dropFirst().prefix(DecodeFault.otherLimit))
      return .fault(fault)
    }
    return .value(canonical: value.sorted.compact, dates: [:])
  }

  private func find(_ faults: inout [DecodeFault], in value: JSONValue, _ path: [String]) {
    switch (self, value) {
    case (.unknown, _), (.anything, _), (.optional, .null), (.boolean, .bool), (.number, .number),
      (.string, .string):
      return
    case (.optional(let shape), let value): shape.find(&faults, in: value, path)
    case (.array(let element), .array(let elements)):
      for (index, value) in elements.enumerated() {
        element.find(&faults, in: value, path + ["[\(index)]"])
      }
    case (.object(let members), .object(let object)):
      PayloadShape.find(&faults, members, in: object, path)
    case (.cases(let members), .object(let object)):
      guard object.members.count == 1, let only = object.members.first,
        let member = members.first(where: { $0.key == only.key })
      else {
        faults.append(
          DecodeFault(
            kind: .dataCorrupted, path: path, expected: words, allowed: members.map(\.key),
            message: "Invalid number of keys found, expected one."))
        return
      }
      member.shape.find(&faults, in: only.value, path + [only.key])
    case (_, .null):
      faults.append(
        DecodeFault(
          kind: .valueNotFound, path: path, expected: words, message: "null was found"))
    default:
      var allowed: [String] = []
      if case .cases(let members) = self { allowed = members.map(\.key) }
      faults.append(
        DecodeFault(
          kind: .typeMismatch, path: path, expected: words, allowed: allowed,
          message: "expected \(words), found \(value.kind)"))
    }
  }

  private static func find(
    _ faults: inout [DecodeFault], _ members: [Member], in object: JSONObject, _ path: [String]
  ) {
    for member in members {
      if let value = object[member.key] {
        member.shape.find(&faults, in: value, path + [member.key])
      } else if member.isRequired {
        faults.append(
          DecodeFault(
            kind: .keyNotFound, path: path, key: member.key, expected: member.shape.words,
            knownKeys: members.map(\.key), message: "every sample has \(member.key)"))
      }
    }
  }

  /// The shape in the words of Swift's types.
  private var words: String {
    switch self {
    case .unknown, .anything: "value"
    case .boolean: "Bool"
    case .number: "Number"
    case .string: "String"
    case .array: "Array"
    case .object: "Object"
    case .cases: "enum"
    case .optional(let shape): shape.words
    }
  }
}

/// The shapes of one attributes type without a widget.
struct TypeShapes: Hashable, Sendable, Codable {
  var attributes: PayloadShape
  var state: PayloadShape
}

extension SimulatedPhone {
  /// Returns the shapes of a type, which are worked out once.
  mutating func shapes(of bundle: String, _ type: InstalledApp.ActivityType?) -> TypeShapes {
    guard let type else { return TypeShapes(attributes: .unknown, state: .unknown) }
    let key = "\(bundle) \(type.name)"
    if let known = shapes[key] { return known }
    let new = TypeShapes(
      attributes: PayloadShape(samples: type.sampleAttributes),
      state: PayloadShape(samples: type.sampleStates))
    shapes[key] = new
    return new
  }
}
