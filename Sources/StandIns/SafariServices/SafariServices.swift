@_exported import SwiftUI

/// A web site in an app; it is not drawn.
open class SFSafariViewController: UIViewController {
  public init(url: URL) {}
}
