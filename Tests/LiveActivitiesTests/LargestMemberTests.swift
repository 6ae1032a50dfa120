import LiveActivities
import Testing

/// What of a payload that is too large is to be shortened.
@Suite struct LargestMemberTests {
  private func largest(_ body: String, count: Int? = nil) -> LargestMember? {
    LargestMember(of: Array(body.utf8), count: count ?? body.utf8.count)
  }

  private let long = String(repeating: "x", count: 100)

  @Test func `it is the innermost member that has most of what is around it`() {
    let stops = #"{"aps":{"event":"update","content-state":{"name":"a","stops":["\#(long)"]}}}"#
    #expect(largest(stops)?.path == "aps.content-state.stops")
    #expect(largest(stops)?.count == 104)
    // Where two have as much as the other, what both stand in is named.
    let two = #"{"aps":{"content-state":{"a":"\#(long)","b":"\#(long)"},"alert":"hi"}}"#
    #expect(largest(two)?.path == "aps.content-state")
    let beside = #"{"aps":{"event":"update"},"image":"\#(long)"}"#
    #expect(largest(beside)?.path == "image" && largest(beside)?.count == 102)
    let small = #"{"aps":{"alert":"\#(long)","badge":1}, "x":{"y":1}}"#
    #expect(largest(small)?.path == "aps.alert")
  }

  @Test func `a body that is no object with members has none`() {
    for body in ["", "[]", "{}", "{", "12", #"{"aps":"#, #"{"aps":{"a":1}"#] {
      #expect(largest(body) == nil, "\(body)")
    }
  }

  @Test func `of a body that is cut off the member at its end counts as far as it is there`() {
    let cut = #"{"aps":{"event":"update","content-state":{"name":"a","stops":["\#(long)"#
    let found = largest(cut, count: 9000)
    #expect(found == largest(cut, count: 8000))
    #expect(found?.path == "aps.content-state.stops")
    #expect(found?.count == 102 && found?.isCut == true)
    // What came whole may be larger.
    let whole = #"{"aps":{"alert":"\#(long)","content-state":{"name":"a"#
    #expect(largest(whole, count: 9000)?.path == "aps.alert")
    #expect(largest(whole, count: 9000)?.isCut == false)
  }

  @Test func `the words tell size, limit and member`() {
    let body = Array(#"{"aps":{"alert":"\#(long)"}}"#.utf8)
    #expect(
      LargestMember.words(of: body, count: body.count, limit: 64)
        == "120 bytes, 64 are allowed; aps.alert has 102 of them")
    let cut = Array(body.dropLast(20))
    #expect(
      LargestMember.words(of: cut, count: 900, limit: 64)
        == "900 bytes, 64 are allowed; aps.alert has more than 84 of them")
    #expect(LargestMember.words(of: [0x20], count: 70, limit: 64) == "70 bytes, 64 are allowed")
  }

  @Test func `a payload nested without end harms nobody`() {
    let deep = String(repeating: #"{"a":"#, count: 5000)
    #expect(largest(deep, count: 90_000)?.path.hasPrefix("a.a.a") == true)
    #expect(largest(deep) == nil)
  }
}
