import Canvas
import Findings
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
