import Canvas
import Findings
import Foundation
import WidgetProtocol

/// `islet gallery`: the whole gallery of a widget, as one page or on the screen.
@MainActor
enum GalleryCommand {
  /// Writes the page, or shows the gallery of the terminal app where there is one and no page is wanted.
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let wantsPage = arguments.has("format") || arguments.has("output") || arguments.has("check")
    guard wantsPage || !console.isTerminal else {
      return try PhoneCommand.run(arguments, console)
    }
    let options = try PictureOptions(arguments, console)
    let subject = try WidgetSubject.open(
      arguments.operands.first ?? "match", options, console)
    defer { subject.runner.stop() }
    let output = arguments.text("output").map(console.absolute)
    let format = options.format ?? (output?.hasSuffix(".svg") == true ? .svg : .text)
    // A page to look at has room; a terminal has what it has.
    let columns = format == .ansi && console.isTerminal && output == nil ? console.columns : 264
    let studio = WidgetStudio(subject: subject, options: options)
    let gallery = GalleryPage(studio: studio, columns: columns)
    let contents = gallery.contents()
    for (place, finding) in contents.failures {
      console.complain("error: \(printable(place)): \(printable(finding.sentence))\n")
    }
    for finding in contents.findings {
      console.complain("\(finding.severity.rawValue): \(printable(finding.sentence))\n")
    }
    let text = self.text(gallery, contents, format)
    var files = PictureFiles(console, isCheck: arguments.has("check"))
    if let output {
      try files.take(text, at: output)
    } else if arguments.has("check") {
      throw UsageError("--check has nothing to compare with", fix: "name the file with -o")
    } else {
      format == .ansi ? console.writePicture(text) : console.write(text)
    }
    return contents.failures.isEmpty && files.differences == 0 ? ExitCode.done : ExitCode.failed
  }

  /// The page in a format.
  static func text(
    _ gallery: GalleryPage, _ contents: GalleryPage.Contents, _ format: PictureOptions.Format
  ) -> String {
    let writer = PictureWriter(options: gallery.studio.options)
    switch format {
    case .text: return ended(writer.text(gallery.page(contents)))
    case .ansi: return ended(writer.ansi(gallery.page(contents)))
    case .svg:
      let options = gallery.studio.options
      return SVG.document(
        gallery.page(contents).reduced(to: options.colors, glyphs: options.glyphs),
        title: "\(gallery.studio.subject.folder.title), every state")
    case .json:
      let shots = contents.shots.map { writer.file($0, .json) }
      return "[\n" + shots.joined(separator: ",\n") + "]\n"
    }
  }

  private static func ended(_ text: String) -> String {
    text.hasSuffix("\n") ? text : text + "\n"
  }
}
