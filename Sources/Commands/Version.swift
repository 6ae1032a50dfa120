/// The version that `--version`, the inspection API and the man page tell.
public enum IsletVersion {
  public static let text = "1.0.0"
}
