import WidgetHost

/// A demo app: its folder, and how to run its widget in this process.
@MainActor
public struct DemoApp {
  public let folder: AppFolder
  private let start: () -> any WidgetRunner

  /// An app in a folder.
  init(folder: AppFolder, start: @escaping () -> any WidgetRunner) {
    (self.folder, self.start) = (folder, start)
  }

  /// A runner for the app's widget.
  public func makeRunner() -> any WidgetRunner { start() }
}

/// The demo apps that come with Islet.
@MainActor
public enum DemoApps {
  /// All whose folders are found.
  public static let all: [DemoApp] = []

  /// The app that a word names: `match`.
  public static func named(_ word: String) -> DemoApp? {
    all.first { $0.folder.name == word.lowercased() }
  }
}
