import Canvas
import Findings
import Foundation
import Phone
import Screens
import Simulator
import Terminal
import WidgetProtocol

/// Writes what the gallery of the terminal app shows to files: the `E` key.
@MainActor
enum GalleryExport {
  /// Why nothing was written, as a sentence.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Writes a file beside the simulator's journal, since nobody asked for a file where they work; gives its path, and
  /// what the file lacks.
  static func write(
    _ excerpt: GalleryExcerpt, of look: GalleryLook, _ simulator: RunningSimulator,
    _ console: Console
  ) throws -> TerminalApp.WrittenFile {
    guard let app = simulator.app(bundle: look.bundle, activity: look.activity),
      let widget = app.widget
    else { throw Failure(description: "this app has no widget that can be drawn") }
    var options = PictureOptions()
    options.device = DeviceModel.named(look.device) ?? .standard
    options.isStale = look.isStale
    options.isDimmed = look.isDimmed
    (options.typeSize, options.display) = (look.typeSize, look.display)
    options.now = simulator.now
    let subject = WidgetSubject(
      folder: app.folder, runner: widget, now: options.now, loop: simulator.loop)
    let content: PictureContent
    let name: String
    var lacks: [String] = []
    switch excerpt {
    case .sheet(let format): (content, name, lacks) = try sheet(subject, options, format)
    case .picture(let state, let presentation, let format):
      (content, name) = try picture(state, presentation, look, subject, options, format)
    }
    let folder = simulator.statePath ?? console.workingDirectory
    let path = "\(folder)/pictures/\(app.folder.name)-\(name)"
    do {
      try OutputFile.write(content.bytes, to: path)
    } catch {
      throw Failure(description: error.sentence)
    }
    return TerminalApp.WrittenFile(
      path: console.shortened(path), lacks: lacks + content.lacks.map(\.sentence))
  }

  /// Returns every state in every presentation, what the file is called behind the app's name, and what it lacks.
  private static func sheet(
    _ subject: WidgetSubject, _ options: PictureOptions, _ format: PictureFormat
  ) throws -> (PictureContent, name: String, lacks: [String]) {
    var options = options
    options.format = format
    let gallery = GalleryPage(
      studio: WidgetStudio(subject: subject, options: options), columns: 264,
      chosen: GalleryPage.unasked(in: format))
    let contents = gallery.contents()
    if contents.shots.isEmpty, let failure = contents.failures.first {
      throw Failure(description: subject.words(failure.finding, of: failure.place))
    }
    let (content, remark) = GalleryCommand.content(gallery, contents, format)
    let lacks = [missing(contents, of: subject), remark?.sentence].compactMap { $0 }
    return (content, "gallery.\(format.ending)", lacks)
  }

  /// Says of which states pictures are missing, and why the first one is; nil: none is missing.
  private static func missing(
    _ contents: GalleryPage.Contents, of subject: WidgetSubject
  ) -> String? {
    guard let first = contents.failures.first else { return nil }
    let states = Set(contents.failures.map(\.state))
    let what =
      states.count == 1
      ? "pictures of \(first.state) are missing" : "pictures of \(states.count) states are missing"
    return "\(what): \(subject.words(first.finding, of: first.place))"
  }

  /// Returns one picture as the gallery shows it, and what the file is called behind the app's name.
  private static func picture(
    _ state: Int, _ presentation: Presentation, _ look: GalleryLook, _ subject: WidgetSubject,
    _ options: PictureOptions, _ format: PictureFormat
  ) throws -> (PictureContent, name: String) {
    var options = options
    (options.format, options.appearance) = (format, look.appearance)
    options.size = look.size(of: presentation)?.name
    guard subject.samples.indices.contains(state) else {
      throw Failure(description: "there is no such state")
    }
    let sample = subject.samples[state]
    let studio = WidgetStudio(subject: subject, options: options)
    switch studio.shot(sample, .presentation(presentation), look.appearance) {
    case .success(let shot):
      return (
        PictureWriter(options: options).file(shot, format),
        PictureName.beginning(sample.name) + PictureName.end(of: shot, options, format)
      )
    case .failure(let failure):
      throw Failure(
        description: subject.words(failure.finding, of: "\(sample.name)/\(presentation.rawValue)"))
    case nil:
      throw Failure(description: "\(options.device.name) has no \(presentation.title)")
    }
  }
}
