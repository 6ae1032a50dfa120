import Foundation
import Testing

@testable import JSON

@Suite("values written as JSON without a tree")
struct JSONStreamEncoderTests {
  enum Shape: Codable, Hashable {
    case circle(radius: Double)
    case square(Int, name: String?)
    indirect case both(Shape, Shape)
    case none
  }

  struct Empty: Codable, Hashable {}

  struct Whole: Codable, Hashable {
    var text = "a \"word\"\n\u{202E}é😀"
    var byKey = ["one": 1]
    var byNumber = [7: [Shape.none]]
    var byShape = [Shape.circle(radius: 0.1): true]
    var missing: Int?
    var empty = Empty()
    var emptyList: [Empty] = []
    var shapes: [Shape] = [
      .square(-3, name: nil),
      .both(.circle(radius: -1.7976931348623157e+308), .square(0, name: "")),
      .none,
    ]
    var numbers: [Double] = [0, -0.0, .leastNonzeroMagnitude, 1e16, 1_700_000_000.123456]
    var large = UInt64.max
    var small: [Int8] = [-128, 127]
    var nested: [[[Bool]]] = [[], [[], [true, false]]]
    var optional: [Int?] = [1, nil, 3]
    var date = 1.5 as Float
    var text2 = JSONText(#"{"a":"b"}"#)
  }

  @Test func `are read again as they were, by Foundation's decoder`() throws {
    var bytes = Array("before".utf8)
    try JSONStreamEncoder.append(Whole(), to: &bytes)
    #expect(bytes.starts(with: "before".utf8))
    let read = try JSONDecoder().decode(Whole.self, from: Data(bytes.dropFirst(6)))
    #expect(read == Whole())
  }

  @Test func `have the text that Foundation's encoder writes`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for shape in Whole().shapes.dropFirst(2) + [.both(.none, .square(1, name: "x"))] {
      var bytes: [UInt8] = []
      try JSONStreamEncoder.append(shape, to: &bytes)
      let value = try JSONValue(parsing: bytes)
      #expect(value.sorted.compact == String(decoding: try encoder.encode(shape), as: UTF8.self))
    }
  }

  @Test(arguments: [Double.nan, .infinity])
  func `no line break and no number that JSON lacks gets in`(number: Double) throws {
    var bytes: [UInt8] = []
    try JSONStreamEncoder.append(["a\nb": ["c\r": 1]], to: &bytes)
    #expect(!bytes.contains(0x0A) && !bytes.contains(0x0D))
    #expect(throws: EncodingError.self) { try JSONStreamEncoder.append([number], to: &bytes) }
  }
}
