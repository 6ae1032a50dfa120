import FoundationGaps

extension String {
  /// Returns whether the text has a word, by its bytes: sources are searched for words that stand in few of them, and a search
  /// by characters takes many times as long.
  ///
  /// - Parameter word: of ASCII characters.
  func contains(bytesOf word: String) -> Bool {
    var (text, word) = (self, word)
    return text.withUTF8 { text in
      word.withUTF8 { word in
        guard let first = word.first, let wordStart = word.baseAddress, var rest = text.baseAddress
        else { return word.isEmpty }
        let end = rest + text.count
        while end - rest >= word.count,
          let found = memchr(rest, Int32(first), end - rest - word.count + 1)
        {
          if memcmp(found, wordStart, word.count) == 0 { return true }
          rest = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return false
      }
    }
  }
}
