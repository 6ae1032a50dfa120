import Canvas
import EventLoop
import Foundation
import Screens
import Simulator

/// The terminal app: screens of a simulator on the terminal that this process runs in.
@MainActor
public enum TerminalApp {
  /// A file that was written.
  public struct WrittenFile: Hashable, Sendable {
    public var path: String
    /// What is not in it as it should be, each in a sentence.
    public var lacks: [String]

    /// Creates a file by its path; `lacks` is empty for one that is whole.
    public init(path: String, lacks: [String] = []) { (self.path, self.lacks) = (path, lacks) }
  }

  /// What is asked for on the command line.
  public struct Options {
    /// `--color`; nil detects.
    public var colors: ColorDepth?
    /// `--glyphs`; nil detects.
    public var glyphs: GlyphSet?
    public var wantsMouse = true
    /// `--graphics`.
    public var graphics = GraphicsWish.auto
    public var model = AppModel.Options()
    public var environment = ProcessInfo.processInfo.environment
    /// Writes an app's gallery, or a picture of it, to a file; nil where that is not offered.
    public var export: (@MainActor (GalleryLook, GalleryExcerpt) throws -> WrittenFile)?
    /// Begins the scenario that is watched anew and gives its simulator, which takes the place of the one before; nil
    /// where none is played.
    public var restart: (@MainActor () -> RunningSimulator?)?
    /// Told when the app is on the screen, with what can be shown of work that goes on.
    public var onStart: (@MainActor (SimulatorSource) -> Void)?

    public init() {}
  }

  /// Returns why the app cannot be shown here; nil when it can.
  public static func obstacle(_ options: Options = Options()) -> String? {
    obstacle(options, on: [STDIN_FILENO, STDOUT_FILENO])
  }

  /// Returns the same for an app that reads and writes through these descriptors.
  static func obstacle(_ options: Options, on descriptors: [Int32]) -> String? {
    guard descriptors.allSatisfy({ isatty($0) == 1 }) else { return "this is no terminal" }
    return profile(options).obstacle
  }

  static func profile(_ options: Options) -> TerminalProfile {
    TerminalProfile.here(
      environment: options.environment,
      wishes: TerminalProfile.Wishes(
        colors: options.colors, glyphs: options.glyphs, wantsMouse: options.wantsMouse))
  }

  /// Shows the simulator until the person leaves; gives the exit code.
  public static func run(simulator: RunningSimulator, options: Options = Options()) -> Int32 {
    let profile = profile(options)
    if let obstacle = obstacle(options) {
      FileHandle.standardError.write(Data("islet: \(obstacle)\n".utf8))
      return 2
    }
    let terminal = ttyname(STDIN_FILENO).map { String(cString: $0) }
    guard
      let app = AppDriver(
        simulator: simulator, terminal: terminal, profile: profile, options: options)
    else {
      FileHandle.standardError.write(Data("islet: the terminal cannot be opened\n".utf8))
      return 2
    }
    return app.run()
  }
}
