import WidgetProtocol

/// Another app's activity beside the one that is looked at.
public struct Competitor: Hashable, Sendable {
  public var icon: PhoneScene.AppIcon
  /// What its widget drew for the slots of the presentation.
  public var pictures: [Slot: Picture]
  /// The id that its places have in pictures.
  public var activityID: String

  /// Creates an activity of an app; without an id one that runs nowhere.
  public init(icon: PhoneScene.AppIcon, pictures: [Slot: Picture], activityID: String? = nil) {
    (self.icon, self.pictures) = (icon, pictures)
    self.activityID = activityID ?? "beside " + icon.bundle
  }
}
