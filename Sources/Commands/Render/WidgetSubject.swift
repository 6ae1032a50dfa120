import Drawing
import EventLoop
import Findings
import JSON
import Lints
import Phone
import Simulator
import WidgetHost
import WidgetProtocol

/// A widget with its sample states, ready to be drawn without a simulator.
@MainActor
final class WidgetSubject {
  /// A content state to draw.
  struct Sample: Sendable {
    /// `03-goal`, with the activity's type before it where those of all activities stand side by side.
    var name: String
    /// What its activity calls it, as its file is called.
    var ownName: String
    /// JSON text as a push would carry it.
    var json: String
    /// JSON text of the attributes that go with it.
    var attributes: String
    /// The type of those.
    var attributesType: String
  }

  let folder: AppFolder
  let runner: any WidgetRunner
  let samples: [Sample]
  /// Whether its source has errors of its author's, and what they are in is left out.
  let hasMistakes: Bool
  private let loop: EventLoop
  /// The time that samples count from.
  private let now: Double
  /// Where the lines are looked up that findings come from.
  private lazy var source = WidgetSource(of: folder)
  /// How many pictures came too late: each costs seconds.
  private var late = 0
  /// After so many no more are asked for.
  private static let mostLate = 2

  /// Creates a widget; `loop` is where a widget in a process of its own answers.
  ///
  /// - Parameter showsAll: whether samples of all its activities are there, and not of the chosen one only.
  init(
    folder: AppFolder, runner: any WidgetRunner, now: Double, loop: EventLoop = EventLoop(),
    showsAll: Bool = false, hasMistakes: Bool = false
  ) {
    self.hasMistakes = hasMistakes
    self.folder = folder
    self.runner = runner
    self.loop = loop
    self.now = now
    let folders = showsAll ? folder.each : [folder]
    samples = folders.flatMap { one in
      let attributes = one.attributes.resolvingMoments(at: now).compact
      let prefix = folders.count > 1 ? "\(one.attributesType) " : ""
      return one.states.map {
        Sample(
          name: prefix + $0.name, ownName: $0.name,
          json: $0.value.resolvingMoments(at: now).compact,
          attributes: attributes, attributesType: one.attributesType)
      }
    }
  }

  /// Returns the sample that a person means: its name, its name without a number in front, or its number from 1.
  func sample(_ word: String) -> Sample? {
    if let exact = samples.first(where: { $0.name == word }) { return exact }
    if let number = Int(word), number > 0, number <= samples.count { return samples[number - 1] }
    return samples.first { sample in
      let parts = sample.name.split(separator: "-", maxSplits: 1)
      return parts.count == 2 && Int(parts[0]) != nil && parts[1] == word
    }
  }

  /// Has one slot drawn, and waits for it.
  func draw(
    _ sample: Sample, _ room: SlotRoom, _ environment: WidgetEnvironment, isStale: Bool
  ) -> Result<Picture, PictureFailure> {
    let request = RenderRequest(
      attributesType: sample.attributesType, room: room, environment: environment,
      attributes: sample.attributes, state: sample.json, activityID: "sample", isStale: isStale)
    guard late < Self.mostLate else {
      let sentence = "It was not asked for, since \(late) pictures before it did not come in time."
      return .failure(PictureFailure(finding: Finding("widget-too-slow", sentence: sentence)))
    }
    let reading = SampleReading(
      of: folder.choosing(sample.attributesType) ?? folder, at: now, by: runner)
    let reply = loop.answer { done in
      runner.send(.render(request)) { reading.explain($0, of: sample.ownName, then: done) }
    }
    switch reply {
    case .rendered(let picture): return .success(picture)
    case .failed(let finding):
      if finding.id == "widget-too-slow" { late += 1 }
      return .failure(PictureFailure(finding: finding))
    default:
      let sentence = "The widget answered something else than a picture."
      return .failure(PictureFailure(finding: Finding("widget-answer", sentence: sentence)))
    }
  }

  /// Returns where a finding of a picture stands in the source, as messages begin: `Card.swift:12: `. It is empty where
  /// several lines can have caused it, or none.
  func place(of finding: Finding) -> String {
    let places = finding.location.map { [$0] } ?? finding.mention.flatMap { source?.places(of: $0) }
    return places?.count == 1 ? places.map { "\($0[0].place): " } ?? "" : ""
  }

  /// Returns a finding as messages tell it: its line, its place or else the picture's, and its sentence.
  func words(_ finding: Finding, of picture: String) -> String {
    printable(
      place(of: finding) + [finding.path ?? picture, finding.sentence].joined(separator: ": "))
  }

  /// Returns what the design rules say of all states, as `islet check` does.
  func review(_ options: PictureOptions) -> [Remark] {
    let review = WidgetReview(
      of: folder, by: runner, on: options.device, at: options.now,
      source: WidgetSource(of: folder))
    return loop.answer { review.run(then: $0) }.remarks
  }
}

/// Why there is no picture.
struct PictureFailure: Error, Hashable, Sendable {
  var finding: Finding
}
