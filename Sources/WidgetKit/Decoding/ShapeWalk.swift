import Foundation
import JSON

/// What each dictionary is, whatever its keys and values are.
private protocol DictionaryType {
  /// A key that its own type of keys takes, where that is an enum which is written as a key of an object.
  static var codedKey: String? { get }
}

extension Dictionary: DictionaryType {
  fileprivate static var codedKey: String? {
    let first = EnumReflection.cases(of: Key.self).first as? any CodingKeyRepresentable
    return first?.codingKey.stringValue
  }
}

/// What each optional type is that a decoder can read.
private protocol OptionalType {
  /// Walks the type without its `Optional`; returns an outcome of this type.
  static func step(in walk: ShapeWalk, key: String, index: Int, depth: Int) -> Any
}

extension Optional: OptionalType where Wrapped: Decodable {
  fileprivate static func step(
    in walk: ShapeWalk, key: String, index: Int, depth: Int
  ) -> Any {
    let inner = walk.step(Wrapped.self, key: key, index: index, depth: depth)
    // Where no value can be made up, null is one.
    return ShapeWalk.Outcome<Self>(shape: .nullable(inner.shape), sample: .some(inner.sample))
  }
}

/// Lets a type read from a source that has everything, to learn what it reads and to make a sample.
struct ShapeWalk {
  /// The date that samples stand around.
  var now: Date
  /// Which of several samples is made.
  var variant = SampleVariant()
  /// How deep types may nest; recursive types would never end.
  static let depthLimit = 12
  /// The most steps of one walk: an enum is read once for each case, and so is what its cases hold.
  static let workLimit = 10_000
  /// The most steps for which a walk goes once more round through the types that hold themselves: the next round takes
  /// as many times more as they hold one another.
  static let roundLimit = 300
  /// The most steps after which a type that refuses what was made up is given something else.
  static let retryLimit = 2_000
  /// The reading of the innermost type.
  private(set) var reading: TypeReading?
  /// How many keys of an enum are looked for that are alternatives to one another.
  static let alternativeLimit = 64
  /// The types that are being read, the outermost first, and how many times each may be among them.
  private var outer: [ObjectIdentifier] = []
  private var rounds = 1

  init(now: Date, variant: SampleVariant = SampleVariant()) {
    (self.now, self.variant) = (now, variant)
  }

  /// What one type reads, and a sample of it when one could be made.
  struct Outcome<T> {
    var shape: TypeShape
    var sample: T?
  }

  /// Walks a type: as often round through types that hold themselves as can be done in no time.
  func walk<T: Decodable>(_ type: T.Type) -> Outcome<T> {
    var (walk, best) = (self, nil as Outcome<T>?)
    while true {
      variant.begin()
      let outcome = walk.step(type, key: "", index: 0, depth: 0)
      // A round that was broken off says less than the one before it.
      if let best, variant.work >= Self.workLimit { return best }
      guard variant.isCut, variant.work < Self.roundLimit else { return outcome }
      best = outcome
      walk.rounds += 1
    }
  }

  /// Returns whether something may be read below a depth.
  func mayGoOn(_ depth: Int) -> Bool {
    depth < Self.depthLimit && variant.work < Self.workLimit
  }

