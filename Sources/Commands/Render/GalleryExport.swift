import Foundation
import Phone
import Screens
import Simulator

/// Writes the gallery that a terminal app shows as one SVG page.
@MainActor
struct GalleryExport {
  let simulator: RunningSimulator
  let console: Console

  /// Draws the page as the gallery looks now, and gives its path.
  func write(_ look: GalleryLook) throws -> String {
    guard let app = simulator.app(bundle: look.bundle), let widget = app.widget else {
      throw UsageError("the app's widget is not running here")
    }
    var values: [String: [String]] = [
      "appearance": [look.appearance.rawValue], "type-size": [look.typeSize.rawValue],
      "device": [look.device],
    ]
    if look.isStale { values["stale"] = [""] }
    if look.isDimmed { values["dimmed"] = [""] }
    let options = try PictureOptions(Arguments(command: "gallery", values: values), console)
    let subject = WidgetSubject(
      folder: app.folder, runner: widget, now: options.now, loop: simulator.loop)
    let page = GalleryPage(studio: WidgetStudio(subject: subject, options: options), columns: 264)
    let text = GalleryCommand.text(page, page.contents(), .svg)
    let path = console.absolute("\(app.folder.name)-gallery.svg")
    do {
      try FileBytes.replace(path, with: Array(text.utf8))
    } catch {
      throw UsageError("\(path) cannot be written: \(error.reason)")
    }
    return path
  }
}
