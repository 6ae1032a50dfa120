import Canvas
import Findings
import Foundation
import Phone
import WidgetHost
import WidgetProtocol

/// `islet render`: pictures of single presentations, to the screen, to files, or compared with files.
@MainActor
enum RenderCommand {
  /// Runs the command and gives its exit code.
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let options = try PictureOptions(arguments, console)
    let output = arguments.text("output").map(console.absolute)
    if arguments.has("check"), output == nil {
      throw UsageError(
        "--check has nothing to compare with", fix: "name the file or folder with -o")
    }
    let target = RenderTarget(output: output, wantsMany: arguments.text("presentation") == "all")
    let subjects = subjects(arguments, isFolder: target.isFolder)
    // Compiling and drawing may take minutes.
    try refuseUnknown(options.size, subjects)
    if !arguments.has("check") { try target.prepare(options) }
    let format = try target.format(options.format, console)
    try target.refuse(format, isMany: subjects.count > 1, console)
    let subject = try WidgetSubject.open(arguments.operands[0], arguments, options, console)
    defer { subject.runner.stop() }
    let competitors = subject.competitors(arguments, options, console)
    defer { for other in competitors { other.runner.stop() } }
    let job = RenderJob(
      studio: WidgetStudio(subject: subject, options: options, competitors: competitors),
      console: console, target: target)
    let samples = try samples(arguments, subject, isFolder: target.isFolder)
    let wish = OptionScope.Wish(
      drawn: subjects.map(\.name), format: format, surroundings: options.surroundings,
      isCheck: arguments.has("check"))
    OptionScope.tellIdle(arguments, for: wish, console)
    return try job.run(samples, subjects, isCheck: arguments.has("check"))
  }

  /// Returns the states to draw: the one named, the first, or all of them into a folder.
  private static func samples(
    _ arguments: Arguments, _ subject: WidgetSubject, isFolder: Bool
  ) throws(UsageError) -> [WidgetSubject.Sample] {
    let word = arguments.operands.count > 1 ? arguments.operands[1] : nil
    if word == nil, isFolder, !subject.samples.isEmpty { return subject.samples }
    return [try sample(word, subject)]
  }

  /// Returns the state that a word names, or the first.
  static func sample(
    _ word: String?, _ subject: WidgetSubject
  ) throws(UsageError) -> WidgetSubject.Sample {
    guard let first = subject.samples.first else {
      throw UsageError(
        "\(subject.folder.title) has no sample states",
        fix: "put one into states/01.json, or declare a #Preview with contentStates")
    }
    guard let word else { return first }
    guard let sample = subject.sample(word) else {
      throw UsageError(
        "\(subject.folder.title) has no state “\(printable(word))”",
        fix: "its states: " + subject.samples.map { printable($0.name) }.joined(separator: ", ")
          + otherFolder(word, subject.folder))
    }
    return sample
  }

  /// Returns where the states of the chosen activity stand, when another one's has the name; empty otherwise.
  private static func otherFolder(_ word: String, _ folder: AppFolder) -> String {
    let type = folder.attributesType
    let isOthers = folder.each.contains { other in
      other.attributesType != type
        && other.states.contains { $0.name == word || $0.name.hasSuffix("-\(word)") }
    }
    return isOthers
      ? "; “\(printable(word))” is of another activity: those of \(type) stand in activities/\(type)/states"
      : ""
  }

  /// Returns what to draw of each: the one asked for, or all that a folder is to hold.
  private static func subjects(
    _ arguments: Arguments, isFolder: Bool
  ) -> [WidgetStudio.Subject] {
    switch arguments.text("presentation") ?? (isFolder ? "all" : "lockScreen") {
    case "all": return Presentation.usual.map { .presentation($0) }
    case "phone": return [.poster]
    case let name:
      return [.presentation(Presentation(rawValue: name) ?? .lockScreen)]
    }
  }
}

