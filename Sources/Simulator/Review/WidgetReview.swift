import Drawing
import Files
import Findings
import JSON
import Lints
import LiveActivities
import Phone
import WidgetHost
import WidgetProtocol

/// Draws a widget in every state and condition that the design rules speak of, and judges it by them.
///
/// It asks for one picture after the other, so that a phone that shows the same widget waits for one picture at most.
@MainActor
public final class WidgetReview {
  /// What a review found.
  public struct Result: Sendable {
    /// What the rules say, worst first.
    public var remarks: [Remark] = []
    /// The remarks as findings, at their places in the source.
    public var findings: [Finding] = []
    /// What the widget said of itself while it drew, with the pictures it belongs to.
    public var drawn: [(slot: Slot, state: String, reply: Reply)] = []
    /// How many pictures were not asked for, since others came too late.
    public var leftOut = 0

    /// What became of one request.
    public enum Reply: Sendable {
      case picture(Picture)
      case failed(Finding)
    }
  }

  private struct Request {
    var number: Int
    var state: Int
    var condition: LintSubject.Condition
    var render: RenderRequest
  }

  private let folder: AppFolder
  private let widget: any WidgetRunner
  private let device: DeviceModel
  private let now: Double
  private let source: WidgetSource?
  /// The states that the widget draws: what the system shows by itself says nothing about it.
  private let samples: [(name: String, value: JSONValue)]
  private var requests: ArraySlice<Request> = []
  /// How many requests there were at first.
  private var count = 0
  /// Whether a request is on its way: an immediate widget needs no call.
  private var isAsking = false
  private var states: [LintSubject.State]
  private var hasSmallFamily: Bool?
  private var result = Result()
  /// How many pictures came too late: each costs seconds.
  private var late = 0
  /// After so many no more are asked for.
  private static let mostLate = 2
  /// Told before each picture how many there are behind and ahead.
  private var onProgress: (_ done: Int, _ all: Int) -> Void = { _, _ in }

  /// Creates a review of an app's sample states on a device; `now` is the time that they count from.
  public init(
    of folder: AppFolder, by widget: any WidgetRunner, on device: DeviceModel, at now: Double,
    source: WidgetSource?
  ) {
    (self.folder, self.widget, self.device, self.now) = (folder, widget, device, now)
    self.source = source
    samples = folder.states.filter {
      !LiveActivity.isDrawnBySystem(folder.attributesType, $0.value)
    }
    states = samples.map {
      LintSubject.State(
        name: $0.name, pictures: [:], isMadeUp: folder.madeUpStates.contains($0.name))
    }
  }

