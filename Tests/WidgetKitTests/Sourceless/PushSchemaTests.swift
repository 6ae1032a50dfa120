import Foundation
import JSON
import Testing

@testable import WidgetKit

@MainActor
struct PushSchemaTests {
  private func shape(_ schema: String) throws -> TypeShape {
    try TypeShape(schema: JSONValue(parsing: schema))
  }

  private func fault(_ schema: String) -> TypeShape.SchemaFault? {
    do throws(TypeShape.SchemaFault) {
      _ = try TypeShape(schema: (try? JSONValue(parsing: schema)) ?? .null)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a type's shape comes back from its schema`() throws {
    let shape = TypeShape.object(
      "State",
      [
        .init(key: "score", shape: .value("Int"), isOptional: false),
        .init(key: "speed", shape: .value("Double"), isOptional: true),
        .init(key: "eta", shape: .value("Date"), isOptional: false),
        .init(key: "kind", shape: .choice("Kind", allowed: ["goal", "card"]), isOptional: false),
        .init(key: "link", shape: .value("URL"), isOptional: false),
        .init(key: "names", shape: .list("Array", .value("String")), isOptional: false),
        .init(
          key: "phase",
          shape: .union(
            "Phase",
            [
              .init(key: "before", shape: .object("Object", []), isOptional: false),
              .init(
                key: "live",
                shape: .object(
                  "Object", [.init(key: "minute", shape: .value("Int"), isOptional: true)]),
                isOptional: false),
            ]), isOptional: false),
      ])
    #expect(try TypeShape(schema: shape.schema) == shape)
  }

  @Test func `what may be left out may be null, enums too`() throws {
    struct Order: Codable {
      enum Kind: String, Codable { case pizza, sushi }
      enum Level: Int, Codable { case low = 1 }
      enum Phase: Codable { case waiting, driving(minutes: Int) }
      var kind: Kind?
      var level: Level?
      var phase: Phase?
      var kinds: [Kind: Int]?
      var eta: Date?
    }
    let schema = StateReader<Order>.shape.schema
    let properties = schema["properties"]
    #expect(properties?["kind"]?["enum"] == ["pizza", "sushi", .null])
    #expect(properties?["level"]?["enum"] == [1, .null])
    #expect(properties?["phase"]?["oneOf"]?.array?.last == ["type": "null"])
    #expect(properties?["kinds"]?["type"] == ["array", "null"])
    #expect(properties?["eta"]?["type"] == ["number", "null"])
    // Read again it is the same shape.
    let again = try TypeShape(schema: schema)
    #expect(again.schema["properties"]?["kind"] == properties?["kind"])
    #expect(again.schema["properties"]?["phase"] == properties?["phase"])
    #expect(again.at(["phase"])?.keys == ["waiting", "driving"])
  }

  @Test func `elements may be null where their type is optional`() throws {
    struct Table: Codable, Hashable {
      enum Side: String, Codable { case left }
      struct Stop: Codable, Hashable { var name: String }
      var numbers: [Int?]
      var byName: [String: Side?]
      var bySide: [Side: Stop?]
      var stops: [Stop?]
    }
    let shape = StateReader<Table>.shape
    let properties = shape.schema["properties"]
    #expect(properties?["numbers"]?["items"] == ["type": ["integer", "null"]])
    #expect(properties?["byName"]?["additionalProperties"]?["enum"] == ["left", .null])
    #expect(properties?["stops"]?["items"]?["required"] == ["name"])
    #expect(shape.at(["stops", "[0]", "name"]) == .value("String"))
    #expect(shape.at(["bySide", "[1]"])?.keys == ["name"])
    let again = try TypeShape(schema: shape.schema)
    for (stops, place) in [
      ("[null,{\"name\":\"A\"}]", nil), ("[{\"name\":5}]", "stops[0].name"), ("[5]", "stops[0]"),
    ] as [(String, String?)] {
      let json =
        #"{"numbers":[1,null],"byName":{"a":null},"bySide":["left",null],"stops":\#(stops)}"#
      for reply in [again.reply(json), StateReader<Table>.reply(json)] {
        if case .fault(let fault) = reply {
          #expect(TypeShape.place(fault.path) == place)
        } else {
          #expect(place == nil)
        }
      }
    }
    let key = again.reply(#"{"numbers":[],"byName":{},"bySide":[null,null],"stops":[]}"#)
    guard case .fault(let fault) = key else {
      Issue.record("a key may be null")
      return
    }
    #expect(TypeShape.place(fault.path) == "bySide[0]")
    let sample = try #require(StateReader<Table>.sample(now: SampleDate.now))
    #expect(sample.numbers.count == 2 && sample.stops.first??.name == "Name")
  }

  @Test func `whole numbers have the range of their type, where other languages can write it`()
    throws
  {
    struct Sizes: Codable {
      var small: UInt8
      var less: Int16?
      var large: UInt32
      var count: UInt
      var plain: Int
    }
    let schema = StateReader<Sizes>.shape.schema
    let properties = schema["properties"]
    #expect(properties?["small"] == ["type": "integer", "minimum": 0, "maximum": 255])
    #expect(
      properties?["less"]
        == ["type": ["integer", "null"], "minimum": -32768, "maximum": 32767])
    #expect(properties?["large"]?["maximum"] == 4_294_967_295)
    #expect(properties?["count"] == ["type": "integer", "minimum": 0])
    #expect(properties?["plain"] == ["type": "integer"])
    let again = try TypeShape(schema: schema)
    #expect(again.at(["small"]) == .value("UInt8") && again.at(["large"]) == .value("UInt32"))
    #expect(again.at(["count"]) == .value("UInt64") && again.at(["less"]) == .value("Int16"))
    // A rule of the sender's own says nothing about the type.
    #expect(try shape(#"{"type": "integer", "minimum": 1, "maximum": 5}"#) == .value("Int"))
    #expect(try shape(#"{"type": "integer", "minimum": 5, "maximum": 1}"#) == .value("Int"))
    #expect(TypeShape.value("UInt8").sample("colorTint") == 255)
  }

  @Test func `null is among the types once, however often a value may be null`() throws {
    enum Side: String, Codable { case left }
    enum Step: Codable { case wait, walk(Int) }
    struct Box<Value: Codable>: Codable { var value: Value? }
    struct Boxes: Codable {
      var number: Box<Int?>
      var side: Box<Side?>
      var step: Box<Step?>
      var twice: Int??
    }
    let properties = StateReader<Boxes>.shape.schema["properties"]
    func value(_ key: String) -> JSONValue? { properties?[key]?["properties"]?["value"] }
    #expect(value("number") == ["type": ["integer", "null"]])
    #expect(value("side")?["enum"] == ["left", .null])
    #expect(value("step")?["oneOf"]?.array?.filter { $0 == ["type": "null"] }.count == 1)
    #expect(properties?["twice"] == ["type": ["integer", "null"]])
  }

  @Test(arguments: [
    #"{"big":18446744073709551615,"spent":[0,10000000000000000000],"pair":["a",1]}"#,
    #"{"big":0,"spent":[-1,5],"pair":["a",1]}"#,
  ])
  func `numbers up to the largest of all integer types, and lists of several types, are taken`(
    json: String
  ) throws {
    struct Pair: Codable {
      var name: String
      var count: Int
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        (name, count) = (try list.decode(String.self), try list.decode(Int.self))
      }
      func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(name)
        try list.encode(count)
      }
    }
    struct Usage: Codable {
      var big: UInt64
      var spent: Duration
      var pair: Pair
    }
    let again = try TypeShape(schema: StateReader<Usage>.shape.schema)
    for reply in [StateReader<Usage>.reply(json), again.reply(json)] {
      guard case .value = reply else {
        Issue.record("\(json) is refused: \(reply)")
        continue
      }
    }
    for wrong in [
      #"{"big":-1,"spent":[0,1],"pair":[]}"#, #"{"big":1,"spent":["0",1],"pair":[]}"#,
      #"{"big":1,"spent":[0,18446744073709551616],"pair":[]}"#,
    ] {
      guard case .fault = again.reply(wrong) else {
        Issue.record("\(wrong) is taken")
        continue
      }
    }
  }

  private indirect enum Tree: Codable {
    case leaf(Int)
    case node(Tree, Tree)
  }

  private struct Forest: Codable {
    struct Branch: Codable {
      var twigs: [Branch]
      var best: [String: Branch]?
    }
    var tree: Tree
    var other: Tree?
    var branch: Branch
    var score: Float
  }

  @Test func `types that hold themselves are written once, however often they do`() throws {
    let schema = StateReader<Forest>.shape.schema
    #expect(schema.compact.utf8.count < 4096)
    #expect(schema["$defs"]?.object?.keys == ["Branch", "Tree"])
    let properties = schema["properties"]
    #expect(properties?["tree"] == ["$ref": "#/$defs/Tree"])
    #expect(properties?["other"] == ["anyOf": [["$ref": "#/$defs/Tree"], ["type": "null"]]])
    #expect(properties?["score"] == ["type": "number"])
    #expect(!schema.compact.contains("could not be found out"))
    let tree = (0..<6).reduce(#"{"leaf":{"_0":1}}"#) { tree, _ in
      #"{"node":{"_0":\#(tree),"_1":{"leaf":{"_0":2}}}}"#
    }
    let again = try TypeShape(schema: schema)
    for (json, isRight) in [
      (tree, true), (#"{"leaf":1}"#, false), (#"{"node":{"_0":{"leaf":{"_0":1}}}}"#, false),
    ] {
      let state = #"{"tree":\#(json),"branch":{"twigs":[{"twigs":[]}]},"score":1}"#
      for reply in [again.reply(state), StateReader<Forest>.reply(state)] {
        guard case .value = reply else {
          #expect(!isRight, "\(state): \(reply)")
          continue
        }
        #expect(isRight, "\(state)")
      }
    }
  }

  @Test func `a schema that was read is written with the same types again`() throws {
    let schema = StateReader<Forest>.shape.schema
    #expect(try TypeShape(schema: schema).schema["$defs"] == schema["$defs"])
  }

  @Test func `a type that ends at the depth of the walk is written once, too`() {
    struct Stop: Codable {
      struct Info: Codable { var name: Int }
      var name: String
      var next: [Stop]
      var info: Info
    }
    struct Line: Codable { var stop: Stop }
    let schema = StateReader<Line>.shape.schema
    #expect(schema["properties"]?["stop"] == ["$ref": "#/$defs/Stop"])
    #expect(schema.compact.utf8.count < 600)
  }

  /// A state with types of one name, one of them within the other.
  private struct Names: Codable {
    struct Hold: Codable {
      enum Own {
        struct Hold: Codable {
          var value: Int
          init(from decoder: any Decoder) throws {
            value = try decoder.singleValueContainer().decode(Int.self)
          }
          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
          }
        }
      }
      var wrap: Own.Hold
    }
    struct Status: Codable {
      struct Detail: Codable { var status: Sub.Status }
      enum Sub { struct Status: Codable { var title: Bool } }
      var title: String
      var code: Int
      var detail: Detail
    }
    struct Stop: Codable {
      var name: String
      var next: [Stop]
    }
    enum Other {
      struct Stop: Codable { var name: Int }
      struct Item: Codable {
        var id: Int
        var subs: [Item]?
      }
    }
    struct Item: Codable {
      var name: String
      var subs: [Item]
    }
    var hold: Hold
    var status: Status
    var stop: Stop
    var other: Other.Stop
    var item: Item
    var numbered: Other.Item
  }

  @Test(
    arguments: [
      ("", "", nil), (#""wrap":1"#, #""wrap":{"wrap":1}"#, nil),
      (#""title":true"#, #""title":"b""#, "status.detail.status.title"),
      (#"[{"name":"b","next":[]}]"#, #"[{"name":5,"next":[]}]"#, "stop.next[0].name"),
      (#"{"name":1}"#, #"{"name":"1"}"#, "other.name"),
      (#"{"name":"d","subs":[]}"#, #"{"name":4,"subs":[]}"#, "item.subs[0].name"),
      (#"{"id":2}"#, #"{"id":"2"}"#, "numbered.subs[0].id"),
    ] as [(String, String, String?)])
  func `types of one name are told apart, also where one stands within the other`(
    right: String, wrong: String, place: String?
  ) throws {
    let good = #"""
      {"hold":{"wrap":1},"status":{"title":"a","code":1,"detail":{"status":{"title":true}}},
      "stop":{"name":"a","next":[{"name":"b","next":[]}]},"other":{"name":1},
      "item":{"name":"c","subs":[{"name":"d","subs":[]}]},"numbered":{"id":1,"subs":[{"id":2}]}}
      """#
    let schema = StateReader<Names>.shape.schema
    let again = try TypeShape(schema: schema)
    guard right != #""wrap":1"# else {
      // Nothing is known of what a single value is.
      let hold = schema["properties"]?["hold"]
      #expect(hold?["properties"]?["wrap"] == [:] && hold?["required"] == ["wrap"])
      return
    }
    let json = right.isEmpty ? good : good.replacing(right, with: wrong)
    for reply in [StateReader<Names>.reply(json), again.reply(json)] {
      var found: String?
      if case .fault(let fault) = reply { found = TypeShape.place(fault.path) }
      #expect(found == place)
    }
    #expect(schema["$defs"]?.object?.keys == ["Item", "Item_", "Stop"])
    #expect(schema.compact.utf8.count < 2500)
  }

  @Test func `a type that holds itself has the keys of its schema beside its definition`() {
    let schema = StateReader<Forest.Branch>.shape.schema
    #expect(schema["required"] == ["twigs"])
    #expect(schema["properties"]?["twigs"]?["items"] == ["$ref": "#/$defs/Branch"])
    #expect(schema["$defs"]?["Branch"]?["required"] == ["twigs"])
  }

  @Test func `schemas of other hands are read: references, alternatives, null, constants`() throws {
    let shape = try shape(
      """
      {"$defs": {"team": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}},
       "properties": {"home": {"$ref": "#/$defs/team"}, "away": {"anyOf": [{"$ref": "#/$defs/team"}, {"type": "null"}]},
       "note": {"type": ["string", "null"]}, "mode": {"const": "live"},
       "more": {"type": "object", "additionalProperties": {"type": "integer"}}},
       "required": ["home", "away", "note", "mode"]}
      """)
    #expect(shape.at(["home", "name"]) == .value("String"))
    #expect(shape.at(["more", "any"]) == .value("Int"))
    guard case .object(_, let fields) = shape else {
      Issue.record("the schema is of no object")
      return
    }
    #expect(fields.filter(\.isOptional).map(\.key) == ["away", "note", "more"])
  }

  @Test func `what is wrong with a schema is told with its place and what to do`() {
    let cases = [
      (#"{"type": "object", "properties": {"a": {"type": "int"}}}"#, "/properties/a/type"),
      (#"{"properties": {"a": 1}}"#, "/properties/a"),
      (##"{"properties": {"a": {"$ref": "#/$defs/x"}}}"##, "/properties/a/$ref"),
      (#"{"properties": {"a": {"$ref": "https://x.y/z"}}}"#, "/properties/a/$ref"),
      (#"{"properties": {}, "required": ["a"]}"#, "/required"), ("[]", ""),
    ]
    for (schema, place) in cases {
      let fault = fault(schema)
      #expect(fault?.place == place, "\(schema)")
      #expect(fault?.fix.isEmpty == false)
    }
    // A type that holds itself ends somewhere.
    #expect(fault(##"{"properties": {"a": {"$ref": "#"}}}"##) == nil)
  }

  @Test func `a type that holds itself in forty places is read in no time that doubles with each`()
  {
    let properties = (1...40).map { ##""p\##($0)": {"$ref": "#"}"## }.joined(separator: ",")
    #expect(fault("{\"properties\": {\(properties)}}") == nil)
  }

  @Test func `a schema of both says what each is; another one is the state's`() throws {
    let attributes: JSONValue = ["type": "object", "properties": ["a": ["type": "string"]]]
    let both = try PushSchema(
      ["properties": ["attributes": attributes, "content-state": ["type": "integer"]]])
    #expect(both.state == .value("Int"))
    #expect(both.attributes.keys == ["a"])
    #expect(try PushSchema(["type": "boolean"]).state == .value("Bool"))
  }
}
