import Drawing

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is told of text that was made to fit; nothing here.
public final class NSStringDrawingContext: NSObject, @unchecked Sendable {
  public var minimumScaleFactor: CGFloat = 0
  public var actualScaleFactor: CGFloat { 1 }
  public var totalBounds: CGRect { .zero }
  public override var description: String { "<NSStringDrawingContext>" }
}

extension NSAttributedString {
  /// Returns the rectangle that the text takes in a room: on one line, unless lines are asked for.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: self.size())
    }
    // UIKit takes 0 for a side without end; code writes the greatest number for it, too.
    func room(_ side: CGFloat) -> Double? { side > 0 && side < 1e6 ? Double(side) : nil }
    var environment = EnvironmentValues.current
    // UIKit does not ask the views around.
    environment.system.lineLimit = nil
    environment.system.leastLines = nil
    environment.system.minimumScaleFactor = 1
    environment.system.lineSpacing = 0
    environment.system.textCase = nil
    environment.system.fontTraits = FontTraits()
    let context = _ViewContext(environment: environment, session: RenderSession())
    let size = Text(AttributedString(self)).node(in: context).size(
      Proposal(width: room(size.width), height: room(size.height)))
    return CGRect(origin: .zero, size: CGSize(size))
  }
  /// Draws the text on the present canvas, its lines broken to a width.
  public func draw(in rect: CGRect) { CGContext.current?.write(self, in: rect) }
  /// Draws the text on the present canvas, from its upper left corner.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }
  /// Draws the text on the present canvas, its lines broken to a width.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect)
  }
}

extension NSString {
  /// Returns the rectangle that the text takes in a room: on one line, unless lines are asked for.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
  /// Draws the text on the present canvas, its lines broken to a width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    attributed(attributes).draw(in: rect)
  }
  /// Draws the text on the present canvas, from its upper left corner.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(at: point)
  }

  /// Returns the text as UIKit draws it: in its small font and in black, unless told otherwise.
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    let plain: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black,
    ]
    return NSAttributedString(
      string: String(describing: self), attributes: plain.merging(attributes ?? [:]) { $1 })
  }
}
