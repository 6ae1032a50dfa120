/// Where each word of a file stands, so that a part of it can be asked for a word without being read again.
struct WordPlaces: Sendable {
  private let places: [String: [Int]]

  /// Notes where each word stands.
  ///
  /// - Parameter words: the words of the file, in order.
  init(_ words: [String]) {
    var places: [String: [Int]] = [:]
    for (place, word) in words.enumerated() { places[word, default: []].append(place) }
    self.places = places
  }

  /// Returns how often a word stands in the file.
  func count(of word: String) -> Int { places[word]?.count ?? 0 }

  /// Returns the first place of a word in a range; nil where it does not stand there.
  func first(_ word: String, in range: Range<Int>) -> Int? {
    guard let places = places[word] else { return nil }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < range.upperBound ? places[low] : nil
  }
}
