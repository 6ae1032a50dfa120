import Canvas
import Findings
import LiveActivities
import Phone
import WidgetProtocol

/// What the screens ask for; whoever runs them does it.
public enum Intent: Hashable, Sendable {
  // Of the phone
  case person(PersonAct)
  /// A touch on a part of the phone.
  case touch(PhoneRegion.Target)
  /// A touch on another device than the phone.
  case touchElsewhere(PhoneRegion.Target, on: Presentation, size: SurfaceSize?)
  /// A touch that is held.
  case hold(PhoneRegion.Target)
  case standBy(Bool)
  /// Holds the phone on its side, or upright.
  case turn(onSide: Bool)
  /// Makes StandBy red, or no longer.
  case night
  /// iOS itself shows something, or ends it.
  case system(SystemAct)

  // Of an app
  /// Starts an activity of an app's row from a sample state, by its number.
  case start(app: AppRow.ID, state: Int)
  /// Sends an activity a sample state, by its number.
  case update(activity: String, state: Int)
  case end(activity: String, ActivityEnd.Dismissal)
  /// Gives an activity a new push token, as the system does now and then, or one that a push tool has already.
  case rotateToken(activity: String, to: String? = nil)

  /// Asks for an app's intents, to list them.
  case listIntents(bundle: String)
  /// Runs an app's intent as Siri or Shortcuts would.
  case run(bundle: String, IntentRun)

  // Of the surroundings
  case clock(ClockIntent)
  case set(switch: String, to: String)
  /// Sends a push of the log again.
  case replay(Int)
  /// Writes an app's gallery, or a picture of it, to a file.
  case export(GalleryLook, GalleryExcerpt)
  /// Has an app's widget judged by the design rules.
  case review(GalleryLook)

  /// Plays the scenario that is watched from its beginning.
  case playAgain

  // Of the terminal
  /// Puts text on the clipboard; `what` names it for the notice, and `note` says what it is good for.
  case copy(String, what: String, note: String? = nil)
  /// Opens the person's editor at a place of a file.
  case edit(SourceLocation)
  case redraw
  case suspend
  case quit(Int32)

  /// Whether it is an act of the phone or an app, and not a change of the view, the clock or the surroundings.
  var isAct: Bool {
    switch self {
    case .person, .touch, .touchElsewhere, .hold, .standBy, .system, .start, .update, .end,
      .rotateToken, .replay,
      .run:
      true
    case .clock, .night, .turn, .set, .export, .review, .listIntents, .playAgain, .copy, .edit,
      .redraw, .suspend, .quit:
      false
    }
  }
}

/// What of a gallery is written to a file, and how.
public enum GalleryExcerpt: Hashable, Sendable {
  /// A state, by its number, in a presentation.
  case picture(state: Int, Presentation, PictureFormat)
  /// Every state in every presentation.
  case sheet(PictureFormat)
}

/// What is asked of the clock.
public enum ClockIntent: Hashable, Sendable {
  case pause, resume
  case speed(Double)
  /// Virtual UNIX seconds.
  case jump(to: Double)
  /// Back to this machine's time.
  case real
}
