import Canvas
import Findings
import Foundation
import Phone
import WidgetProtocol

/// `islet gallery`: the whole gallery of a widget, as one page or on the screen.
@MainActor
enum GalleryCommand {
  /// Writes the page, or shows the gallery of the terminal app where there is one and no page is wanted.
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let wantsPage = ["format", "output", "check", "open", "once", "presentation"]
      .contains(where: arguments.has)
    guard wantsPage || !console.isTerminal else {
      return try PhoneCommand.run(arguments, console)
    }
    var options = try PictureOptions(arguments, console)
    var output = arguments.text("output").map(console.absolute)
    if arguments.has("check"), output == nil {
      throw UsageError("--check has nothing to compare with", fix: "name the file with -o")
    }
    let isShown = arguments.has("open")
    let told = try output.flatMap { output throws(UsageError) in
      try PictureFormat.told(byFile: output, writtenBy: .gallery)
    }
    let format = options.format ?? told ?? (isShown ? .html : .text)
    let names = arguments.texts("presentation")
    let chosen = chosen(by: names, format)
    let wish = OptionScope.Wish(
      drawn: (chosen ?? Presentation.inGalleries.flatMap { $0 }).map(\.rawValue), format: format,
      isCheck: arguments.has("check"))
    OptionScope.tellIdle(arguments, for: wish, console)
    let operand = arguments.operands.first ?? "match"
    if isShown, output == nil {
      output = try PageViewer.place(of: console.absolute(operand), format.name)
    }
    guard format.writers.contains(.gallery) else {
      throw UsageError(
        "islet \(arguments.command) writes no gallery as \(format.name)",
        fix: "choose " + PictureFormat.of(.gallery).map(\.name).joined(separator: ", "))
    }
    if format == .png, output == nil, console.isTerminal {
      throw UsageError("a PNG cannot be shown in a terminal", fix: "name a file with -o")
    }
    if let chosen, chosen.allSatisfy({ $0.rooms(on: options.device).isEmpty }) {
      throw options.noPresentation
    }
    // Compiling and drawing may take minutes.
    if let output, !arguments.has("check") { try OutputFile.prepare(output) }
    options.format = format
    let subject = try WidgetSubject.open(
      operand, arguments, options, console, showsAll: true)
    defer { subject.runner.stop() }
    // A page to look at has room; a terminal has what it has.
    let isOnTerminal = console.isTerminal && output == nil && (format == .ansi || format == .text)
    let columns = isOnTerminal ? console.columns : 264
    let studio = WidgetStudio(subject: subject, options: options)
    let gallery = GalleryPage(studio: studio, columns: columns, chosen: chosen)
    let progress = ProgressLine(console)
    let title = subject.folder.title
    let contents = gallery.contents {
      progress.show("\(title): \($0) of \($1) pictures are drawn")
    }
    progress.end()
    if !gallery.missing.isEmpty {
      let names = gallery.missing.map(\.rawValue).joined(separator: ", ")
      console.complain("info: \(options.device.name) has no \(names)\n")
    }
    tell(contents, of: subject, PictureWriter(options: options), format, console)
    // What was asked for by name is nowhere: there is no page to write.
    if !names.isEmpty, contents.shots.isEmpty { return ExitCode.failed }
    if names.isEmpty, let chosen, let rest = rest(of: chosen, on: options.device) {
      console.complain("info: the PNG is without \(rest); -p all has them\n")
    }
    let (content, remark) = self.content(gallery, contents, format)
    for remark in content.lacks + [remark].compactMap(\.self) {
      console.complain("\(remark.severity.rawValue): \(remark.sentence)\n")
      if let fix = remark.fix { console.complain("  fix: \(fix)\n") }
    }
    var files = PictureFiles(
      console, isCheck: arguments.has("check"), tolerance: options.tolerance)
    if let output {
      try files.take(content, at: output)
      if isShown {
        console.complain("\(printable(output))\n")
        try PageViewer.show(output, console)
      }
    } else {
      content.write(to: console, as: format)
    }
    let isDone = contents.failures.isEmpty && files.differences == 0 && !subject.hasMistakes
    return isDone ? ExitCode.done : ExitCode.failed
  }

  /// Returns the presentations by their names; nil for all that the gallery on the screen has.
  static func chosen(by names: [String], _ format: PictureFormat) -> [Presentation]? {
    if names.isEmpty { return GalleryPage.unasked(in: format) }
    let named = names.compactMap(Presentation.init)
    guard names.contains("all") else { return named }
    return named.isEmpty ? nil : Presentation.inGalleries.flatMap { $0 } + named
  }

  /// Returns the names of what the gallery on the screen has besides; nil where that is nothing.
  static func rest(of chosen: [Presentation], on device: DeviceModel) -> String? {
    let rest = Presentation.inGalleries.joined().filter {
      !chosen.contains($0) && !$0.rooms(on: device).isEmpty
    }
    return rest.isEmpty ? nil : rest.map(\.rawValue).joined(separator: ", ")
  }

  /// Tells which pictures could not be drawn, and each finding once.
  private static func tell(
    _ contents: GalleryPage.Contents, of subject: WidgetSubject, _ writer: PictureWriter,
    _ format: PictureFormat, _ console: Console
  ) {
    func tell(_ missing: [(state: String, place: String, finding: Finding)], as severity: Severity)
    {
      var places: [Finding: [String]] = [:]
      for (_, place, finding) in missing { places[finding, default: []].append(place) }
      for (_, _, finding) in missing {
        guard let all = places.removeValue(forKey: finding), let first = all.first else { continue }
        let more = all.count > 1 ? " and \(all.count - 1) more" : ""
        console.complain("\(severity.rawValue): \(subject.words(finding, of: first + more))\n")
        if severity == .error, let fix = finding.fix {
          console.complain("  fix: \(printable(fix))\n")
        }
      }
    }
    tell(contents.failures, as: .error)
    tell(contents.lacks, as: contents.shots.isEmpty ? .error : .info)
    var findings = contents.findings
    for finding in contents.shots.flatMap({ writer.lacks($0, format) })
    where !findings.contains(finding) {
      findings.append(finding)
    }
    for finding in findings {
      let line = printable(subject.place(of: finding))
      console.complain("\(finding.severity.rawValue): \(line)\(printable(finding.sentence))\n")
    }
  }

  /// Returns the page in a format, and what is to be told of it.
  static func content(
    _ gallery: GalleryPage, _ contents: GalleryPage.Contents, _ format: PictureFormat
  ) -> (content: PictureContent, remark: Finding?) {
    guard format == .png else { return (unlimited(gallery, contents, format), nil) }
    let options = gallery.studio.options
    let list = GalleryBoard(gallery: gallery).list(contents, inPixelsAt: options.scale)
    let scale = PictureScale(options.scale, of: list.size)
    let painted = PixelPainter(scale: scale.value).paint(list, on: nil, at: options.now)
    let fix =
      options.appearance == nil
      ? nil
      : "Draw fewer presentations (-p lockScreen), or write SVG or HTML, which have no limit."
    return (
      PictureContent(.pixels(painted.image), told: painted.findings),
      scale.remark("a gallery", fix: fix)
    )
  }

  /// Returns the page in a format that has no limits.
  private static func unlimited(
    _ gallery: GalleryPage, _ contents: GalleryPage.Contents, _ format: PictureFormat
  ) -> PictureContent {
    let options = gallery.studio.options
    let writer = PictureWriter(options: options)
    let title = "\(gallery.studio.subject.folder.title), every state"
    switch format {
    case .ansi:
      let page = gallery.page(contents)
      return PictureContent(.text(ended(writer.ansi(page.grid))), told: page.findings)
    case .cells:
      let page = gallery.page(contents)
      let text = SVG.document(
        page.grid.reduced(to: options.colors, glyphs: options.glyphs), title: title)
      return PictureContent(.text(text), told: page.findings)
    case .svg:
      let list = GalleryBoard(gallery: gallery).list(contents)
      let document = VectorPicture.document(list, on: nil, at: options.now, title: title)
      return PictureContent(.vectors(document.text), told: document.findings)
    case .html:
      let page = GalleryHTML(gallery: gallery, remarks: gallery.studio.subject.review(options))
        .page(contents)
      return PictureContent(.text(page.text), told: page.findings)
    case .json:
      let files = contents.shots.map { writer.file($0, .json) }
      let shots = files.map { String(decoding: $0.bytes, as: UTF8.self) }
      return PictureContent(
        .text("[\n" + shots.joined(separator: ",\n") + "]\n"), told: files.flatMap(\.lacks))
    case .text, .plain, .png, .gif, .asciicast:
      let page = gallery.page(contents, isColored: false)
      return PictureContent(.text(ended(writer.text(page.grid))), told: page.findings)
    }
  }

  private static func ended(_ text: String) -> String {
    text.hasSuffix("\n") ? text : text + "\n"
  }
}
