import Testing

@testable import Screens

@Suite struct KeptValuesTests {
  @Test func `a value is kept until another one of its key comes`() {
    var values = KeptValues<String, Int>(limit: 9)
    #expect(values["a"] == nil)
    values.keep(1, for: "a")
    values.keep(2, for: "a")
    values.keep(3, for: "b")
    #expect(values.all == ["a": 2, "b": 3])
    values.removeAll()
    #expect(values["a"] == nil)
  }

  @Test func `beyond the limit only what came last is kept`() {
    var values = KeptValues<Int, Int>(limit: 2)
    for number in 1...3 { values.keep(number, for: number) }
    #expect(values.all.count == 3)
    values.keep(4, for: 4)
    #expect(values.all == [4: 4])
  }
}
