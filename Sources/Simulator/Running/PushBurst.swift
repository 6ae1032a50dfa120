/// Tells when pushes come faster than anybody can see their states.
///
/// Many pushes in one pass of the loop are a burst. So are several in each pass, when that does not end: each of them
/// would wait for a widget. Senders that wait for their answers are none, however fast they are, since what is sent one
/// after another is judged one after another.
///
/// All times are seconds of one clock that only goes forward.
struct PushBurst {
  /// Pushes of this pass of the loop.
  private var pass = 0
  /// Pushes that came several at a time since `stretchStart`.
  private var stretch = 0
  private var stretchStart = 0.0
  private var end = 0.0

  /// A pass with more pushes than this is a burst: so many senders that wait for their answers seldom send together.
  static let passSize = 32
  /// How long a burst is taken to go on after such a pass.
  static let passLife = 0.05
  /// Pushes count for a long burst in a pass with more of them than this, and while a burst goes on.
  static let crowdSize = 4
  /// More such pushes than this within `stretchLength` are a burst: two thousand a second, for a quarter of a second.
  static let stretchSize = 500
  static let stretchLength = 0.25

  /// Counts a push.
  mutating func count() { pass += 1 }

  /// Ends a pass of the loop.
  mutating func endPass(at now: Double) {
    if pass > PushBurst.crowdSize || goesOn(at: now) { stretch += pass }
    if pass > PushBurst.passSize { end = max(end, now + PushBurst.passLife) }
    if stretch > PushBurst.stretchSize { end = max(end, now + PushBurst.stretchLength) }
    if now - stretchStart >= PushBurst.stretchLength { (stretchStart, stretch) = (now, 0) }
    pass = 0
  }

  /// Returns whether a burst goes on.
  func goesOn(at now: Double) -> Bool { now < end }
}
