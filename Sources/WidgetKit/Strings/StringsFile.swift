import Foundation

/// Strings files: the old syntax of property lists, `"key" = "value";` with comments, or a property list in XML or in
/// bytes, as a built app has them.
enum StringsFile {
  /// What a file says.
  struct Content {
    var pairs: [(key: String, value: String)] = []
    /// The first thing that is wrong in it; what stands behind it is read all the same, as far as it can be.
    var fault: Fault?
  }

  /// What is wrong in a file.
  struct Fault: Equatable {
    /// Where it is, in bytes of the text in UTF-8.
    var offset: Int
    var reason: String
  }

  /// Of a key no more characters than this are said in a fault.
  static let longestQuote = 60

  /// Returns the texts of a file; none of what is neither.
  static func pairs(_ data: Data) -> [(key: String, value: String)] { content(data).pairs }

  static func pairs(_ text: String) -> [(key: String, value: String)] {
    StringsReader.content(text).pairs
  }

  /// Returns what a file says, and what is wrong in it.
  static func content(_ data: Data) -> Content {
    let text = text(data)
    guard data.starts(with: "bplist".utf8) || isMarkup(text) else {
      guard let text else { return .unread("it is neither UTF-8 nor UTF-16") }
      var content = StringsReader.content(text)
      content.fault = encodingFault(data) ?? content.fault
      return content
    }
    guard let list = StringsPropertyList.table(data) else {
      return .unread("it is no property list that can be read")
    }
    return Content(pairs: list.compactMap { key, value in (value as? String).map { (key, $0) } })
  }

  /// Returns whether a text begins as XML does.
  private static func isMarkup(_ text: String?) -> Bool { text?.first { !$0.isWhitespace } == "<" }

  /// Returns a file's text without a byte-order mark: UTF-8, or UTF-16 as older strings files are. Signs stand for what is
  /// neither, which `encodingFault` tells.
  static func text(_ data: Data) -> String? {
    if let encoding = wideEncoding(Array(data.prefix(2))) {
      return String(data: data, encoding: encoding)
    }
    return String(decoding: withoutMark(data), as: UTF8.self)
  }

  /// Returns where a file is not UTF-8, as one in Latin-1 with its first accent; nil where it is, or UTF-16. Foundation reads
  /// nothing of such a file.
  static func encodingFault(_ data: Data) -> Fault? {
    guard wideEncoding(Array(data.prefix(2))) == nil else { return nil }
    let bytes = withoutMark(data)
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.utf8.elementsEqual(bytes) else { return nil }
    let good = zip(text.utf8, bytes).prefix { $0 == $1 }.count
    return Fault(offset: good, reason: "it is not UTF-8 from here on")
  }

  private static func withoutMark(_ data: Data) -> Data {
    data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
  }

  /// Returns the UTF-16 that a file with these first bytes is in, which some have without a byte-order mark: the first
  /// letter has an empty half then. Nil for UTF-8.
  private static func wideEncoding(_ start: [UInt8]) -> String.Encoding? {
    if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] { return .utf16 }
    guard start.count == 2, start.count(where: { $0 == 0 }) == 1 else { return nil }
    return start[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
  }
}

extension StringsFile.Content {
  /// Returns nothing, and why.
  fileprivate static func unread(_ reason: String) -> Self {
    Self(fault: StringsFile.Fault(offset: 0, reason: reason))
  }
}
