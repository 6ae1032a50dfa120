/// What a person does with the phone.
public enum PersonAct: Hashable, Sendable, Codable {
  /// The side button: the screen goes off, or dims where it is always on.
  case lock
  /// Raises or touches the locked phone: the Lock Screen lights.
  case wake
  /// Unlocks to the Home Screen, or to the app that was open.
  case unlock
  /// Opens an app.
  case open(bundle: String)
  /// Leaves the app for the Home Screen.
  case goHome
  /// Taps an activity outside of its buttons; the URL of the link or `widgetURL` that was hit.
  case tap(activity: String, url: String?)
  /// Presses a button or toggle in an activity: what its intent asked for follows as the app's acts.
  case press(activity: String, control: String)
  /// Touches and holds the activity in the island: it expands.
  case hold(activity: String)
  /// Swipes over the island at rest: what shares it takes turns.
  case swipeIsland
  /// Touches outside of the expanded island.
  case collapse
  /// Swipes an activity's card away.
  case swipe(activity: String)
  /// Swipes a notification away, by its push's number.
  case swipeNotification(Int)
  /// Taps Allow or Don't Allow under an app's first activity.
  case allow(bundle: String)
  case deny(bundle: String)
}
