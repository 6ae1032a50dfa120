import Testing

@testable import WidgetHost

@Suite("Words among bytes")
struct ByteSearchTests {
  @Test(arguments: ["word", "a word", "words", "wo word", "wwword", "été word"])
  func `a word is found wherever it stands`(_ text: String) {
    #expect(text.contains(bytesOf: "word"))
  }

  @Test(arguments: ["", "wor", "wo rd", "Word", "worwor"])
  func `what is not all of it is not found`(_ text: String) {
    #expect(!text.contains(bytesOf: "word"))
  }

  @Test func `no word stands everywhere`() {
    #expect("a".contains(bytesOf: "") && "".contains(bytesOf: ""))
  }
}
