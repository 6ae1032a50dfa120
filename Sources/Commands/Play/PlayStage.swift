import Canvas
import Drawing
import Findings
import JSON
import LiveActivities
import Numbers
import Phone
import Simulator
import WidgetProtocol

/// A scenario played without a screen: its verdicts, and what was asked for beside them.
@MainActor
final class PlayStage {
  private let arguments: Arguments
  private let console: Console
  private let simulator: RunningSimulator
  private let scenario: Scenario
  private let time: SteppedTime
  private var outlets: [any FrameOutlet] = []
  private let painter: Painter
  /// Points a pixel that the phone is laid out in.
  private let pixel: Double
  private let presentation: String
  /// The last frame that was written, so that none is written twice, and the scene that it shows.
  private var last: CellGrid?
  private var lastList: DisplayList?
  private var lastScene: PhoneScene?
  /// When the last frame or verdict was told: what moves for a while must not end after what follows it.
  private var toldUntil = -Double.infinity
  /// The numbers of the pushes whose verdicts were told; one that waits for the network is told late.
  private var toldRecords: Set<Int> = []
  private var shownCount = 0
  private var verdicts: [JSONValue] = []
  private var hasFailed = false
  /// What is played by now, while pictures take their time.
  private let progress: ProgressLine
  /// Draws whole screens of the terminal app instead of the phone alone, where a size is asked for.
  private let screens: TerminalFrames?

  init(
    _ arguments: Arguments, _ console: Console, _ simulator: RunningSimulator,
    _ scenario: Scenario, _ time: SteppedTime
  ) throws(UsageError) {
    (self.arguments, self.console, self.simulator) = (arguments, console, simulator)
    (self.scenario, self.time) = (scenario, time)
    progress = ProgressLine(console)
    painter = Painter(zoom: arguments.number("zoom") ?? 5, paintsEmoji: true)
    screens = try TerminalFrames(arguments, simulator)
    presentation = arguments.text("presentation") ?? "phone"
    let speed = arguments.number("speed") ?? 1
    if let file = arguments.text("record") {
      let path = console.absolute(file)
      let title = arguments.operands[0]
      switch try PlayStage.format(ofRecording: file) {
      case .cells:
        outlets.append(
          AnimatedPicture(path: path, title: title, start: scenario.start, speed: speed))
      case .asciicast:
        outlets.append(Recording(path: path, title: title, start: scenario.start, speed: speed))
      case .gif:
        outlets.append(
          GIFRecording(
            path: path, start: scenario.start, speed: speed, scale: arguments.number("scale") ?? 1))
      }
    }
    if let folder = arguments.text("frames") {
      let format = arguments.text("format").flatMap(PictureFormat.named) ?? .text
      outlets.append(
        try FrameFolder(
          console.absolute(folder), format, scenario.start, scale: arguments.number("scale") ?? 3,
          showsMotion: arguments.has("motion")))
    }
    pixel = outlets.contains(where: \.isOfCells) ? painter.zoom : 1.0 / 3
  }

  /// What a recording is made of.
  enum RecordingFormat { case cells, asciicast, gif }

  /// Returns the format of a recording by its file's name.
  static func format(ofRecording file: String) throws(UsageError) -> RecordingFormat {
    switch PictureFormat.ofFile(file) {
    case .svg?, .cells?: return .cells
    case .asciicast?: return .asciicast
    case .gif?: return .gif
    case .text?, .plain?, .ansi?, .png?, .html?, .json?, nil:
      throw UsageError(
        "--record writes .gif, .svg or .cast, not “\(printable(file))”", fix: "--record demo.gif")
    }
  }

  /// Plays everything; returns 2 where a line was refused, 1 when a push was rejected or, where verdicts are all that is
  /// made, ignored; else 0.
  func run() throws(UsageError) -> Int32 {
    let player = ScenarioPlayer(scenario, on: simulator)
    simulator.send(.person(.lock))
    simulator.send(.person(.wake))
    tellFrame()
    while let due = player.nextTime {
      play(to: due, isTicking: !outlets.isEmpty)
      player.step()
      tellRefusal(ofLine: player.number)
      tellRecords()
      tellFrame()
    }
    // What the last event leaves behind has its end too: an alert, a stale date, a dismissal.
    let end = (scenario.end ?? scenario.start) + PlayStage.afterglow
    play(to: end, isTicking: !outlets.isEmpty)
    tellFrame()
    progress.begin("writing what was played …")
    for outlet in outlets { try outlet.finish(at: end) }
    progress.end()
    for finding in Set(outlets.flatMap(\.lacks)) {
      console.complain("\(finding.severity.rawValue): \(finding.sentence)\n")
    }
    if arguments.has("json") {
      console.write(JSONValue.array(verdicts).pretty + "\n")
    } else {
      // Not among the verdicts, which a program may read.
      console.complain("islet: \(lastWord)\n")
    }
    if !scenario.findings.isEmpty { return ExitCode.usage }
    return hasFailed ? ExitCode.failed : ExitCode.done
  }

