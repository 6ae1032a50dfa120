import AdventureApp
import DeliveryApp
import EventLoop
import MatchApp
import RideApp
import TimerApp
import WidgetHost
import WidgetKit
import WorkoutApp

/// A demo app: its folder, and how to run its widget.
@MainActor
public struct DemoApp {
  public let folder: AppFolder
  private let register: @MainActor (WidgetCatalog) -> Void

  init(folder: AppFolder, register: @escaping @MainActor (WidgetCatalog) -> Void) {
    (self.folder, self.register) = (folder, register)
  }

  /// Returns a runner of its own for the app's widget, in a process of its own: what it does there costs one picture.
  ///
  /// - Parameter program: this program, which starts itself again as the widget's process.
  public func makeProcess(program: String, loop: EventLoop) -> ProcessWidget {
    let place = folder.path ?? "/"
    return ProcessWidget(
      .linked(folder.name), .init(folder: place), home: AppHome(standingIn: place),
      program: program, loop: loop,
      originals: { $0.contains("/Fixtures/") ? $0 : nil })
  }

  /// Returns a runner of its own for the app's widget in this process, for whoever measures or tests it.
  public func makeRunner() -> any WidgetRunner {
    let catalog = WidgetCatalog()
    if let path = folder.path { catalog.use(folder: path) }
    register(catalog)
    if let path = folder.path { catalog.use(folder: path) }
    return InProcessWidget(catalog)
  }
}

/// The demo apps that come with Islet.
@MainActor
public enum DemoApps {
  /// All whose folders are found, in the order in which they are offered.
  public static let all: [DemoApp] = widgets.compactMap { load($0) }

  /// Returns the app that a word names: `match`. No other app's folder is read for it.
  public static func named(_ word: String) -> DemoApp? {
    widgets.first { $0.name.lowercased() == word.lowercased() }.flatMap { load($0) }
  }

  private static func load(_ widget: Widget) -> DemoApp? {
    DemoFolders.path(of: widget.name).map { path in
      DemoApp(folder: AppFolder.load(path).folder, register: widget.register)
    }
  }

  /// Adds the widgets of the app that a word names; false when there is no such app.
  public static func register(_ word: String, in catalog: WidgetCatalog) -> Bool {
    guard let widget = widgets.first(where: { $0.name.lowercased() == word }) else { return false }
    widget.register(catalog)
    return true
  }

  /// An app's name, which is its folder's, and what makes its widget known.
  private typealias Widget = (name: String, register: @MainActor (WidgetCatalog) -> Void)

  private static let widgets: [Widget] = [
    ("Match", { $0.register(MatchLiveActivity.self) }),
    ("Adventure", { $0.register(AdventureLiveActivity.self) }),
    ("Ride", { $0.register(RideLiveActivity.self) }),
    ("Delivery", { $0.register(DeliveryLiveActivity.self) }),
    (
      "Timer",
      {
        $0.register(TimerLiveActivity.self)
        $0.register(intent: ToggleTimerIntent.self)
        $0.register(intent: CancelTimerIntent.self)
      }
    ),
    ("Workout", { $0.register(WorkoutLiveActivity.self) }),
  ]
}
