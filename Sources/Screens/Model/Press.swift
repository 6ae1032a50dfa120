import Phone

/// A button of the mouse, or a finger, that is down.
struct Press: Sendable {
  /// Where it went down.
  let mouse: Mouse
  /// What of the phone it has hold of; nil beside the phone.
  var grip: Grip?
  /// What it draws along.
  var pull: Pull?
}
