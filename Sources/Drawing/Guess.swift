/// The house's one table of guesses: figures that nobody has published or measured, each with its reason.
///
/// A row is a stored property; `Guess.cardGap` is its value. The figure that somebody measures leaves the table
/// for the page of facts of its room. What a person may set while the phone runs (budgets, counts, durations of
/// the rules) stands in `PhoneTraits` instead. Lengths are points.
public struct GuessTable: Sendable {
  // MARK: Lock Screen

  public let cardGap = Guessed(
    8.0, "between two cards: no picture of two was found; notifications keep 8")
  public let lightCardOpacity = Guessed(
    0.9,
    "white of an untinted light card since iOS 17; the dark one of iOS 26 has 0.9, no picture of a light one"
  )
  public let dismissWidth = Guessed(80.0, "the button that a swipe uncovers beside a card")
  public let dateSize = Guessed(20.0, "font size of the Lock Screen's date")
  public let clockSize = Guessed(96.0, "font size of the Lock Screen's clock")
  public let shortClockSize = Guessed(60.0, "the clock's font size where room is short")
  public let toolSymbol = Guessed(25.0, "side of torch and camera")
  public let alwaysOnLuminance = Guessed(
    0.55, "the part of its light that an Always-On display keeps")
  public let standByPlainScale = Guessed(
    2.1, "a card without a background grows somewhat more than twice in StandBy (WWDC23 10194)")

  public let nightBegins = Guessed(
    21.0, "hour from which StandBy is red by itself: a phone measures the light, and no clock")
  public let nightEnds = Guessed(6.0, "hour from which StandBy is no longer red by itself")
  public let standByMinimalTop = Guessed(
    20.0, "above StandBy's minimal view: Apple says that it stands near the top")
  public let standByDot = Guessed(7.0, "a dot for an activity that StandBy can turn to")
  public let standByDots = Guessed(8, "how many such dots there are at most")
  public let sleepingTicks = Guessed(
    3.0,
    "seconds for which a timer still runs on a sleeping display: a talk says that it counts up a few and pauses"
  )

  // MARK: Island and status bar

  public let freshSpread = Guessed(
    8.0,
    "how much wider each compact side stands just after an activity appeared: three pictures at rest show 15 instead of 7"
  )
  public let statusSignalRoom = Guessed(
    110.5, "room right of the island from which the signal shows: seen at 113, gone at 108")
  public let statusWavesRoom = Guessed(73.0, "the same for Wi-Fi: seen at 79, gone at 67")
  public let statusClockRoom = Guessed(
    56.0, "the same for time and battery: seen at 67 and 75, gone at 36.67")
  public let notch = Guessed(Size(width: 210, height: 32), "the notch of phones before the island")
  public let battery = Guessed(Size(width: 20, height: 10), "the body of the status bar's battery")
  public let indicator = Guessed(
    Size(width: 139, height: 5), "the bar at the bottom of phones without a home button")
  public let iconCorner = Guessed(0.225, "corner of a Home Screen icon, in parts of its side")
  public let morphSeconds = Guessed(
    0.45, "how long a shape takes to change; the system's own limit is 2 s")

  // MARK: The phone's body

  public let bodyRim = Guessed(
    20.0, "black rim and edge: a body of 71.6 mm around a screen of 65.1")
  public let bodyEdge = Guessed(RGBA(84, 86, 92), "the colour of a phone's metal edge")
  public let homeButtonForehead = Guessed(
    110.0, "above and below a screen over a home button: a body of 138.4 mm around one of 104")
  public let homeButtonBodyRadius = Guessed(60.0, "corner of the body of such a phone")
  public let homeButtonSide = Guessed(70.0, "the home button's diameter")
  public let speakerSlit = Guessed(Size(width: 70, height: 5), "the speaker above such a screen")
  public let bodyButtons = Guessed(
    [
      BodyButton(isRight: false, top: 150, height: 30),
      BodyButton(isRight: false, top: 210, height: 60),
      BodyButton(isRight: false, top: 290, height: 60),
      BodyButton(isRight: true, top: 230, height: 100),
    ], "buttons at the sides, from the body's upper end; measured on drawings")
  public let shortenedCorners = Guessed(
    1.15, "how much of its corners a shortened screen keeps, beside the part of its height")
  public let leastIndicatorHeight = Guessed(
    340.0, "least height of a shortened screen that shows its bar, so that it covers nothing")
}

/// A guessed figure and why it is that.
public struct Guessed<Value: Hashable & Sendable>: Hashable, Sendable {
  public var value: Value
  public var reason: String

  /// A guess; the reason says what it is, too, when the name does not.
  public init(_ value: Value, _ reason: String) { (self.value, self.reason) = (value, reason) }
}

/// A button at the side of a phone's body.
public struct BodyButton: Hashable, Sendable {
  public var isRight: Bool
  public var top: Double
  public var height: Double
}

/// The values of the table of guesses by their names: `Guess.cardGap`.
@dynamicMemberLookup
public enum Guess {
  /// The table itself.
  public static let table = GuessTable()

  /// A row's value.
  public static subscript<Value>(dynamicMember row: KeyPath<GuessTable, Guessed<Value>>) -> Value {
    table[keyPath: row].value
  }

  /// The rows as text, in the order of the table.
  public static var rows: [(name: String, value: String, reason: String)] {
    Mirror(reflecting: table).children.compactMap { child in
      guard let name = child.label, let row = child.value as? any GuessRow else { return nil }
      return (name, row.text, row.reason)
    }
  }
}

/// A row of the table whatever its value's type.
private protocol GuessRow {
  var text: String { get }
  var reason: String { get }
}

extension Guessed: GuessRow {
  fileprivate var text: String {
    switch value {
    case let number as Double: Self.number(number)
    case let size as Size: "\(Self.number(size.width)) × \(Self.number(size.height))"
    case let color as RGBA:
      "rgb "
        + [color.red, color.green, color.blue].map { Self.number(($0 * 255).rounded()) }
        .joined(separator: ", ")
    case let buttons as [BodyButton]:
      buttons.map {
        "\($0.isRight ? "right" : "left") \(Self.number($0.top)) + \(Self.number($0.height))"
      }.joined(separator: ", ")
    default: "\(value)"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
