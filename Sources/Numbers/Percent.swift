/// Writes shares of a whole as people read them.
package enum Percent {
  /// Returns a share in whole percent, `45 %` of 0.45.
  package static func text(of share: Double) -> String {
    "\(Int(bounded: (share * 100).rounded())) %"
  }
}
