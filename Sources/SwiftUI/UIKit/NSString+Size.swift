import Drawing

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let link = NSAttributedString.Key("NSLink")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let ligature = NSAttributedString.Key("NSLigature")
}

extension NSString {
  /// Returns the size of the text on one line in a font, that of a label where none is given.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let text = String(describing: self)
    var face = font.face(for: text)
    if let kern = attributes?[.kern] as? CGFloat { face.tracking = Double(kern) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let width = lines.map { TypeMetrics.width(String($0), face) }.max() ?? 0
    return CGSize(width: width, height: TypeMetrics.lineHeight(face) * Double(lines.count))
  }
}

extension NSAttributedString {
  /// Returns the size of the text on one line.
  public func size() -> CGSize {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    return NSString(string: string).size(withAttributes: attributes)
  }
}
