/// Finds a record of a text in which records are sorted by the names that they begin with.
enum SortedRecords {
  static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ",")
  }

  /// Returns what stands behind the blank after a name.
  static func record(of name: String, in text: String) -> Substring? {
    guard let range = text.utf8.withContiguousStorageIfAvailable({ range(of: name, in: $0) }) ?? nil
    else { return nil }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return Substring(utf8[start..<utf8.index(start, offsetBy: range.count)])
  }

  private static func range(of name: String, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let blank = UInt8(ascii: " ")
    // The record begins at or after `low`, and before `high`.
    var (low, high) = (0, text.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, !isEnd(text[start - 1]) { start -= 1 }
      let rest = text[start..<high]
      let end = rest.firstIndex(where: isEnd) ?? high
      let word = rest[..<(rest.firstIndex { $0 == blank || isEnd($0) } ?? high)]
      if word.elementsEqual(name.utf8) { return min(word.endIndex + 1, end)..<end }
      if word.lexicographicallyPrecedes(name.utf8) {
        low = min(end + 1, high)
      } else {
        high = start
      }
    }
    return nil
  }
}
