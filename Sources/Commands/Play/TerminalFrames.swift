import Canvas
import Drawing
import Numbers
import Screens
import Simulator

/// Whole screens of the terminal app as it would stand in a terminal of a size, for recordings.
@MainActor
final class TerminalFrames {
  private let source: SimulatorSource
  private let columns: Int
  private let rows: Int
  private var model: AppModel
  private var exhibitWish: ExhibitWish?

  /// The largest terminal that a recording may show.
  private static let largest = (columns: 500, rows: 200)

  /// Creates the screens of `--size 80x24`; nil without it.
  init?(_ arguments: Arguments, _ simulator: RunningSimulator) throws(UsageError) {
    guard let text = arguments.text("size") else { return nil }
    let parts = text.lowercased().split { $0 == "x" || $0 == "×" }.map { Int($0) }
    let least = AppModel.minimum
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (least.columns...Self.largest.columns).contains(columns),
      (least.rows...Self.largest.rows).contains(rows)
    else {
      throw UsageError(
        "--size is “\(printable(text))”",
        fix: "columns x rows, from \(least.columns)x\(least.rows) to "
          + "\(Self.largest.columns)x\(Self.largest.rows): --size 80x24")
    }
    if arguments.text("record").flatMap(PictureFormat.ofFile) == .gif {
      throw UsageError(
        "--size is for recordings of a terminal, and a GIF shows pixels",
        fix: "--record demo.cast or demo.svg")
    }
    (self.columns, self.rows) = (columns, rows)
    source = SimulatorSource(simulator)
    var options = AppModel.Options()
    options.reducesMotion = arguments.has("reduce-motion")
    options.hasIcons = arguments.has("nerd-font")
    options.zoom = arguments.number("zoom")
    model = AppModel(options: options)
  }

  /// Returns the screen as it is now, after those on which something moves, with their times.
  func frames() -> [(picture: PaintedPicture, time: Double)] {
    let simulator = source.simulator
    var frames: [(PaintedPicture, Double)] = []
    var time = simulator.now
    _ = simulator.drawnScene()
    for _ in 0..<Self.mostFrames {
      let frame = draw(at: time)
      frames.append((PaintedPicture(grid: frame.grid, cell: Size(width: 5, height: 10)), time))
      // What moves asks for the next frame within a moment; a notice that goes can wait.
      guard let next = frame.changesInReal, next < 0.1 else { break }
      time += 1 / PlayStage.framesPerSecond
    }
    return frames
  }

  /// How many frames something may move: two seconds, as iOS allows.
  private static let mostFrames = Int(bounded: Pace.limit * PlayStage.framesPerSecond) + 1

  private func draw(at time: Double) -> ScreenFrame {
    let snapshot = reading(at: time)
    let frame = model.draw(snapshot, columns: columns, rows: rows, at: time)
    guard frame.exhibitWish != exhibitWish else { return frame }
    exhibitWish = frame.exhibitWish
    return model.draw(reading(at: time), columns: columns, rows: rows, at: time)
  }

  /// Returns the simulator with its clock moved on to a time: what moves follows the clock.
  private func reading(at time: Double) -> Snapshot {
    // What stands beside the phone is asked for by reading it.
    _ = source.snapshot(exhibiting: exhibitWish)
    source.simulator.finishPictures()
    var snapshot = source.snapshot(exhibiting: exhibitWish)
    snapshot.clock.now = time
    return snapshot
  }
}
