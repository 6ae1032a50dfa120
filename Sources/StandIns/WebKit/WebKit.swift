@_exported import SwiftUI

/// A web site in an app; it is not drawn.
open class WKWebView: UIView {
  /// Creates a web view with settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
  /// Loads nothing.
  open func load(_ request: URLRequest) {}
  /// Loads nothing.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
}
/// A web view's settings.
open class WKWebViewConfiguration: NSObject {}
