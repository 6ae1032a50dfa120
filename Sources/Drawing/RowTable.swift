import Synchronization

/// A table written as lines of text, of which a row is read when it is first asked for.
///
/// A screen shows a dozen of a table's hundreds of rows. To read all rows of the tables of letters and symbols took 7 of the
/// 70 ms until the first picture.
package final class RowTable<Key: Hashable & Sendable, Row: Sendable>: Sendable {
  private let line: @Sendable (Key) -> Substring?
  private let list: @Sendable () -> [Key]
  private let read: @Sendable (Substring) -> Row?
  private let rows = Mutex<[Key: Row?]>([:])

  /// Creates the table of a text. `keys` returns how a line is asked for; of several lines of one key the first counts.
  package init(
    _ text: String, keys: (Substring) -> [Key], read: @escaping @Sendable (Substring) -> Row?
  ) {
    // Bytes are divided, since a line ends at a byte: nothing asks where characters end.
    let rows = text.utf8.split(separator: UInt8(ascii: "\n")).flatMap { bytes in
      let line = Substring(bytes)
      return keys(line).map { ($0, line) }
    }
    let lines = Dictionary(rows, uniquingKeysWith: { first, _ in first })
    line = { lines[$0] }
    list = { Array(lines.keys) }
    self.read = read
  }

  private init(
    line: @escaping @Sendable (Key) -> Substring?, list: @escaping @Sendable () -> [Key],
    read: @escaping @Sendable (Substring) -> Row?
  ) {
    (self.line, self.list, self.read) = (line, list, read)
  }

  package var keys: [Key] { list() }

  package func contains(_ key: Key) -> Bool { line(key) != nil }

  package subscript(key: Key) -> Row? {
    guard let line = line(key) else { return nil }
    return rows.withLock { rows in
      if let row = rows[key] { return row }
      let row = read(line)
      rows[key] = .some(row)
      return row
    }
  }
}

extension RowTable where Key == String {
  /// Creates a table whose lines begin with a name; `read` gets what stands behind the blank.
  package convenience init(named text: String, read: @escaping @Sendable (Substring) -> Row?) {
    self.init(
      text,
      keys: { line in
        line.utf8.firstIndex(of: UInt8(ascii: " ")).map { [String(line[..<$0])] } ?? []
      },
      read: { line in
        line.utf8.firstIndex(of: UInt8(ascii: " ")).flatMap { read(line[$0...].dropFirst()) }
      })
  }
}

extension RowTable where Key == String {
  /// Creates a table whose records begin with a name and are sorted by its bytes; `read` gets what stands behind the blank.
  ///
  /// Nothing is read before a name is asked for: the names of thousands of symbols need no dictionary.
  package convenience init(sorted text: String, read: @escaping @Sendable (Substring) -> Row?) {
    self.init(
      line: { SortedRecords.record(of: $0, in: text) },
      list: {
        text.utf8.split(whereSeparator: SortedRecords.isEnd).map {
          String(Substring($0.prefix { $0 != UInt8(ascii: " ") }))
        }
      }, read: read)
  }
}

extension RowTable where Key == Character {
  /// Creates a table whose lines begin with a letter; `read` gets what stands behind the blank after it.
  package convenience init(letters text: String, read: @escaping @Sendable (Substring) -> Row?) {
    self.init(text, keys: { $0.first.map { [$0] } ?? [] }, read: { read($0.dropFirst(2)) })
  }
}
