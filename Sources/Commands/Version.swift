/// The version that `--version`, the inspection API and the man page tell.
enum IsletVersion {
  static let text = "1.0.0"
}
