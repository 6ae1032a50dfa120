import JSON

extension TypeShape {
  /// Returns the shape that all of several samples have: what one of them lacks is optional.
  ///
  /// Whole numbers are not taken for `Int`, since a sample that is 2 says nothing about 2.5; a number counts as a
  /// `Date` when every sample of it lies within a few years of now in seconds since 2001.
  package static func learned(from samples: [JSONValue]) -> TypeShape {
    samples.map { Sketch($0) }.reduce(Sketch.nothing) { $0.merged(with: $1) }
      .shape(mayBeEnum: false)
  }
}

/// A shape under way: with what is forgotten once it is finished.
private indirect enum Sketch {
  case nothing, truth
  /// Whether all of them may be dates.
  case number(mayBeDate: Bool)
  case text([String])
  case list(Sketch)
  case object([Member])
  /// Objects of one key each, another from sample to sample.
  case cases([Member])
  case mixed
  case absent(Sketch)

  struct Member {
    var key: String
    var sketch: Sketch
    var isOptional = false
  }

  /// Seconds since 2001 that are near enough to now, the start of 2026, to be meant: a dozen years.
  private static let dates = 600_000_000.0...1_000_000_000.0

  init(_ value: JSONValue) {
    switch value {
    case .null: self = .absent(.nothing)
    case .bool: self = .truth
    case .number(let number): self = .number(mayBeDate: Sketch.dates.contains(number.double))
    // Moments as sample files write them.
    case .string(let text) where text.hasPrefix("@date"): self = .number(mayBeDate: true)
    case .string(let text) where text.hasPrefix("@now") || text.hasPrefix("@millis"):
      self = .number(mayBeDate: false)
    case .string(let text): self = .text([text])
    case .array(let elements):
      self = .list(elements.map { Sketch($0) }.reduce(Sketch.nothing) { $0.merged(with: $1) })
    case .object(let object):
      self = .object(object.members.map { Member(key: $0.key, sketch: Sketch($0.value)) })
    }
  }

  func merged(with other: Sketch) -> Sketch {
    switch (self, other) {
    case (.nothing, let sketch), (let sketch, .nothing): return sketch
    case (.absent(let left), .absent(let right)): return .absent(left.merged(with: right))
    case (.absent(let left), let right), (let right, .absent(let left)):
      return .absent(left.merged(with: right))
    case (.truth, .truth): return .truth
    case (.number(let left), .number(let right)): return .number(mayBeDate: left && right)
    case (.text(let left), .text(let right)): return .text(left + right)
    case (.list(let left), .list(let right)): return .list(left.merged(with: right))
    case (.object(let left), .object(let right)):
      let isEnum =
        left.count == 1 && right.count == 1 && left[0].key != right[0].key
        && left[0].sketch.isObject && right[0].sketch.isObject
      return isEnum ? .cases(left + right) : .object(Sketch.merge(left, right, isOptional: true))
    case (.cases(let left), .object(let right)) where right.count == 1,
      (.object(let right), .cases(let left)) where right.count == 1:
      return .cases(Sketch.merge(left, right, isOptional: false))
    case (.cases(let left), .cases(let right)):
      return .cases(Sketch.merge(left, right, isOptional: false))
    default: return .mixed
    }
  }

  private var isObject: Bool { if case .object = self { true } else { false } }

  /// Returns the members of both.
  ///
  /// - Parameter isOptional: whether what one of them lacks need not be there.
  private static func merge(_ left: [Member], _ right: [Member], isOptional: Bool) -> [Member] {
    var members = left
    for index in members.indices {
      if let twin = right.first(where: { $0.key == members[index].key }) {
        members[index].sketch = members[index].sketch.merged(with: twin.sketch)
        members[index].isOptional = members[index].isOptional || twin.isOptional
      } else if isOptional {
        members[index].isOptional = true
      }
    }
    for var member in right where !left.contains(where: { $0.key == member.key }) {
      member.isOptional = isOptional
      members.append(member)
    }
    return members
  }

  /// Returns the finished shape.
  ///
  /// - Parameter mayBeEnum: whether an object of one object, `{"live":{…}}`, may be an enum of which the samples have
  ///   one case: it has no name then. A state itself is a struct, and so is what a case holds.
  func shape(mayBeEnum: Bool) -> TypeShape {
    switch self {
    case .nothing, .mixed: .anything
    case .absent(let sketch): sketch.shape(mayBeEnum: mayBeEnum)
    case .truth: .value("Bool")
    case .number(let mayBeDate): .value(mayBeDate ? "Date" : "Number")
    case .text(let texts): Sketch.shape(of: texts)
    case .list(let element): .list("Array", element.shape(mayBeEnum: true))
    case .object(let members)
    where mayBeEnum && members.count == 1 && members[0].sketch.isObject && !members[0].isOptional:
      .object("", members.map { $0.field(mayBeEnum: false) })
    case .object(let members): .object("Object", members.map { $0.field(mayBeEnum: true) })
    case .cases(let members): .union("Enum", members.map { $0.field(mayBeEnum: false) })
    }
  }

  /// Returns the shape of texts: words that come again are values of an enum, as far as is known, others any text.
  private static func shape(of texts: [String]) -> TypeShape {
    let words = Set(texts)
    let areWords = words.allSatisfy { word in
      (2...30).contains(word.count) && word.first?.isLowercase == true
        && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    }
    return areWords && texts.count > 1
      ? .choice(
        "",
        allowed: texts.reduce(into: [JSONValue]()) {
          if !$0.contains(.string($1)) { $0.append(.string($1)) }
        })
      : .value("String")
  }
}

extension Sketch.Member {
  fileprivate func field(mayBeEnum: Bool) -> TypeShape.Field {
    var isOptional = isOptional
    if case .absent = sketch { isOptional = true }
    return TypeShape.Field(
      key: key, shape: sketch.shape(mayBeEnum: mayBeEnum), isOptional: isOptional)
  }
}
