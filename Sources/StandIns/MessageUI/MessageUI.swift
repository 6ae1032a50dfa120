@_exported import SwiftUI

/// A letter to be written; not in widgets.
open class MFMailComposeViewController: UIViewController {
  public static func canSendMail() -> Bool { false }
}
/// A message to be written; not in widgets.
open class MFMessageComposeViewController: UIViewController {
  public static func canSendText() -> Bool { false }
}
