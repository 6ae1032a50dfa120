import Synchronization
import Testing

@testable import Drawing

@Suite struct RowTableTests {
  private static let text = """
    heart 3 4
    star five
    heart 9 9
    blank
    """

  @Test func `a row is read when it is first asked for, and once`() {
    let read = Mutex<[String]>([])
    let table = RowTable(named: Self.text) { row -> [Int]? in
      read.withLock { $0.append(String(row)) }
      let numbers = row.split(separator: " ").compactMap { Int($0) }
      return numbers.isEmpty ? nil : numbers
    }
    #expect(read.withLock { $0 } == [])
    #expect(table["heart"] == [3, 4])
    #expect(table["heart"] == [3, 4])
    #expect(read.withLock { $0 } == ["3 4"])
  }

  @Test func `a row that cannot be read is none, and is not read again`() {
    let read = Mutex(0)
    let table = RowTable(named: Self.text) { row -> Int? in
      read.withLock { $0 += 1 }
      return Int(row)
    }
    #expect(table["star"] == nil)
    #expect(table["star"] == nil)
    #expect(read.withLock { $0 } == 1)
  }

  @Test func `only names with something behind them are in the table`() {
    let table = RowTable(named: Self.text) { $0 }
    #expect(table.keys.sorted() == ["heart", "star"])
    #expect(table.contains("star"))
    #expect(!table.contains("blank"))
    #expect(table["blank"] == nil)
  }

  @Test func `a sorted text is searched, and its records end with a comma or a line`() {
    let names = ["a", "a.b", "a.b.c", "ab", "b", "ba", "heart", "zz"]
    for count in 0...names.count {
      let there = names.prefix(count)
      for end in [",", "\n"] {
        let table = RowTable(sorted: there.map { "\($0) \($0)!" }.joined(separator: end)) {
          "\($0)"
        }
        #expect(table.keys == Array(there))
        for name in names { #expect(table[name] == (there.contains(name) ? name + "!" : nil)) }
        for name in ["", "A", "a.", "a b", "a!", "a.b.", "c", "zzz", ",", "\n"] {
          #expect(table[name] == nil && !table.contains(name), "\(name)")
        }
      }
    }
  }

  @Test func `letters are asked for by themselves, the blank too`() {
    let table = RowTable(letters: "é 12\n  34") { Int($0) }
    #expect(table["é"] == 12)
    #expect(table[" "] == 34)
    #expect(table["e"] == nil)
  }

  @Test func `a line may have several keys`() {
    let table = RowTable(
      "a b=1\nb c=2", keys: { $0.prefix { $0 != "=" }.split(separator: " ").map(String.init) },
      read: { Int($0.drop { $0 != "=" }.dropFirst()) })
    #expect(["a", "b", "c"].map { table[$0] } == [1, 1, 2])
  }
}
