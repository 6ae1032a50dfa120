import Testing

@testable import Canvas

@Suite struct ArabicFormsTests {
  /// The forms of a word's letters, in the order in which they are written.
  private func forms(_ word: String) -> [UInt32] {
    ArabicForms.joined(Array(word)).map { $0.unicodeScalars.first?.value ?? 0 }
  }

  @Test func `letters take the form that their neighbours give them`() {
    // Seen at the start, lam in the middle, alef at the end, meem alone behind it.
    #expect(forms("سلام") == [0xFEB3, 0xFEE0, 0xFE8E, 0xFEE1])
    // Reh joins nothing after it.
    #expect(forms("برب") == [0xFE91, 0xFEAE, 0xFE8F])
  }

  @Test func `a letter alone, beside Latin or beside hamza stands alone`() {
    #expect(forms("ب") == [0xFE8F])
    #expect(forms("aبb") == [0x61, 0xFE8F, 0x62])
    #expect(forms("ءب") == [0x0621, 0xFE8F])
  }

  @Test func `the long stroke joins, and vowel signs stay with their letter`() {
    #expect(forms("بـ") == [0xFE91, 0x640])
    let marked = ArabicForms.joined(Array("بَب"))
    #expect(marked.first?.unicodeScalars.map(\.value) == [0xFE91, 0x064E])
  }

  @Test func `lam and alef stay two letters, since each has a cell of its own`() {
    #expect(forms("لا") == [0xFEDF, 0xFE8E])
    #expect(forms("لآب") == [0xFEDF, 0xFE82, 0xFE8F])
  }

  @Test func `letters of Persian and Urdu join, too`() {
    #expect(forms("پچگی") == [0xFB58, 0xFB7D, 0xFB95, 0xFBFD])
    #expect(forms("ٹٹ") == [0xFB68, 0xFB67])
  }

  @Test func `other text is left alone`() {
    #expect(forms("abc שלום") == "abc שלום".unicodeScalars.map(\.value))
  }

  @Test func `a letter is parted from the next one as Persian does, and joined to none`() {
    // Farsi yeh ends a part of the word before reh, and is in the middle of it without the sign.
    #expect(forms("می\u{200C}رسد")[1] == 0xFBFD && forms("میرسد")[1] == 0xFBFF)
    #expect(forms("ه\u{200D} ")[0] == 0xFEEB && forms("ه ")[0] == 0xFEE9)
  }
}