  /// What was played, and where it is kept.
  private var lastWord: String {
    let events = scenario.lines.count + scenario.settings.count
    var words = ["played \(counted(events, "event"))"]
    // The phone's log keeps the newest only.
    let pushes = simulator.phone.nextRecordNumber - 1
    if pushes > 0 {
      let rest = pushes - shownCount
      words.append(
        counted(pushes, "push", "pushes") + ": \(shownCount) shown"
          + (rest > 0 ? ", \(rest) not" : ""))
    }
    for option in ["record", "frames"] {
      if let path = arguments.text(option) { words.append("written to \(printable(path))") }
    }
    return words.joined(separator: "; ")
  }

  private func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  /// Seconds that are played after the last event.
  static let afterglow = 10.0
  /// Ticks between two events that are drawn at most: an hour of seconds.
  static let tickLimit = 3600
  /// How often something that moves is drawn.
  static let framesPerSecond = 20.0

  /// Lives up to a time: through what happens by itself, and second by second when frames are wanted.
  private func play(to due: Double, isTicking: Bool) {
    var ticks = 0
    while true {
      let deadline = simulator.phone.nextDeadline?.time ?? .infinity
      let tick =
        isTicking && ticks < PlayStage.tickLimit ? time.now.rounded(.down) + 1 : .infinity
      let moment = min(deadline, tick)
      guard moment < due else { break }
      ticks += 1
      time.set(max(time.now, moment))
      simulator.advanceNow()
      simulator.finishDecoding()
      tellRecords()
      tellFrame()
    }
    time.set(max(time.now, due))
    simulator.advanceNow()
    tellRecords()
  }

  /// Tells of lines from which nothing came: pushes to an activity that never began would say only that it is not there.
  private func tellRefusal(ofLine number: Int? = nil) {
    guard let finding = simulator.takeRefusal() else { return }
    progress.end()
    if outlets.isEmpty { hasFailed = true }
    let offset = simulator.now - scenario.start
    let name = printable(InputFile.words(arguments.operands[0]))
    let place = number.map { "\(name): line \($0): " } ?? ""
    console.complain("islet: \(place)\(seconds(offset).drop { $0 == " " }): nothing happens: ")
    console.complain("\(printable(finding.told))\n")
    // A scenario's own app is on no phone by itself.
    if let fix = finding.fix?.replacing("Install it, or", with: "Give it with --app PATH, or") {
      console.complain("       \(printable(fix))\n")
    }
  }

  private func tellRecords() {
    tellRefusal()
    // What a widget cannot draw is not shown. A film draws what it needs by itself.
    if outlets.isEmpty { simulator.finishDrawing() }
    for record in simulator.phone.records where !toldRecords.contains(record.number) {
      guard record.verdict.outcome != .pending else { continue }
      toldRecords.insert(record.number)
      // A film may show on purpose what a phone ignores.
      switch record.verdict.outcome {
      case .rejected: hasFailed = true
      case .ignored where outlets.isEmpty: hasFailed = true
      case .shown, .shownWithRemarks: shownCount += 1
      default: break
      }
      let offset = record.time - scenario.start
      toldUntil = max(toldUntil, simulator.now)
      for outlet in outlets { outlet.mark(caption(of: record), at: toldUntil) }
      if arguments.has("json") {
        verdicts.append(record.json)
      } else {
        progress.end()
        console.write("\(seconds(offset))  \(printable(VerdictText.line(record.toldVerdict)))\n")
      }
    }
  }

  /// Returns what became of a push for people who watch: with words for keys, and times of day for dates.
  private func caption(of record: PushRecord) -> String {
    var clock = ClockWriter(
      locale: simulator.settings.locale, timeZone: simulator.settings.timeZone)
    let headline = record.headline { change in
      change.caption(near: record.time) { moment in
        let text = clock.clock(at: moment)
        return abs(moment - record.time) < 43_200 ? text.time : "\(text.shortDate) \(text.time)"
      }
    }
    return VerdictText.line(record.toldVerdict.outcome, headline)
  }

  private func seconds(_ offset: Double) -> String {
    let tenths = Int(bounded: (offset * 10).rounded())
    let text = "+\(tenths / 10).\(abs(tenths % 10)) s"
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }

