import Canvas
import Drawing
import Findings
import JSON
import Numbers
import Simulator

/// An asciicast v2 file: the frames as a terminal gets them, pushes as markers.
@MainActor
final class Recording: FrameOutlet {
  private let path: String
  private let title: String
  private let start: Double
  private let speed: Double
  private var lines: [String] = []
  private var columns = 0
  private var rows = 0
  private var last = (columns: 0, rows: 0)

  init(path: String, title: String, start: Double, speed: Double) {
    (self.path, self.title, self.start, self.speed) = (path, title, start, speed)
  }

  private(set) var lacks: [Finding] = []
  let showsMotion = true
  let showsBody = false
  let isOfCells = true

  func frame(_ painted: PaintedPicture, _ list: DisplayList, at time: Double) {
    lacks.note(painted.findings)
    let isFirst = columns == 0
    let hasShrunk = painted.grid.columns < last.columns || painted.grid.rows < last.rows
    last = (painted.grid.columns, painted.grid.rows)
    columns = max(columns, painted.grid.columns)
    rows = max(rows, painted.grid.rows)
    let text = painted.grid.ansi().replacing("\n", with: "\r\n")
    // The cursor is hidden, and a smaller frame must not leave parts of a larger one.
    let begin = (isFirst ? "\u{1B}[?25l" : "") + (isFirst || hasShrunk ? "\u{1B}[2J" : "")
    add("o", begin + "\u{1B}[H" + text, time)
  }

  func mark(_ text: String, at time: Double) { add("m", String(text.prefix(200)), time) }

  private func add(_ kind: String, _ text: String, _ time: Double) {
    let seconds = max(0, (time - start) / speed)
    let rounded = (seconds * 1_000_000).rounded() / 1_000_000
    let event: JSONValue = [.double(rounded), .string(kind), .string(text)]
    lines.append(event.compact)
  }

  func finish(at time: Double) throws(UsageError) {
    // The last frame stays for a moment before a player starts over, and the cursor comes back.
    add("o", "\u{1B}[0m\u{1B}[?25h", time)
    let head: JSONValue = [
      "version": 2, "width": .int(max(columns, 1)), "height": .int(max(rows, 1)),
      "timestamp": .int(Int(bounded: start)), "title": .string(title),
      "env": ["TERM": "xterm-256color"],
    ]
    let text = ([head.compact] + lines).joined(separator: "\n") + "\n"
    try OutputFile.write(text, to: path, fix: "choose another file")
  }
}
