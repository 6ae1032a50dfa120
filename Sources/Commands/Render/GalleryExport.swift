import Findings
import Foundation
import Phone
import Screens
import Simulator
import WidgetProtocol

/// Writes what the gallery of the terminal app shows as a page: the `E` key.
@MainActor
enum GalleryExport {
  /// Why nothing was written, as a sentence.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Writes the sheet beside the simulator's journal and gives its path: nobody asked for a file where they work.
  static func write(
    _ look: GalleryLook, _ simulator: RunningSimulator, _ console: Console
  ) throws -> String {
    guard let app = simulator.app(bundle: look.bundle, activity: look.activity),
      let widget = app.widget
    else { throw Failure(description: "this app has no widget that can be drawn") }
    var options = PictureOptions()
    options.device = DeviceModel.named(look.device) ?? .standard
    options.isStale = look.isStale
    options.isDimmed = look.isDimmed
    (options.typeSize, options.display) = (look.typeSize, look.display)
    options.now = simulator.now
    options.format = .html
    let subject = WidgetSubject(
      folder: app.folder, runner: widget, now: options.now, loop: simulator.loop)
    let gallery = GalleryPage(
      studio: WidgetStudio(subject: subject, options: options), columns: 264)
    let contents = gallery.contents()
    if contents.shots.isEmpty, let failure = contents.failures.first {
      throw Failure(description: subject.words(failure.finding, of: failure.place))
    }
    let folder = simulator.statePath ?? console.workingDirectory
    let path = "\(folder)/pictures/\(app.folder.name)-gallery.html"
    do {
      let page = GalleryCommand.content(gallery, contents, .html).content
      try OutputFile.write(page.bytes, to: path)
    } catch {
      throw Failure(description: error.sentence)
    }
    return console.shortened(path)
  }
}