extension RenderCommand {
  /// Refuses a size that none of the pictures comes in.
  private static func refuseUnknown(
    _ size: String?, _ subjects: [WidgetStudio.Subject]
  ) throws(UsageError) {
    guard let size else { return }
    let presentations = subjects.compactMap { subject -> Presentation? in
      if case .presentation(let presentation) = subject { presentation } else { nil }
    }
    if presentations.contains(where: { $0.size(named: size) != nil }) { return }
    let names = subjects.map(\.name).joined(separator: ", ")
    let known = presentations.flatMap { $0.sizes.map { $0.name } }.joined(separator: ", ")
    throw UsageError(
      "there is no size “\(printable(size))” of \(names)",
      fix: known.isEmpty ? "what comes in sizes: \(Presentation.sizeWords)" : "choose \(known)")
  }
}

/// Where pictures go.
struct RenderTarget: Hashable, Sendable {
  /// An absolute path; nil is standard output.
  var output: String?
  /// Whether each picture becomes a file below `output`.
  var isFolder: Bool

  /// Tells whether an output is a folder: one that exists, a path that ends in a slash, a new path without an
  /// extension, and any path for several pictures.
  init(output: String?, wantsMany: Bool) {
    self.output = output
    let last = output?.split(separator: "/").last ?? ""
    var isFolder: ObjCBool = false
    let isThere =
      output.map { FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) } ?? false
    self.isFolder =
      isThere && isFolder.boolValue
      || output != nil && (wantsMany || output?.hasSuffix("/") == true)
      || output != nil && !isThere && !last.contains(".")
  }

  /// Throws where nothing can be written there, or not as the file's ending says.
  @MainActor
  func prepare(_ options: PictureOptions) throws(UsageError) {
    guard let output else { return }
    if isFolder {
      try refuseFile(output)
      return try OutputFile.prepare(folder: output)
    }
    if options.format == nil { _ = try PictureFormat.told(byFile: output, writtenBy: .render) }
    try OutputFile.prepare(output)
  }

  /// Throws where a path that several pictures are to go to is called as one picture is.
  private func refuseFile(_ output: String) throws(UsageError) {
    guard !output.hasSuffix("/"), PictureFormat.ofFile(output) != nil,
      !FileManager.default.fileExists(atPath: output)
    else { return }
    let name = output.split(separator: "/").last ?? ""
    throw UsageError(
      "several pictures need several files, and “\(printable(String(name)))” names one",
      fix: "name a folder with -o, such as Pictures/")
  }

  /// Returns the format that is written: the one asked for, or what the place tells.
  @MainActor
  func format(
    _ wanted: PictureFormat?, _ console: Console
  ) throws(UsageError) -> PictureFormat {
    if let wanted { return wanted }
    guard let output, !isFolder else {
      return output == nil && console.terminal != nil ? .ansi : .text
    }
    return try PictureFormat.told(byFile: output, writtenBy: .render) ?? .text
  }

  /// Throws where a format cannot be written to where it is to go.
  @MainActor
  func refuse(
    _ format: PictureFormat, isMany: Bool, _ console: Console
  ) throws(UsageError) {
    guard format.writers.contains(.render) else {
      throw UsageError(
        "islet render writes no \(format.name)",
        fix: "choose " + PictureFormat.of(.render).map(\.name).joined(separator: ", "))
    }
    guard output == nil else { return }
    if format == .png, console.isTerminal {
      throw UsageError("a PNG cannot be shown in a terminal", fix: "name a file with -o")
    }
    if isMany, format == .png || format == .svg || format == .cells {
      throw UsageError("several pictures need several files", fix: "name a folder with -o")
    }
  }
}

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
      throw UsageError(
        "\(options.device.name) has no such presentation",
        fix: "choose a device with an island: --device \"iPhone 16\"")
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
    let isColored = format == .ansi
    let fitted = writer.fitted(shot, to: console.columns, isColored: isColored)
    if let columns = fitted.columnsMissed(shot, isColored: isColored) {
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
