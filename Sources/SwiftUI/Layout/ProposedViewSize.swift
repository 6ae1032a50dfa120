/// What a parent offers; nil asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates an offer of both lengths.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  package init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var proposal: Proposal {
    Proposal(width: width.map { Double($0) }, height: height.map { Double($0) })
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the offer with what is missing filled in.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
