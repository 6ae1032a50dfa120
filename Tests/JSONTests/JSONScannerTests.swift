import Testing

@testable import JSON

@Suite("The scanner")
struct JSONScannerTests {
  static let texts = [
    "null", "true", "false", "0", "-0", "1.5e-3", "01", "1.", ".5", "-", "1e", "+1", "\"\"",
    #""a\"b\\\/\b\f\n\r\té""#, #""\ud83d\ude00""#, #""\ud83d""#, #""\ude00""#, #""\u12""#,
    #""\u+041""#, #""\u-001""#, #""\u00g1""#,
    #""\x""#, "\"a\nb\"", "\"", "[]", "[1,2]", "[1,]", "[,1]", "[1 2]", "{}", #"{"a":1}"#,
    #"{"a":1,}"#, #"{"a" 1}"#, #"{a:1}"#, #"{"a":{"b":[{"c":null}]}}"#, " \t\r\n{} ", "{} {}", "",
    "nul", "truee", "[", "]", "{", "{\"a\"", "\u{FEFF}{}", "\"\u{7F}\u{80}é😀\"", "1E5", "-1.0E+2",
  ]

  /// The end of the one value that the text is; nil when it is none.
  static func scan(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      guard scanner.skipValue() != nil, scanner.isAtEnd() else { return false }
      return !scanner.sawHighByte || String(validating: buffer, as: UTF8.self) != nil
    }
  }

  static func parse(_ text: [UInt8]) -> Bool { (try? JSONValue(parsing: text)) != nil }

  @Test(arguments: texts)
  func `takes what the parser takes, and nothing else`(text: String) {
    #expect(JSONScannerTests.scan(Array(text.utf8)) == JSONScannerTests.parse(Array(text.utf8)))
  }

  @Test(arguments: 1...8)
  func `agrees with the parser about damaged texts`(seed: UInt64) {
    let alphabet = Array(#"{}[]",:\/untrfalse0123456789.eE+-u "#.utf8) + [0x0A, 0xC3, 0xA9, 0xFF]
    let whole = Array(
      #"{"a": [1, -2.5e3, true, null, "x\né\ud83d\ude00"], "b": {"c": "é", "d": []}, "e": "\\"}"#
        .utf8)
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<2000 {
      var text = whole
      for _ in 0...next(3) {
        switch next(3) {
        case 0: text[next(text.count)] = alphabet[next(alphabet.count)]
        case 1: text.remove(at: next(text.count))
        default: text.insert(alphabet[next(alphabet.count)], at: next(text.count))
        }
      }
      #expect(
        JSONScannerTests.scan(text) == JSONScannerTests.parse(text),
        "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test(arguments: [
    (#"event"#, nil), (#"\u0065vent"#, "event"), (#"a\"b\\u0041"#, "a\"b\\u0041"),
    (#"\ud83d\ude00"#, "😀"), ("é", nil), ("", nil),
  ])
  func `gives what an escaped string says, and nothing for a plain one`(
    string: String, said: String?
  ) {
    let text = Array("{\"\(string)\":1}".utf8)
    let found = text.withUnsafeBufferPointer {
      JSONScanner.unescaped($0, 2..<2 + string.utf8.count)
    }
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == said)
  }

  @Test(arguments: [(0x7E, false), (0x7F, false), (0x80, true), (0xFF, true)])
  func `tells of bytes that are no ASCII, for whoever checks them`(byte: Int, isHigh: Bool) {
    for padding in [0, 5, 8, 17, 31] {
      let text = [0x22] + [UInt8](repeating: 0x61, count: padding) + [UInt8(byte), 0x22]
      text.withUnsafeBufferPointer { buffer in
        var scanner = JSONScanner(buffer)
        #expect(scanner.skipValue() == 0..<text.count)
        #expect(scanner.sawHighByte == isHigh)
      }
    }
  }

  @Test func `stops at the depth that it is given`() {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(JSONScannerTests.scan(Array(deep.utf8)))
    #expect(!JSONScannerTests.scan(Array("[\(deep)]".utf8)))
    #expect(!JSONScannerTests.scan(Array(String(repeating: "[", count: 100_000).utf8)))
    #expect(!JSONScannerTests.scan(Array(String(repeating: "{\"a\":", count: 100_000).utf8)))
  }

  @Test func `gives keys and values by their places`() {
    let text = Array(#" { "a" : [1, 2] , "b":"x" } "#.utf8)
    var found: [String] = []
    text.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      let isObject = scanner.readObject { scanner, key in
        guard let value = scanner.skipValue() else { return false }
        found.append(String(decoding: buffer[key], as: UTF8.self))
        found.append(String(decoding: buffer[value], as: UTF8.self))
        return true
      }
      let isWhole = scanner.isAtEnd()
      #expect(isObject && isWhole)
    }
    #expect(found == ["a", "[1, 2]", "b", "\"x\""])
  }
}
