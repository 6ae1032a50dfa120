import WidgetProtocol

/// Another app's activity beside the one that is looked at.
public struct Competitor: Hashable, Sendable {
  public var icon: PhoneScene.AppIcon
  /// What its widget drew for the slots of the presentation.
  public var pictures: [Slot: Picture]

  /// Creates an activity of an app.
  public init(icon: PhoneScene.AppIcon, pictures: [Slot: Picture]) {
    (self.icon, self.pictures) = (icon, pictures)
  }

  /// The id that its places have in pictures.
  var activityID: String { "beside " + icon.bundle }
}
