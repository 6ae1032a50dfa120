/// A clipboard of this process alone: what a person copied on the phone is not there.
public final class UIPasteboard: @unchecked Sendable {
  public static let general = UIPasteboard()
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { strings?.isEmpty == false }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
