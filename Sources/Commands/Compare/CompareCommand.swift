import Canvas
import Drawing
import Findings
import Foundation
import Phone
import Simulator
import WidgetProtocol

/// `islet compare`: a widget's picture against a screenshot of a phone with the same widget.
@MainActor
enum CompareCommand {
  /// Runs the command and gives its exit code.
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    var options = try PictureOptions(arguments, console)
    let path = arguments.operands[arguments.operands.count - 1]
    try refuseState(path, arguments, console)
    let output = arguments.text("output").map(console.absolute)
    // Compiling and drawing may take minutes.
    if let output { try OutputFile.prepare(output) }
    let asked = arguments.number("ios")
    var screenshot = try Screenshot(
      try image(at: path, console), device: try arguments.deviceModel(),
      system: asked ?? DeviceModel.newest)
    let system = asked ?? screenshot.device.systemVersion
    screenshot.device = screenshot.device.running(system)
    options.device = screenshot.device
    let subject = try WidgetSubject.open(arguments.operands[0], arguments, options, console)
    defer { subject.runner.stop() }
    let sample = try RenderCommand.sample(
      arguments.operands.count > 2 ? arguments.operands[1] : nil, subject)
    let studio = WidgetStudio(subject: subject, options: options)
    let wanted = arguments.word("presentation", as: Presentation.self)
    let comparison = try compare(screenshot, wanted, sample, studio)
    let report = CompareReport(
      comparison: comparison, device: options.device, file: path,
      widget: "\(subject.folder.name) \(sample.name)")
    console.write(arguments.has("json") ? report.json : report.text)
    for finding in comparison.findings where finding.tellsOfTooMuchWork {
      console.complain("\(finding.severity.rawValue): \(finding.sentence)\n")
    }
    if let output { try OutputFile.write(comparison.sideBySide.png, to: output) }
    return ExitCode.done
  }

  /// Throws where the last word can only be a state, since no file has that name and no picture's ending is on it.
  private static func refuseState(
    _ path: String, _ arguments: Arguments, _ console: Console
  ) throws(UsageError) {
    guard arguments.operands.count == 2, path != "-", !path.contains("."), !path.contains("/"),
      !FileManager.default.fileExists(atPath: console.absolute(path))
    else { return }
    let words = arguments.operands.map { printable($0) }.joined(separator: " ")
    throw UsageError(
      "there is no screenshot to compare with: “\(printable(path))” is no file",
      fix: "name the screenshot last: islet compare \(words) screenshot.png")
  }

  private static func image(at path: String, _ console: Console) throws(UsageError) -> PixelImage {
    let bytes = try InputFile.read(path, console, limit: 16 << 20)
    do throws(PixelImage.Fault) {
      return try PixelImage(screenshot: bytes)
    } catch {
      throw UsageError(
        "\(printable(path)) cannot be taken as a screenshot: \(error.reason)",
        fix: "give a PNG or JPEG of the whole screen")
    }
  }

  /// Finds the shape, draws the state in the same presentation, and compares.
  private static func compare(
    _ screenshot: Screenshot, _ wanted: Presentation?, _ sample: WidgetSubject.Sample,
    _ studio: WidgetStudio
  ) throws(UsageError) -> Comparison {
    let island = wanted == nil || wanted != .lockScreen ? screenshot.findIsland() : nil
    let presentation = wanted ?? island?.presentation ?? .lockScreen
    let appearance = studio.options.appearance ?? .dark
    guard let result = studio.shot(sample, .presentation(presentation), appearance) else {
      throw UsageError(
        "\(screenshot.device.name) has no such presentation",
        fix: "leave --presentation out: the screenshot tells which it shows")
    }
    let shot: WidgetStudio.Shot
    switch result {
    case .success(let drawn): shot = drawn
    case .failure(let failure):
      throw UsageError(
        studio.subject.words(failure.finding, of: "\(sample.name)/\(presentation.rawValue)"),
        fix: failure.finding.fix.map { printable($0) })
    }
    let picture = studio.scene(shot, presentation).picture
    // A dimmed phone draws its Lock Screen smaller, about the screen's middle.
    let scale = picture.placements.first?.scale ?? 1
    let screen = studio.options.device.screen
    let middle = Point(x: screen.width / 2, y: screen.height / 2)
    let frames = shot.frames.mapValues { $0.scaled(by: scale, about: middle) }
    let screenshot = presentation == .lockScreen ? screenshot.forCards : screenshot
    let shapes =
      presentation == .lockScreen
      ? screenshot.findCards(near: frames["card"]?.height ?? 100, scale: scale)
      : [island].compactMap(\.self).filter { $0.presentation == presentation }
    let comparisons = shapes.map {
      Comparison(
        screenshot, $0, picture: picture, pictures: shot.slots, frames: frames,
        now: studio.options.now)
    }
    guard let best = Comparison.best(of: comparisons) else {
      throw UsageError(
        "the screenshot shows no \(presentation.rawValue) that could be found",
        fix: presentation == .lockScreen
          ? cardFix(screenshot, shot, scale, studio.options.device)
          : "islands are found by their black: on a black ground they have no end")
    }
    return best
  }

  /// Returns what to do where no card was found of the size that the phone's Lock Screen has at a scale.
  private static func cardFix(
    _ screenshot: Screenshot, _ shot: WidgetStudio.Shot, _ scale: Double, _ device: DeviceModel
  ) -> String {
    let other = scale == 1 ? device.dimmedScale : 1
    let height = (shot.frames["card"]?.height ?? 100) * other
    guard other != scale, screenshot.findCard(near: height, scale: other) != nil else {
      return "cards are found by their edges: on a ground of their own colour they have none"
    }
    return scale == 1
      ? "there is a card as a dimmed screen draws it: add --dimmed"
      : "there is a card as a lit screen draws it: leave --dimmed out"
  }
}

extension WidgetStudio {
  /// Returns the whole phone with a presentation, its distances exact.
  fileprivate func scene(_ shot: Shot, _ presentation: Presentation) -> PhoneScene {
    var clock = ClockWriter(locale: options.locale, timeZone: options.timeZone)
    let lockScreen = options.isDimmed ? PhoneScene.Place.alwaysOn : .lockScreen
    var scene = PhoneScene(
      device: options.device, place: presentation == .lockScreen ? lockScreen : .home,
      wallClock: clock.clock(at: options.now), appearance: shot.appearance, pixel: 0)
    scene.isRightToLeft = options.display.isMirrored(in: options.locale)
    func part(_ slot: Slot) -> PhoneScene.Part? {
      shot.slots[slot].map { PhoneScene.Part(activityID: "sample", picture: $0) }
    }
    switch presentation {
    case .compact:
      if let leading = part(.compactLeading), let trailing = part(.compactTrailing) {
        scene.island = .compact(leading: leading, trailing: trailing)
      }
    case .minimal: scene.island = .minimal(attached: part(.minimal), detached: part(.minimal))
    case .expanded: if let part = part(.expanded) { scene.island = .expanded(part) }
    default:
      scene.cards =
        shot.slots[.lockScreen].map {
          [PhoneScene.Card(activityID: "sample", appTitle: shot.app, picture: $0)]
        } ?? []
    }
    return scene
  }
}
