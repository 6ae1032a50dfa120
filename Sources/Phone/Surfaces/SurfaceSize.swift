import Drawing

/// One of the sizes that a presentation comes in, in points.
public struct SurfaceSize: Hashable, Sendable {
  /// The name on command lines and in the API: `45mm`.
  public var name: String
  /// The name for people: `Apple Watch 45 mm`.
  public var title: String
  /// The activity's own room.
  public var room: Size
  /// What of the room is the activity's own: the system keeps the rest free. Nil: all of it.
  public var content: Size?
  /// The whole display on which it stands.
  public var screen: Size
  public var screenRadius: Double = 0
  /// What stands around the display in a picture of the whole device, both sides together; about as much below it as
  /// opens there.
  public var around = Size.zero
  /// Whether it is a Watch of 40 to 42 mm: the text styles of those are smaller than the others'.
  public var isSmallWatch = false
  /// Which of these figures nobody has documented or measured: `room`, `screenRadius`.
  public var guesses: [String] = []
}
