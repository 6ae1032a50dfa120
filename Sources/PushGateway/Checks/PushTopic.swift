/// The topics of an app's pushes.
public enum PushTopic {
  /// Returns the topic that goes with a push type: the bundle ID and the type's ending; of an unknown type the bundle ID alone.
  public static func of(_ bundle: String, pushType: String) -> String {
    bundle + (PushType.named(Array(pushType.utf8))?.suffix.description ?? "")
  }
}
