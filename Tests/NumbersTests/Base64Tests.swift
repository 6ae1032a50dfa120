import Numbers
import Testing

@Suite("Bytes as letters") struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("Islet", "SXNsZXQ="),
  ])
  func `texts are those of RFC 4648`(plain: String, coded: String) {
    #expect(Base64.text(plain.utf8) == coded)
    #expect(Base64.encode(plain.utf8) == Array(coded.utf8))
    #expect(Base64.decode(coded.utf8) == Array(plain.utf8))
    #expect(Base64.decode(coded.utf8, isPadded: true) == Array(plain.utf8))
  }

  @Test func `every byte comes back, in both alphabets`() {
    let bytes = Array(UInt8.min...UInt8.max)
    for count in 0...bytes.count {
      let part = bytes.suffix(count)
      #expect(Base64.decode(Base64.encode(part), isPadded: true) == Array(part))
      #expect(Base64.decode(Base64.encode(part, .url), .url) == Array(part))
    }
  }

  @Test func `addresses have letters of their own and no padding`() {
    #expect(Base64.text([251, 255, 65], .url) == "-_9B")
    #expect(Base64.text([251, 255], .url) == "-_8")
    #expect(Base64.text([251, 255]) == "+/8=")
  }

  @Test func `padding may be left out, where it is not asked for, and nothing else`() {
    let pairs: [(String, [UInt8]?)] = [
      ("", []), ("QQ", [65]), ("QQ==", [65]), ("QUI", [65, 66]), ("-_8", [251, 255]), ("+/8", nil),
      ("Q", nil), ("QQ=a", nil), ("Q Q", nil), ("====", nil),
    ]
    for (text, bytes) in pairs { #expect(Base64.decode(text.utf8, .url) == bytes) }
    for wrong in ["Z", "Zg=", "Zg", "Z===", "====", "Z=g=", "_-8=", "Zg==Zg=="] {
      #expect(Base64.decode(wrong.utf8, isPadded: true) == nil, "\(wrong)")
    }
  }
}
