import JSON
import Testing

@testable import WidgetKit

@MainActor
struct LearnedShapeTests {
  private func learned(_ samples: String...) throws -> TypeShape {
    .learned(from: try samples.map { try JSONValue(parsing: $0) })
  }

  private func fault(_ json: String, in shape: TypeShape) -> String? {
    guard case .fault(let fault) = shape.reply(json) else { return nil }
    let place = TypeShape.place(fault.path + (fault.key.map { [$0] } ?? []))
    return "\(fault.kind.rawValue) \(place): \(fault.expected)"
  }

  @Test func `what every sample has is needed, what one lacks or leaves null is optional`() throws {
    let shape = try learned(#"{"a":1,"b":"x","c":true}"#, #"{"a":2,"c":null}"#)
    #expect(fault(#"{"a":3}"#, in: shape) == nil)
    #expect(fault(#"{"b":"y"}"#, in: shape) == "keyNotFound a: Number")
    #expect(fault(#"{"a":3,"c":"no"}"#, in: shape) == "typeMismatch c: Bool")
  }

  @Test func `moments of samples are the numbers that a push holds in their place`() throws {
    let shape = try learned(#"{"swift":"@date+60","unix":"@now+60","millis":"@millis+60"}"#)
    #expect(shape.at(["swift"]) == .value("Date"))
    #expect(shape.at(["unix"]) == .value("Number") && shape.at(["millis"]) == .value("Number"))
    #expect(fault(#"{"swift":8e8,"unix":18e8,"millis":18e11}"#, in: shape) == nil)
  }

  @Test func `what only a later sample has is read, too, and is optional`() throws {
    let shape = try learned(#"{"a":1}"#, #"{"a":2,"late":true}"#)
    #expect(shape.at(["late"]) == .value("Bool"))
    #expect(fault(#"{"a":3}"#, in: shape) == nil)
    #expect(fault(#"{"a":3,"late":"no"}"#, in: shape) == "typeMismatch late: Bool")
  }

  @Test func `objects of one key each, another from sample to sample, are an enum's cases`() throws
  {
    let shape = try learned(#"{"s":{"on":{"a":1}}}"#, #"{"s":{"off":{}}}"#)
    #expect(fault(#"{"s":{"on":{"a":2}}}"#, in: shape) == nil)
    #expect(fault(#"{"s":{"on":{}}}"#, in: shape) == "keyNotFound s.on.a: Number")
    #expect(fault(#"{"s":{"half":{}}}"#, in: shape) == "dataCorrupted s: Enum")
    #expect(fault(#"{"s":"on"}"#, in: shape) == "typeMismatch s: Enum")
  }

  @Test
  func `of an enum of which samples have one case, another one may be; a misspelt one is none`()
    throws
  {
    let shape = try learned(#"{"stage":{"searching":{"since":{"a":1}}}}"#)
    #expect(fault(#"{"stage":{"arrived":{"fare":"12 €"}}}"#, in: shape) == nil)
    #expect(
      fault(#"{"stage":{"Searching":{"since":{"a":1}}}}"#, in: shape)
        == "keyNotFound stage.searching: Object")
    // What a case holds, and the state itself, is a struct.
    #expect(
      fault(#"{"stage":{"searching":{"until":{"a":1}}}}"#, in: shape)
        == "keyNotFound stage.searching.since: Object")
    #expect(
      fault(#"{"phase":{"searching":{}}}"#, in: shape)?.hasPrefix("keyNotFound stage") == true)
  }

  @Test func `faults say whether samples are all that is known`() throws {
    let shape = try learned(#"{"a":1,"b":2}"#)
    for isLearned in [true, false] {
      guard case .fault(let fault) = shape.reply(#"{"a":"x"}"#, isLearned: isLearned) else {
        Issue.record("it decodes")
        return
      }
      #expect(fault.place.isLearned == isLearned)
      // All faults are told at once.
      #expect(fault.others.map(\.key) == ["b"])
      #expect(fault.others.first?.place.isLearned == isLearned)
    }
  }

  @Test
  func
    `words that come again are values, others may follow, and one that is nearly one is a fault`()
    throws
  {
    let shape = try learned(#"{"step":"onTheWay"}"#, #"{"step":"received"}"#)
    #expect(fault(#"{"step":"delivered"}"#, in: shape) == nil)
    #expect(fault(#"{"step":"on_the_way"}"#, in: shape)?.hasPrefix("dataCorrupted step") == true)
    // They have no type's name: they are values of their key, and texts.
    for (state, name) in [(#"{"step":"on_the_way"}"#, "step"), (#"{"step":3}"#, "String")] {
      guard case .fault(let fault) = shape.reply(state) else {
        Issue.record("\(state) decodes")
        continue
      }
      #expect(fault.expected == name)
    }
    let names = try learned(#"{"name":"Jo Li"}"#, #"{"name":"Al"}"#)
    #expect(fault(#"{"name":"jo li"}"#, in: names) == nil)
  }

  @Test func `a number is a date when every sample lies near now in seconds since 2001`() throws {
    let shape = try learned(#"{"eta":"@date+600","at":790000000}"#, #"{"eta":"@date","at":12}"#)
    #expect(shape.at(["eta"]) == .value("Date"))
    #expect(shape.at(["at"]) == .value("Number"))
    guard case .value(_, let dates, _) = shape.reply(#"{"eta":1,"at":2}"#) else {
      Issue.record("it does not decode")
      return
    }
    #expect(dates == ["eta": 978_307_201])
  }

  @Test func `a number that no Double holds is none, and no date`() throws {
    let shape = try learned(#"{"price":1.5,"eta":"@date"}"#, #"{"price":2,"eta":"@date","a":1}"#)
    #expect(fault(#"{"price":1e999,"eta":1}"#, in: shape) == "dataCorrupted price: Number")
    #expect(fault(#"{"price":-1e-400,"eta":1}"#, in: shape) == "dataCorrupted price: Number")
    guard case .fault(let fault) = shape.reply(#"{"price":1,"eta":1e999}"#) else {
      Issue.record("it decodes")
      return
    }
    #expect(fault.kind == .dataCorrupted && fault.path == ["eta"] && fault.dates.isEmpty)
    // The smallest and the largest that one holds, and what nothing reads.
    #expect(self.fault(#"{"price":5e-324,"eta":1e308,"other":1e999}"#, in: shape) == nil)
  }

  @Test func `keys that no sample has are passed over, as Swift does`() throws {
    guard case .value(let canonical, _, _) = try learned(#"{"a":1}"#).reply(#"{"b":2,"a":1}"#)
    else {
      Issue.record("it does not decode")
      return
    }
    #expect(canonical == #"{"a":1}"#)
  }

  @Test func `arrays learn from all of their elements; what is unknown or mixed takes anything`()
    throws
  {
    let shape = try learned(
      #"{"a":[{"x":1},{"x":2,"y":1}],"b":[],"c":1}"#, #"{"a":[],"b":[],"c":"x"}"#)
    #expect(fault(#"{"a":[{"x":1}],"b":[1,"x"],"c":{}}"#, in: shape) == nil)
    #expect(fault(#"{"a":[{"y":1}],"b":[],"c":1}"#, in: shape) == "keyNotFound a[0].x: Number")
  }

  @Test func `what is no JSON is a fault, and nothing deep or long does harm`() throws {
    let shape = try learned(#"{"a":1}"#)
    #expect(fault("{", in: shape)?.hasPrefix("dataCorrupted") == true)
    #expect(fault("[1]", in: shape) == "typeMismatch : Object")
    #expect(fault("null", in: shape) == "valueNotFound : Object")
  }
}
