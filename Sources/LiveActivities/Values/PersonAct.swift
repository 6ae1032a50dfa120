/// What a person does with the phone.
public enum PersonAct: Hashable, Sendable {
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
  /// Touches outside of the expanded island.
  case collapse
  /// Swipes an activity's card aside, so that the button shows that removes it.
  case uncover(activity: String)
  /// Swipes an activity's card away.
  case swipe(activity: String)
  /// Takes the last swipe back, as no phone can: the card is there again.
  case restore
  /// Swipes an activity off the island; it goes on running.
  case hide(activity: String)
  /// Swipes outwards on the island: what was hidden comes back.
  case reveal
  /// Swipes from the far edge of the island: two activities change their places.
  case swap
  /// Puts the phone on its side at a charger.
  case standBy
  /// Takes it up again.
  case upright
  /// In StandBy, brings an activity to the whole screen, or the clock with nil.
  case show(activity: String?)
  /// Opens a stack of notifications, or closes it with nil.
  case unfold(bundle: String?)
  /// Swipes a notification away, by its push's number.
  case swipeNotification(Int)
  /// Taps Allow or Don't Allow under an app's first activity.
  case allow(bundle: String)
  case deny(bundle: String)
}
