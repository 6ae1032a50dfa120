import Testing

@testable import JSON

@Suite("JSON values")
struct JSONValueTests {
  @Test func `a text that is shown in part says so`() {
    #expect(JSONValue.quoted("abcde", limit: 5) == #""abcde""#)
    #expect(JSONValue.quoted("abcdef", limit: 5) == #""abcde…""#)
    #expect(JSONValue.quoted("", limit: 5) == #""""#)
  }

  @Test func `keep members, numbers and repeated keys as they were written`() throws {
    let text = #"{"b":1.0,"a":1e2,"n":12345678901234567890,"b":2}"#
    let value = try JSONValue(parsing: text)
    #expect(value.compact == text)
    #expect(value["b"]?.double == 1)
    #expect(value["a"]?.int == 100)
    #expect(value["n"]?.int == nil)
    #expect(value.sorted.object?.keys == ["a", "b", "b", "n"])
  }

  @Test(arguments: [
    ("{\n  \"a\": 01\n}", 2, "begin with 0"), ("[1,]", 1, "comma stands before"),
    ("{\"a\":1,}", 1, "comma stands before"),
    ("[,]", 1, "cannot begin a value"),
    ("{\"a\":1", 1, "comma or a closing brace"), ("\u{FEFF}{}", 1, "byte order mark"),
    (#""\u+041""#, 1, "four hexadecimal digits"),
    ("{} x", 1, "follows the end"), ("\"a", 1, "not closed"), ("", 1, "ends where a value"),
  ])
  func `a fault says where it is and what was expected`(text: String, line: Int, words: String) {
    do throws(JSONError) {
      _ = try JSONValue(parsing: text)
      Issue.record("it was read")
    } catch {
      #expect(error.line == line)
      #expect(error.message.contains(words), "\(error)")
    }
  }

  @Test(arguments: [true, false])
  func `a text of Windows' PowerShell is told as UTF-16`(isLittleEndian: Bool) {
    let bytes = "\u{FEFF}{\"a\": 1}".utf16.flatMap { unit -> [UInt8] in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return isLittleEndian ? [low, high] : [high, low]
    }
    do throws(JSONError) {
      _ = try JSONValue(parsing: bytes)
      Issue.record("it was read")
    } catch {
      #expect(error.message.contains("the text is UTF-16"), "\(error)")
    }
  }

  @Test func `what is written is read again, control characters escaped`() throws {
    let value: JSONValue = ["k\n\u{1B}": ["é😀\u{85}\u{2028}", 1.5, nil, true, .double(.nan)]]
    #expect(try JSONValue(parsing: value.pretty) == (try JSONValue(parsing: value.compact)))
    #expect(!value.compact.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x85 })
  }

  @Test func `no line can be forged: breaks, controls and turns of direction are escaped`() throws {
    let evil = "\n\r\u{1B}\u{7F}\u{9B}\u{2028}\u{2029}\u{202A}\u{202E}\u{2066}\u{2069}"
    let text = JSONValue.quoted("é\u{2027}\u{202F}\u{2065}\u{206A}" + evil)
    #expect(
      text == "\"é\u{2027}\u{202F}\u{2065}\u{206A}"
        + #"\n\r\u001b\u007f\u009b\u2028\u2029\u202a\u202e\u2066\u2069""#)
    #expect(try JSONValue(parsing: JSONValue.quoted(evil)) == .string(evil))
  }

  @Test func `depth is limited`() {
    #expect(throws: JSONError.self) {
      try JSONValue(parsing: String(repeating: "[", count: 100_000))
    }
  }

  @Test func `a text keeps its bytes`() throws {
    let body = Array(#"{"a": {"b" : 1}}"#.utf8)
    let text = JSONText(body[6..<15])
    #expect(text.string == #"{"b" : 1}"#)
    #expect(text.value == ["b": 1])
    #expect(JSONText("nonsense").value == nil)
  }

  @Test(arguments: [
    "", "a", "\"", "\\", "seven77", "eight888", "nine99999", "{\"aps\":{\"event\":\"update\"}}",
    "\"\"\"\"\"\"\"\"\"\"", "ab\u{1}cdefgh\u{1F}\u{7F}", "Ødegård träffar 日本語 🏟️ \u{2028}ende",
    String(repeating: "x", count: 7) + "\n" + String(repeating: "é\"", count: 40),
  ])
  func `a text of any length and any mixture comes back from its quotes`(text: String) throws {
    let quoted = JSONValue.quoted(text)
    #expect(try JSONValue(parsing: quoted) == .string(text))
    #expect(!quoted.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
    var bytes: [UInt8] = [0x5B]
    JSONValue.appendQuoted(text, to: &bytes)
    #expect(bytes == [0x5B] + Array(quoted.utf8))
  }

  @Test func `a moment is a distance in seconds from now, in the unit that its word names`() {
    let moments: JSONValue = [
      "@now+60", "@millis+60", "@millis", "@date-120", "@now+soon", "@noon",
    ]
    #expect(
      moments.resolvingMoments(at: 1_800_000_000).compact
        == #"[1800000060,1800000060000,1800000000000,821692680,"@now+soon","@noon"]"#)
  }

  @Test func `of members with one name the first is left where each name is to be there once`()
    throws
  {
    let value = try JSONValue(parsing: Array(#"{"a":1,"b":[{"c":2,"c":3}],"a":4}"#.utf8))
    #expect(value.unrepeated.compact == #"{"a":1,"b":[{"c":2}]}"#)
  }

  @Test func `what is beyond a Double, or so small that 0 is left of it, does not fit into one`() {
    for text in [
      "0", "-0.00e5", "0e999", "5e-324", "1.7976931348623157e308", "12345678901234567890",
    ] {
      #expect(JSONNumber(text: text).fitsDouble, "\(text)")
    }
    for text in ["1e309", "-1.0e999", "1e-400", "-0.001e-400"] {
      #expect(!JSONNumber(text: text).fitsDouble, "\(text)")
    }
  }

  @Test func `a number of any size is written and none ends the program`() {
    let numbers = [-0x1p63, 0x1p63, 1e19, -1e300, .leastNonzeroMagnitude, 9_007_199_254_740_992]
    #expect(
      numbers.map { JSONValue.double($0).compact } == [
        "-9.223372036854776e+18", "9.223372036854776e+18", "1e+19", "-1e+300", "5e-324",
        "9007199254740992.0",
      ])
  }

  @Test func `UNIX times are whole between two seconds, and a date keeps the fraction`() {
    let moments: JSONValue = ["@now+5", "@now", "@millis-1", "@date+978307200"]
    #expect(moments.resolvingMoments(at: 100.75).compact == "[105,100,99000,100.75]")
  }
}
