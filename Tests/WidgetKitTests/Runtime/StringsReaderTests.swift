import Foundation
import Testing

@testable import WidgetKit

/// The old syntax of strings files.
@Suite struct StringsReaderTests {
  private func value(_ written: String) -> String? {
    StringsFile.pairs("\"k\" = \"\(written)\"; \"last\" = \"L\";").first { $0.key == "k" }?.value
  }

  @Test(arguments: [
    (#"a\rb\tc\nd"#, "a\rb\tc\nd"), (#"\a\b\f\v"#, "\u{7}\u{8}\u{C}\u{B}"), (#"\"\\\'"#, "\"\\'"),
    (#"\U00e9\U41x\Uq"#, "éAxUq"), (#"caf\351 \101\1018"#, "cafØ AA8"), ("a\\\nb", "a\nb"),
    (#"\UD83D\UDE00!"#, "😀!"), (#"caf\u00e9 \ud83d\ude00"#, "cafu00e9 ud83dude00"),
    (#"\UD83D!\UDE00\UD83D\UD83D"#, "�!���"),
    (#"\UD83D\n"#, "�\n"), ("\u{301}x", "\u{301}x"), ("x\u{301}", "x\u{301}"), ("\r\n", "\r\n"),
  ])
  func `escapes are what Foundation reads of them`(_ written: String, _ text: String) {
    #expect(value(written).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("'a' = 'b c';", "a=b c"), ("{ a = b; c = d; }", "a=b c=d"), ("\"a\";", "a=a"),
    ("a = (b, \")\", {c = d;}); e = f;", "e=f"), ("a = <00 ff>; e = f;", "e=f"),
    ("\u{FEFF}a = b;", "a=b"), ("a = http://b.c/d; /* = */ e = f; // g = h;", "a=http://b.c/d e=f"),
    ("a = b; // c\r\nd = e;", "a=b d=e"), ("", ""), ("/*", ""),
  ])
  func `all that the syntax has is read without a fault`(_ text: String, _ pairs: String) {
    let content = StringsReader.content(text)
    #expect(content.pairs.map { "\($0.key)=\($0.value)" }.joined(separator: " ") == pairs)
    #expect(content.fault == nil)
  }

  @Test(arguments: [
    ("\"a\" = \"A\"\n\"b\" = \"B\";", "a=A b=B", 9, "there is no ; behind the value of “a”"),
    ("a = b; c = d", "a=b c=d", 12, "there is no ; behind the value of “c”"),
    ("\"é\" = b; \"c\" \"d\" = e;", "é=b d=e", 13, "there is no = behind the key “c”"),
    ("a = b; c = ; d = e;", "a=b d=e", 11, "there is no value for the key “c”"),
    ("a = b; c = \"d;\ne = f;", "a=b", 11, "the text that begins here has no end"),
    ("a = b; c = (d; e = f;", "a=b", 11, "the “(” here is never closed"),
    ("<<<<<<< HEAD\na = b;", "a=b", 0, "“<” stands where a key belongs"),
    ("} a = b;", "a=b", 0, "“}” stands where a key belongs"),
    ("a = \\", "", 4, "there is no value for the key “a”"),
    ("\"\\", "", 0, "the text that begins here has no end"),
    ("c = \"d\\u00e9\"; a = b;", "c=du00e9 a=b", 6, "\\u is no escape here: write \\U"),
    ("café = b; a = b;", "café=b a=b", 3, "“é” stands outside of quotation marks"),
    ("a = été;", "a=été", 4, "“é” stands outside of quotation marks"),
  ])
  func `the first fault is told with its place, and the rest is read`(
    _ text: String, _ pairs: String, _ offset: Int, _ reason: String
  ) {
    let content = StringsReader.content(text)
    #expect(content.fault == StringsFile.Fault(offset: offset, reason: reason))
    let found = content.pairs.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    #expect(found.hasPrefix(pairs) || text.hasPrefix("<"))
    #expect(content.pairs.contains { $0.key == "a" } == pairs.contains("a="))
  }

  @Test func `a file that is neither UTF-8 nor UTF-16 is told from its first other sign on`() {
    let latin = Data("\"a\" = \"b\";\n\"k\" = \"caf".utf8) + [0xE9] + Data("\";".utf8)
    let content = StringsFile.content(latin)
    #expect(content.fault == StringsFile.Fault(offset: 21, reason: "it is not UTF-8 from here on"))
    #expect(content.pairs.map(\.value) == ["b", "caf�"])
    let marked = StringsFile.content(Data([0xEF, 0xBB, 0xBF]) + latin)
    #expect(marked.fault == content.fault)
    // A file that ends within a sign, and ones that are what they should be.
    #expect(StringsFile.encodingFault(Data("a".utf8) + [0xEF, 0xBF]) != nil)
    #expect(StringsFile.encodingFault(Data("a = \"é�\";".utf8)) == nil)
    #expect("a = \"é\";".data(using: .utf16).flatMap(StringsFile.encodingFault) == nil)
  }
}