  private func tellFrame() {
    guard !outlets.isEmpty else { return }
    let end = (scenario.end ?? scenario.start) + PlayStage.afterglow - scenario.start
    let offset = simulator.now - scenario.start
    progress.show("\(Int(bounded: offset)) of \(Int(bounded: end)) seconds are drawn")
    if let screens {
      for (picture, time) in screens.frames() where picture.grid != last {
        last = picture.grid
        toldUntil = max(toldUntil, time)
        for outlet in outlets {
          outlet.frame(picture, DisplayList(size: picture.cell), at: toldUntil)
        }
      }
      return
    }
    guard let wanted = Presentation(rawValue: presentation) else {
      _ = simulator.drawnScene(.init(pixel: pixel))
      // What is hidden now is where the next movement may begin.
      simulator.finishPictures()
      let scene = simulator.drawnScene(.init(pixel: pixel))
      let arrival = tellMotion(to: scene)
      lastScene = scene
      let rolls = rollWatchers(of: scene, at: arrival)
      let others = outlets.filter { outlet in !rolls.contains { $0 === outlet } }
      if !others.isEmpty { tell(scene.picture, of: scene, at: arrival, to: others) }
      if !rolls.isEmpty { tellRoll(scene, from: arrival, to: rolls) }
      return
    }
    guard let activity = simulator.phone.activities.first,
      let picture = simulator.drawnExhibit(of: activity, as: wanted, pixel: pixel)
    else { return }
    tell(picture, at: simulator.now, to: outlets)
  }

  /// How far apart in the phone's time frames of what moves stand: a recording that runs fast shows fewer of them, a folder
  /// of pictures, which runs at no speed, all.
  private var step: Double {
    let isFolder = outlets.contains { $0 is FrameFolder && $0.showsMotion }
    return (isFolder ? 1 : arguments.number("speed") ?? 1) / PlayStage.framesPerSecond
  }

  /// Returns the way to another scene, for those who watch it move; tells when the scene has arrived.
  private func tellMotion(to scene: PhoneScene) -> Double {
    guard let lastScene, !arguments.has("reduce-motion"), !simulator.settings.reducesMotion else {
      return simulator.now
    }
    let watchers = outlets.filter(\.showsMotion)
    let motion = PhoneMotion(from: lastScene, to: scene, start: simulator.now)
    guard !watchers.isEmpty, motion.duration > step else { return simulator.now }
    var time = 0.0
    while time < motion.duration {
      tell(motion.picture(after: time), of: scene, at: simulator.now + time, to: watchers)
      time += step
    }
    return simulator.now + motion.duration
  }

  /// Returns who sees the digits of timers roll that have just changed: in cells they are too small for it.
  private func rollWatchers(of scene: PhoneScene, at time: Double) -> [any FrameOutlet] {
    guard time - simulator.now < DisplayList.rollLength, !arguments.has("reduce-motion"),
      !simulator.settings.reducesMotion, scene.place != .alwaysOn, scene.rolling(at: time) != scene
    else { return [] }
    return outlets.filter { $0.showsMotion && !$0.isOfCells }
  }

  private func tellRoll(
    _ scene: PhoneScene, from start: Double, to watchers: [any FrameOutlet]
  ) {
    var time = start
    while time < simulator.now + DisplayList.rollLength + step {
      tell(scene.rolling(at: time).picture, of: scene, at: time, to: watchers)
      time += step
    }
  }

  private func tell(
    _ picture: PhonePicture, of scene: PhoneScene? = nil, at time: Double,
    to outlets: [any FrameOutlet]
  ) {
    let painted = painter.paint(picture.list, at: simulator.now)
    // What moves by less than a cell is seen in pixels.
    let isFine = outlets.allSatisfy { $0.showsMotion && !$0.isOfCells }
    guard painted.grid != last || isFine && picture.list != lastList else { return }
    (last, lastList) = (painted.grid, picture.list)
    toldUntil = max(toldUntil, time)
    for outlet in outlets {
      guard outlet.showsBody, let scene else {
        outlet.frame(painted, picture.list, at: toldUntil)
        continue
      }
      let body = PhoneBody.whole(scene.device, pixel: pixel, ground: PlayStage.ground)
      let list = body.around(picture).list
      outlet.frame(painter.paint(list, at: simulator.now), list, at: toldUntil)
    }
  }

  /// What is seen beside a phone.
  static let ground = PictureSurroundings.usualGround
}

/// Something that takes the frames of a scenario.
@MainActor
protocol FrameOutlet: AnyObject {
  /// Whether it takes frames on the way from one scene to the next.
  var showsMotion: Bool { get }
  /// Whether the phone stands in its body.
  var showsBody: Bool { get }
  /// Whether it shows the cells of a terminal, in which the phone must then be laid out.
  var isOfCells: Bool { get }
  /// Takes the screen's new cells, and what they were painted of.
  func frame(_ painted: PaintedPicture, _ list: DisplayList, at time: Double)
  /// Why its pictures are not whole.
  var lacks: [Finding] { get }
  /// Takes a push that has its verdict.
  func mark(_ text: String, at time: Double)
  /// Writes what is left.
  func finish(at time: Double) throws(UsageError)
}

extension [Finding] {
  /// Keeps of what a painter told that its picture is not whole, once.
  mutating func note(_ findings: [Finding]) {
    if isEmpty { self = Array(findings.filter(\.tellsOfTooMuchWork).prefix(1)) }
  }
}