  /// Walks a type at one place.
  func step<T: Decodable>(_ type: T.Type, key: String, index: Int, depth: Int) -> Outcome<T> {
    let name = Self.name(of: type)
    variant.work += 1
    guard variant.work < Self.workLimit else { return Outcome(shape: .value(name), sample: nil) }
    // Before all others: nil is a value of such a type, whatever it was to be.
    if let optional = type as? any OptionalType.Type,
      let outcome = optional.step(in: self, key: key, index: index, depth: depth) as? Outcome<T>
    {
      return outcome
    }
    if let leaf = leaf(type, key: key, index: index) {
      return Outcome(shape: .value(name), sample: leaf)
    }
    let isRound = outer.count { $0 == ObjectIdentifier(type) } >= rounds
    if isRound {
      variant.isCut = true
      return Outcome(shape: .again(name), sample: nil)
    }
    guard mayGoOn(depth) else {
      let isWithinItself = outer.contains(ObjectIdentifier(type))
      return Outcome(shape: isWithinItself ? .again(name) : .value(name), sample: nil)
    }
    if let raw = type as? any RawRepresentable.Type,
      let choice = choice(raw, name: name), !choice.allowed.isEmpty
    {
      return Outcome(
        shape: .choice(name, allowed: choice.allowed), sample: choice.sample as? T)
    }
    let dictionary = type as? any DictionaryType.Type
    let node = TypeNode(isEnum: EnumReflection.isEnum(type), isOfPairs: dictionary != nil)
    node.key = dictionary?.codedKey
    var sample = read(type, node: node, key: key, index: index, depth: depth)
    if node.isEnum, node.cases.count > 1 {
      for number in 1..<node.cases.count {
        node.chosenCase = number
        let other = read(type, node: node, key: key, index: index, depth: depth)
        sample = sample ?? other
      }
      let chosen = variant.caseNumber(of: name, cases: node.cases)
      if chosen > 0 {
        node.chosenCase = chosen
        sample = read(type, node: node, key: key, index: index, depth: depth) ?? sample
      }
    } else if node.isEnum, node.cases.isEmpty, node.hasRead, TypeReading.triesOthers {
      let mayBeOneKeyed = sample != nil && node.keysRead.count == 1
      variant.trying {
        lookForOthers(type, node, mayBeOneKeyed: mayBeOneKeyed) {
          read(type, node: node, key: key, index: index, depth: depth)
        }
      }
      let keys = node.keysRead
      let chosen = node.isOneKeyed ? variant.caseNumber(of: name, cases: keys) : 0
      if chosen > 0 {
        node.hidden = Set(keys.prefix(chosen))
        sample = read(type, node: node, key: key, index: index, depth: depth) ?? sample
        node.hidden = []
      }
    }
    return Outcome(shape: node.shape(named: name), sample: span(type) ?? sample)
  }

  /// Finds out what an enum with code of its own reads where the keys that it has read are not there.
  ///
  /// - Parameters:
  ///   - mayBeOneKeyed: whether it was made of one key.
  ///   - read: reads the type once more.
  private func lookForOthers<T>(
    _ type: T.Type, _ node: TypeNode, mayBeOneKeyed: Bool, read: () -> T?
  ) {
    let wasBrokenOff = node.isBrokenOff
    var areAlone = mayBeOneKeyed
    for pass in 0... {
      let count = node.keysRead.count
      node.hidden = Set(node.keysRead)
      let other = read()
      let more = node.keysRead.count - count
      if more > 0 || other != nil { node.isAlternative = true }
      // Each case has one key, and without any key there is no value.
      areAlone = areAlone && (other != nil) == (more > 0) && more < 2
      if more == 0 { break }
      if pass == Self.alternativeLimit || variant.work >= Self.retryLimit {
        areAlone = false
        break
      }
    }
    (node.hidden, node.isBrokenOff) = ([], wasBrokenOff)
    node.isOneKeyed = areAlone && node.keysRead.count > 1 && node.mayBeOneKeyed
  }

  /// Returns an interval of time that has begun and is not over; nil for other types. Both ends of a range have the
  /// range's name, which says nothing about either.
  private func span<T>(_ type: T.Type) -> T? {
    let begin = now.addingTimeInterval(SampleValue.distance("start"))
    let end = now.addingTimeInterval(SampleValue.distance("end"))
    let value: Any? =
      switch type {
      case is ClosedRange<Date>.Type: begin...end
      case is Range<Date>.Type: begin..<end
      case is DateInterval.Type: DateInterval(start: begin, end: end)
      default: nil
      }
    return value as? T
  }

  /// Returns a type's name as people write it, without `Optional`: `Int` for `Optional<Int>`.
  static func name(of type: Any.Type) -> String {
    sugared(String(describing: type)[...])
  }

