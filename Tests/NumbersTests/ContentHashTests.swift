import Testing

@testable import Numbers

@Suite struct ContentHashTests {
  @Test func `bytes give the numbers that FNV's page publishes`() {
    var hash = ContentHash()
    #expect(hash.text == "cbf29ce484222325")
    hash.add("foobar".utf8)
    #expect(hash.text == "85944171f73967e8")
  }

  @Test func `where one text ends and the next begins makes a difference`() {
    #expect(ContentHash("ab", "c").text != ContentHash("a", "bc").text)
    #expect(ContentHash("ab", "c").text == ContentHash("ab", "c").text)
  }
}
