import Testing

@testable import JSON

@Suite("Texts that are compared byte by byte")
struct JSONTextTests {
  @Test(arguments: 0...40)
  func `two texts of any length are equal only while every byte is`(_ length: Int) {
    let bytes = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    let text = JSONText(ArraySlice(bytes))
    // From a place of its own, and from the middle of a longer text.
    #expect(text == JSONText(ArraySlice(bytes.map { $0 })))
    #expect(text == JSONText(([0, 0, 0] + bytes + [1])[3..<3 + length]))
    #expect(text != JSONText(ArraySlice(bytes + [0])))
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      #expect(text != JSONText(ArraySlice(other)), "at \(place) of \(length)")
    }
  }
}
