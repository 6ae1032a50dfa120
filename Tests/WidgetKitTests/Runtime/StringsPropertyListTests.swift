import Foundation
import FoundationGaps
import Goldens
import Testing

@testable import WidgetKit

/// Property lists in bytes, as a built app has them.
@Suite struct StringsPropertyListTests {
  /// A property list in bytes with these objects, of which the first is its top.
  private func list(_ objects: [[UInt8]]) -> Data {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes = Array("bplist00".utf8)
    var places: [Int] = []
    for object in objects {
      places.append(bytes.count)
      bytes += object
    }
    let start = bytes.count
    bytes += places.flatMap { number($0, 4) } + [0, 0, 0, 0, 0, 0, 4, 1]
    return Data(bytes + number(objects.count, 8) + number(0, 8) + number(start, 8))
  }

  private func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }

  @Test(arguments: [UInt8(0xA2), 0xC2, 0xD2])
  func `lists and tables that each name the next one twice take no time`(_ kind: UInt8) {
    let texts = [text("a"), text("b")]
    let nested = (3..<43).map { place -> [UInt8] in
      let next = UInt8(place + 1)
      return kind == 0xD2 ? [kind, 1, 2, next, next] : [kind, next, next]
    }
    let bomb = list([[0xD1, 1, 3]] + texts + nested + [text("c")])
    let time = ProcessorTime.of {
      #expect(StringsFile.pairs(bomb).isEmpty)
      #expect(StringsDictionary.entries(bomb)?.isEmpty == true)
    }
    #expect(time < 0.1)
  }

  @Test func `one long text under many keys is no more than a file may say`() {
    let size = 1 << 20
    let long: [UInt8] = [0x5F, 0x12] + [0, 0x10, 0, 0] + Array(repeating: 0x61, count: size)
    let keys = (1...200).map { [0x53] + Array(String(format: "%03d", $0).utf8) }
    let table: [UInt8] = [0xDF, 0x10, 200] + (1...200) + Array(repeating: 201, count: 200)
    #expect(StringsFile.pairs(list([table] + keys + [long])).isEmpty)
    let few: [UInt8] = [0xD2, 1, 2, 3, 3]
    #expect(
      StringsFile.pairs(list([few] + keys.prefix(2) + [long])).map(\.value.count) == [size, size])
  }

  @Test func `what Foundation writes is read, of any length and in any letters`() throws {
    let texts = Dictionary(
      uniqueKeysWithValues: (0..<700).map {
        ("key \($0) " + String(repeating: "k", count: $0 % 20), "värde 😀 \($0 % 10)")
      })
    let data = try PropertyListSerialization.data(
      fromPropertyList: texts.merging(["": ""]) { $1 }, format: .binary, options: 0)
    #expect(StringsPropertyList.table(data) as? [String: String] == texts.merging(["": ""]) { $1 })
    let rule: [String: Any] = [
      "NSStringLocalizedFormatKey": "%#@laps@",
      "laps": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "%d lap", "other": "%d laps",
      ],
    ]
    let plurals = try PropertyListSerialization.data(
      fromPropertyList: [
        "LAPS": ["NSStringDeviceSpecificRuleType": ["iphone": rule]], "odd": [1, 2],
      ],
      format: .binary, options: 0)
    guard case .plural(let laps)? = StringsDictionary.entries(plurals)?["LAPS"] else {
      Issue.record("no plural")
      return
    }
    #expect(laps.textsByForm == ["one": "%1$d lap", "other": "%1$d laps"])
  }

  @Test func `bytes that are cut off or point elsewhere are no table`() {
    let whole = list([[0xD1, 1, 2], text("a"), text("b")])
    #expect(StringsFile.pairs(whole).map(\.value) == ["b"])
    for count in 8..<whole.count { #expect(StringsFile.pairs(whole.prefix(count)).isEmpty) }
    for place in 8..<whole.count {
      for value in [UInt8(0), 0x1F, 0x7F, 0xDF, 0xFF] {
        var damaged = whole
        damaged[place] = value
        #expect(StringsFile.pairs(damaged).count <= 1)
      }
    }
    #expect(StringsFile.content(Data("bplist00".utf8)).fault != nil)
  }
}
