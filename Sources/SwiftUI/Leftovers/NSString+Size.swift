import Drawing

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Points between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

extension NSString {
  /// The size of the text in one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont
    let face = Face(size: Double(font?.pointSize ?? 12))
    return CGSize(
      width: TypeMetrics.width(String(describing: self), face), height: TypeMetrics.lineHeight(face)
    )
  }
}
