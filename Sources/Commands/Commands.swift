/// The command `islet`.
public enum IsletCommand {
  /// Runs the command and gives its exit code.
  @MainActor public static func run(_ arguments: [String]) -> Int32 { 0 }
}
