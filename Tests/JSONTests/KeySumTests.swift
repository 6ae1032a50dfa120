import JSON
import Testing

@Suite struct KeySumTests {
  @Test(arguments: [
    (#"{"a":1,"b":{"c":2}}"#, #"{"b": {"c" : [3]}, "a": "x"}"#, true),
    (#"{"a":1}"#, #"{"a":1,"b":2}"#, false),
    (#"{"a":{"b":1}}"#, #"{"a":{"c":1}}"#, false),
    (#"{"a":"b"}"#, #"{"a":"\"c\":"}"#, true),
    ("", #"{"a"#, true),
  ])
  func `texts with the same keys have the same sum, in any order and with any values`(
    left: String, right: String, same: Bool
  ) {
    #expect((KeySum.of(left) == KeySum.of(right)) == same)
  }
}
