import FoundationGaps

/// Which of a source's images its code names: in quotes, as the symbol that Xcode makes of the name, or by the beginning of the
/// name where the rest is put in.
struct NamedImages {
  private(set) var names: Set<String> = []
  /// The names that a symbol stands for.
  private let symbols: [String: [String]]
  private let known: Set<String>
  /// The names in their order, in which those that begin alike stand together.
  private let ordered: [String]
  /// No name of an image is longer, in bytes.
  private static let longestName = 256

  /// Finds the names in some texts.
  ///
  /// - Parameter known: the names of all images.
  init(_ known: Set<String>, in texts: [String]) {
    (self.known, ordered) = (known, known.sorted())
    symbols = known.reduce(into: [:]) { symbols, name in
      let base = name.split(separator: "/").last.map(String.init) ?? name
      guard let symbol = AssetSymbols.symbol(base, dropping: "Image") else { return }
      symbols[symbol, default: []].append(name)
    }
    for var text in texts {
      text.withUTF8 { bytes in
        noteQuoted(bytes)
        noteSymbols(bytes)
      }
    }
  }

  /// Notes what stands between two quotes, whether they are a literal's or its neighbours'.
  private mutating func noteQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start: Int?
    Self.each(UInt8(ascii: "\""), in: bytes) { quote in
      defer { start = quote + 1 }
      guard let start else { return }
      let quoted = bytes[start..<quote].prefix(Self.longestName)
      if let end = quoted.firstIndex(of: UInt8(ascii: "\\")) {
        guard end + 1 < quote, bytes[end + 1] == UInt8(ascii: "(") else { return }
        noteBeginning(String(decoding: bytes[start..<end], as: UTF8.self))
      } else if quoted.endIndex == quote {
        note(String(decoding: quoted, as: UTF8.self))
      }
    }
  }

  /// Notes a name; a loose file may be called with its ending.
  private mutating func note(_ quoted: String) {
    let name = quoted.lowercased().hasSuffix(".pdf") ? String(quoted.dropLast(4)) : quoted
    names.formUnion([name, quoted].filter(known.contains))
  }

  /// Notes the names that begin with what stands before a value that is put in.
  private mutating func noteBeginning(_ beginning: String) {
    // With a letter or two begin the names of many files, and so do texts that name none.
    guard beginning.utf8.count > 2 else { return }
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle] < beginning { low = middle + 1 } else { high = middle }
    }
    names.formUnion(ordered[low...].prefix { $0.hasPrefix(beginning) })
  }

  /// Notes the symbols that stand behind a dot.
  private mutating func noteSymbols(_ bytes: UnsafeBufferPointer<UInt8>) {
    let starts = Set(symbols.keys.compactMap(\.utf8.first))
    Self.each(UInt8(ascii: "."), in: bytes) { dot in
      guard dot + 1 < bytes.count, starts.contains(bytes[dot + 1]) else { return }
      let word = bytes[(dot + 1)...].prefix(Self.longestName).prefix {
        $0 >= 0x80 || $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0)
          || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
      }
      names.formUnion(symbols[String(decoding: word, as: UTF8.self)] ?? [])
    }
  }

  /// Does something at each place of a byte.
  private static func each(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ action: (Int) -> Void
  ) {
    guard let start = bytes.baseAddress else { return }
    var place = 0
    while place < bytes.count, let found = memchr(start + place, Int32(byte), bytes.count - place) {
      place = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      action(place)
      place += 1
    }
  }
}
