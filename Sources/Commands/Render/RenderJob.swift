import Canvas
import Findings
import Foundation

/// Draws states and presentations one after the other.
@MainActor
struct RenderJob {
  let studio: WidgetStudio
  let console: Console
  let target: RenderTarget

  /// Draws everything; 1 when a check failed, a picture could not be drawn or the source has errors.
  func run(
    _ samples: [WidgetSubject.Sample], _ subjects: [WidgetStudio.Subject], isCheck: Bool
  ) throws(UsageError) -> Int32 {
    let format = try target.format(studio.options.format, console)
    var options = studio.options
    options.format = format
    let studio = WidgetStudio(
      subject: studio.subject, options: options, competitors: studio.competitors)
    let writer = PictureWriter(options: options)
    let appearance = options.appearance ?? .dark
    var files = PictureFiles(console, isCheck: isCheck, tolerance: options.tolerance)
    // Several values one after the other would be no JSON.
    var list: [String] = []
    var failures = 0
    var shown = 0
    var told: Set<Finding> = []
    var ends: Set<String> = []
    let progress = ProgressLine(console)
    let all = samples.count * subjects.count
    var done = 0
    for sample in samples {
      for subject in subjects {
        progress.show("\(studio.subject.folder.title): \(done) of \(all) pictures are drawn")
        let result = studio.shot(sample, subject, appearance)
        done += 1
        progress.end()
        guard let result else { continue }
        shown += 1
        switch result {
        case .failure(let failure):
          failures += 1
          if failure.finding.path == nil || told.insert(failure.finding).inserted {
            complain(failure.finding, sample.name, subject.name)
          }
        case .success(let shot):
          let writer = fitted(writer, shot, format, sample.name, subject.name)
          // What has a place of its own is told once, not for every picture.
          let findings =
            shot.findings.filter { $0.path == nil || told.insert($0).inserted }
            + writer.lacks(shot, format).filter { told.insert($0).inserted }
            + shot.cuts + writer.remarks(shot, format)
          let content = writer.file(shot, format)
          for finding in findings + content.lacks { complain(finding, sample.name, subject.name) }
          if let path = path(for: shot, format) {
            try files.take(content, at: path)
            ends.insert(PictureName.end(of: shot, options, format))
          } else if format == .json, samples.count * subjects.count > 1 {
            list.append(String(decoding: content.bytes.dropLast(), as: UTF8.self))
          } else {
            if format == .ansi { console.write(writer.header(shot) + "\n") }
            content.write(to: console, as: format)
          }
        }
      }
    }
    guard shown > 0 else {
      throw options.noPresentation
    }
    if !list.isEmpty { console.write("[\n" + list.joined(separator: ",\n") + "\n]\n") }
    // Whoever draws one state asks for nothing of the others.
    if let output = target.output, target.isFolder, samples.count == studio.subject.samples.count {
      files.tellForeign(in: output, ends, studio.subject.folder)
    }
    if files.differences > 0 {
      console.complain("islet: \(files.differences) of \(files.files) pictures differ\n")
    }
    let isFailed =
      failures + files.differences > 0 || isCheck && files.foreign > 0
      || studio.subject.hasMistakes
    return isFailed ? ExitCode.failed : ExitCode.done
  }

  /// Returns the writer whose picture fits the terminal that it goes to, and tells where little can be read of it.
  private func fitted(
    _ writer: PictureWriter, _ shot: WidgetStudio.Shot, _ format: PictureFormat, _ state: String,
    _ presentation: String
  ) -> PictureWriter {
    guard target.output == nil, console.isTerminal, format == .ansi || format == .text else {
      return writer
    }
    let fitted = writer.fitted(shot, to: console.columns)
    if let columns = fitted.columnsMissed(shot) {
      console.complain(
        "info: \(printable("\(state)/\(presentation)")): too large for \(console.columns) columns; "
          + "a terminal of \(columns) shows it, or -o writes a file\n")
    }
    return fitted
  }

  private func path(
    for shot: WidgetStudio.Shot, _ format: PictureFormat
  ) -> String? {
    guard let output = target.output else { return nil }
    guard target.isFolder else { return output }
    let name = PictureName.beginning(shot.state) + PictureName.end(of: shot, studio.options, format)
    return "\(output)/\(name)".replacingOccurrences(of: "//", with: "/")
  }

  private func complain(_ finding: Finding, _ state: String, _ presentation: String) {
    let words = studio.subject.words(finding, of: "\(state)/\(presentation)")
    console.complain("\(finding.severity.rawValue): \(words)\n")
    if let fix = finding.fix, finding.severity == .error {
      console.complain("  fix: \(printable(fix))\n")
    }
  }
}
