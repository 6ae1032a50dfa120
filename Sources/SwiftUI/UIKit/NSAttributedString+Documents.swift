extension NSAttributedString {
  /// A form of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document: plain text, and of HTML the words with their lines, sizes, weights and slants. Other forms are
  /// not read here.
  ///
  /// - Parameter dict: where facts about the document would be written; none are.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number =
      (options[.characterEncoding] as? UInt)
      ?? (options[.characterEncoding] as? NSNumber)?.uintValue
    let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
    switch type ?? (text.hasPrefix("<") ? .html : .plain) {
    case .html: self.init(attributedString: HTMLDocument(text).attributed)
    case .plain:
      self.init(
        string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
  }
}