  /// Draws and judges, and calls the action with what was found.
  ///
  /// - Parameter onProgress: is told before each picture how many are done, and of how many.
  public func run(
    onProgress: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in },
    then action: @escaping @MainActor (Result) -> Void
  ) {
    self.onProgress = onProgress
    widget.send(.describe) { [self] reply in
      if case .described(let list) = reply {
        hasSmallFamily =
          list.first { $0.attributesType == folder.attributesType }?.supportsSmallFamily
      }
      requests = allRequests()[...]
      for place in requests.indices { requests[place].number = place }
      count = requests.count
      drawNext(then: action)
    }
  }

  /// Asks for pictures in a loop while the answers come at once, and continues when a later one arrives.
  private func drawNext(then action: @escaping @MainActor (Result) -> Void) {
    while let request = requests.first {
      if late >= Self.mostLate {
        result.leftOut = requests.count
        break
      }
      onProgress(request.number, count)
      isAsking = true
      widget.send(.render(request.render)) { [self] reply in
        reading.explain(reply, of: states[request.state].name) { [self] reply in
          requests.removeFirst()
          note(reply, to: request)
          if !isAsking { drawNext(then: action) }
        }
      }
      isAsking = false
      if requests.first?.number == request.number { return }
    }
    judge()
    action(result)
  }

  private var reading: SampleReading { SampleReading(of: folder, at: now, by: widget) }

  private func note(_ reply: WidgetReply, to request: Request) {
    let slot = request.render.room.slot
    let outcome: Result.Reply
    switch reply {
    case .rendered(let picture):
      states[request.state].pictures[request.condition, default: [:]][slot] = picture
      outcome = .picture(picture)
    case .failed(let finding) where request.condition.age > 0 && finding.id == "widget-crashed":
      // One that crashes at once does so without any date having passed.
      // The system ends an alarm's countdown itself, so that its view is never asked for a time behind the end.
      guard !isAlarm,
        let earlier = Self.before(request.condition),
        states[request.state].pictures[earlier]?[slot] != nil
      else { return }
      outcome = .failed(
        Finding(
          "archive-date-passed", location: finding.location,
          sentence:
            "\(Int(request.condition.age / 60)) minutes after the state came: \(finding.sentence)",
          fix: finding.fix))
    case .failed(let finding):
      if finding.id == "widget-too-slow" { late += 1 }
      outcome = .failed(finding)
    default: outcome = .failed(Finding("check-draw"))
    }
    result.drawn.append((slot, states[request.state].name, outcome))
  }

  /// Returns the condition in which the clock stood a step earlier.
  private static func before(_ condition: LintSubject.Condition) -> LintSubject.Condition? {
    switch condition {
    case .later: .dark
    case .afterDates: .later
    default: nil
    }
  }

  private func judge() {
    let read: @Sendable (String) -> [UInt8]? = { try? FileBytes.readOrdinary($0, limit: 32 << 20) }
    let subject = LintSubject(
      device: device, states: states, hasSmallFamily: hasSmallFamily, source: source,
      icon: folder.iconFile.flatMap(read), readImage: read)
    result.remarks = Lint.review(subject)
    result.findings = result.remarks.map { $0.finding(in: source) }
    if result.leftOut > 0 {
      result.findings.append(
        Finding(
          "check-unfinished",
          sentence:
            "\(result.leftOut) of \(count) pictures were not asked for, since \(late) before them did not come in time."
        ))
    }
  }

  private var isAlarm: Bool { LiveActivity.isAlarm(folder.attributesType) }

  // MARK: Requests

  private func allRequests() -> [Request] {
    samples.enumerated().flatMap { index, sample in
      LintSubject.Condition.allCases
        .filter { $0.smallRoom == nil || hasSmallFamily == true }
        // AlarmKit gives an alarm's activity no stale date.
        .filter { $0 != .stale || !isAlarm }
        .flatMap { condition in
          condition.slots.compactMap { slot in
            room(for: slot, condition).map { room in
              Request(
                number: 0, state: index, condition: condition,
                render: RenderRequest(
                  attributesType: folder.attributesType, room: room,
                  environment: environment(condition),
                  attributes: folder.attributes.resolvingMoments(at: now).compact,
                  state: sample.value.resolvingMoments(at: now).compact, activityID: "sample",
                  isStale: condition == .stale))
            }
          }
        }
    }
  }

  private func environment(_ condition: LintSubject.Condition) -> WidgetEnvironment {
    var environment = WidgetEnvironment(now: now)
    switch condition {
    case .dark, .stale: break
    case .light: environment.appearance = .light
    case .largeText: environment.typeSize = .xxxL
    case .largestText: environment.typeSize = .ax1
    case .dimmed: environment.isDimmed = true
    case .standBy: environment.isFullscreen = true
    case .small: break
    case .later, .afterDates: environment.now += condition.age
    }
    return environment
  }

  private func room(for slot: Slot, _ condition: LintSubject.Condition) -> SlotRoom? {
    var room = condition.smallRoom ?? device.room(for: slot)
    // A light card is one of an earlier iOS.
    if condition == .light, slot == .lockScreen, let system = room?.systemVersion {
      room?.systemVersion = min(system, SlotRoom.darkCardSystem - 1)
    }
    return room
  }
}
