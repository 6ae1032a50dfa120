/// Where each name of a file stands, so that a part of it can be asked for one without being read again.
struct WordPlaces: Sendable {
  /// The number of each word.
  private let numbers: [String: Int]
  /// The places of all words, those of one word behind one another and in order.
  private let places: [Int]
  /// Where in them those of each word begin, by its number, and at last how many there are.
  private let starts: [Int]

  /// Creates the places of an empty file.
  init() { (numbers, places, starts) = ([:], [], [0]) }

  /// Notes where each name stands.
  init(_ file: SourceFile) {
    var numbers: [String: Int] = [:]
    var counts: [Int] = []
    var numbered: [(number: Int, place: Int)] = []
    for (place, token) in file.tokens.enumerated() where token.kind == .identifier {
      let word = file.words[place]
      if let number = numbers[word] {
        counts[number] += 1
        numbered.append((number, place))
      } else {
        numbered.append((counts.count, place))
        numbers[word] = counts.count
        counts.append(1)
      }
    }
    var starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var next = starts
    var places = [Int](repeating: 0, count: numbered.count)
    for (number, place) in numbered {
      places[next[number]] = place
      next[number] += 1
    }
    (self.numbers, self.places, self.starts) = (numbers, places, starts)
  }

  /// Returns where in the places those of a word are.
  private func range(of word: String) -> Range<Int> {
    numbers[word].map { starts[$0]..<starts[$0 + 1] } ?? 0..<0
  }

  /// Returns how often a word stands in the file.
  func count(of word: String) -> Int { range(of: word).count }

  /// Returns the first place of a word in a range; nil where it does not stand there.
  func first(_ word: String, in range: Range<Int>) -> Int? {
    let all = self.range(of: word)
    var (low, high) = (all.lowerBound, all.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < all.upperBound && places[low] < range.upperBound ? places[low] : nil
  }
}
