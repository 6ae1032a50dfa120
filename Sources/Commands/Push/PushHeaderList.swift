/// Headers in the order in which they were set, each once.
struct PushHeaderList {
  private(set) var list: [(String, String)] = []

  subscript(name: String) -> String? {
    get { list.first { $0.0 == name }?.1 }
    set {
      let place = list.firstIndex { $0.0 == name }
      switch (place, newValue) {
      case (let place?, let value?): list[place].1 = value
      case (let place?, nil): list.remove(at: place)
      case (nil, let value?): list.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// Sets `NAME:VALUE`, as a user writes it; without a value the header is left out.
  mutating func apply(_ text: String) throws(UsageError) {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else {
      throw UsageError(
        "--header needs NAME:VALUE, not “\(printable(text))”", fix: "--header apns-priority:5")
    }
    let name = text[..<colon].lowercased()
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    self[name] = value.isEmpty ? nil : String(value)
  }
}
