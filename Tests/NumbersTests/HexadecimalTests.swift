import Testing

@testable import Numbers

@Suite("Hexadecimal digits") struct HexadecimalTests {
  @Test func `a number has as many as its type, or as many as are asked for`() {
    #expect(Hexadecimal.text(of: UInt8(10)) == "0a")
    #expect(Hexadecimal.text(of: UInt64(255)) == "00000000000000ff")
    #expect(Hexadecimal.text(of: UInt64.max) == "ffffffffffffffff")
    #expect(Hexadecimal.text(of: UInt32(0xABC), digits: 6) == "000abc")
    #expect(Hexadecimal.text(of: UInt32(0xABC), digits: 1) == "abc")
  }

  @Test func `bytes have two each, and no bytes have none`() {
    #expect(Hexadecimal.text(of: [0, 9, 16, 255]) == "000910ff")
    #expect(Hexadecimal.text(of: []).isEmpty)
  }

  @Test func `a digit is read in either case, and nothing else is one`() {
    let values = (0...255).compactMap { byte in
      Hexadecimal.value(of: UInt8(byte)).map { (Character(Unicode.Scalar(UInt8(byte))), $0) }
    }
    #expect(String(values.map(\.0)) == "0123456789ABCDEFabcdef")
    #expect(values.map(\.1) == Array(0...15) + Array(10...15))
  }
}