  /// Returns a type as people write it: `[String: [Int]]` for `Dictionary<String, Array<Int>>`.
  private static func sugared(_ name: Substring) -> String {
    func inside(_ generic: String) -> Substring? {
      guard name.hasPrefix(generic + "<"), name.hasSuffix(">") else { return nil }
      return name.dropFirst(generic.count + 1).dropLast()
    }
    if let wrapped = inside("Optional") { return sugared(wrapped) }
    if let element = inside("Array") { return "[\(sugared(element))]" }
    guard let pair = inside("Dictionary") else { return String(name) }
    var depth = 0
    for index in pair.indices {
      switch pair[index] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "," where depth == 0:
        let value = pair[pair.index(after: index)...].drop { $0 == " " }
        return "[\(sugared(pair[..<index])): \(sugared(value))]"
      default: break
      }
    }
    return String(name)
  }

  private func read<T: Decodable>(
    _ type: T.Type, node: TypeNode, key: String, index: Int, depth: Int
  ) -> T? {
    // A type of dates that reads a number, such as `EpochSecondsDate`, says by its name what the number is.
    let name = Self.name(of: type)
    let key = SampleValue.isDate(name) ? key + name : key
    var inner = self
    inner.outer.append(ObjectIdentifier(type))
    let reading = TypeReading(node)
    inner.reading = reading
    while true {
      do {
        return try T(
          from: ShapeDecoder(walk: inner, node: node, key: key, index: index, depth: depth))
      } catch {
        if mayReadAgain(type, reading, after: error) { continue }
        for node in reading.nodes { node.isBrokenOff = true }
        if !ShapeDecoder.isOwn(error) { variant.refusal = "\(name): \(Self.words(of: error))" }
        return nil
      }
    }
  }

  /// Returns what a type's own code says of a value.
  private static func words(of error: any Error) -> String {
    let words =
      switch error as? DecodingError {
      case .dataCorrupted(let context), .keyNotFound(_, let context),
        .typeMismatch(_, let context), .valueNotFound(_, let context):
        context.debugDescription
      default: "\(error)"
      }
    return String(words.prefix(200))
  }

  /// Returns the key that a type's own code names as the one whose value it refuses.
  private static func key(of error: any Error) -> String? {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return nil }
    return context.codingPath.last?.stringValue
  }

  /// Chooses what is made up otherwise where a type did not take it; returns false where nothing is left to try.
  private func mayReadAgain<T>(_ type: T.Type, _ reading: TypeReading, after error: any Error)
    -> Bool
  {
    // A list of which no element can be made up is empty.
    if ShapeDecoder.isOwn(error) { return reading.empty() }
    guard variant.work < Self.retryLimit, !variant.refusing.contains(ObjectIdentifier(type)) else {
      return false
    }
    if reading.choose(for: Self.key(of: error)) { return true }
    // What refuses the key that was made up for a dictionary takes one without keys.
    if reading.nodes.contains(where: \.isDictionary), reading.empty() { return true }
    variant.refusing.insert(ObjectIdentifier(type))
    return false
  }

  private func choice<R: RawRepresentable>(_ type: R.Type, name: String) -> (
    allowed: [JSONValue], sample: R?
  )? {
    let cases = EnumReflection.cases(of: type)
    let chosen = variant.caseNumber(of: name, cases: cases.map { "\($0)" })
    return (
      cases.map { Self.json(of: $0.rawValue) },
      cases.indices.contains(chosen) ? cases[chosen] : cases.first
    )
  }

  /// Returns a raw value as JSON writes it.
  private static func json(of value: Any) -> JSONValue {
    let isNumber = value is any BinaryInteger || value is any BinaryFloatingPoint
    return (isNumber ? try? JSONValue(parsing: "\(value)") : nil) ?? .string("\(value)")
  }

  /// Returns a sample of a type that is one value in JSON.
  private func leaf<T>(_ type: T.Type, key: String, index: Int) -> T? {
    let value: Any? =
      switch type {
      case is Date.Type: now.addingTimeInterval(SampleValue.distance(key, index: index))
      case is URL.Type: URL(string: "https://example.com")
      case is UUID.Type: UUID(uuidString: "00000000-0000-4000-8000-000000000000")
      case is Data.Type: Data()
      case is Decimal.Type: Decimal(SampleValue.number(key))
      case is String.Type: picked(SampleValue.text(key), SampleValue.otherTexts(key), key)
      case is Bool.Type: SampleValue.truth(key)
      case is Double.Type: picked(seconds(key) ?? SampleValue.number(key), [0, 1], key)
      case is Float.Type: Float(SampleValue.number(key))
      case is CGFloat.Type: CGFloat(SampleValue.number(key))
      case let integer as any FixedWidthInteger.Type: number(integer, key, index)
      case is TimeZone.Type: TimeZone.gmt
      case is Locale.Type: Locale(identifier: "en_US")
      default: nil
      }
    return value as? T
  }

  private func number<I: FixedWidthInteger>(_ type: I.Type, _ key: String, _ index: Int) -> I {
    let usual = seconds(key).map { Int(bounded: $0) } ?? SampleValue.integer(key, index: index)
    return I(clamping: picked(usual, [0, 1], key))
  }

  /// Returns the usual value, or another one where the type that reads it has refused that.
  private func picked<V>(_ usual: V, _ others: @autoclosure () -> [V], _ key: String) -> V {
    reading?.pick(usual, others(), for: key) ?? usual
  }

  /// Returns UNIX seconds for a number whose key says that it is a date.
  private func seconds(_ key: String) -> Double? {
    guard SampleValue.isDate(key) else { return nil }
    let date = now.addingTimeInterval(SampleValue.distance(key))
    return date.timeIntervalSince1970.rounded() * SampleValue.unitsPerSecond(key)
  }
}
