import Canvas
import Foundation
import Simulator

/// A folder with one picture for each change of the screen.
@MainActor
final class FrameFolder: FrameOutlet {
  private let path: String
  private let format: ScreenFormat
  private let start: Double
  private var count = 0
  private var fault: UsageError?

  init(_ path: String, _ format: ScreenFormat, _ start: Double) throws(UsageError) {
    (self.path, self.format, self.start) = (path, format, start)
    do {
      try FileBytes.makeFolder(path)
    } catch {
      throw UsageError(
        "\(printable(path)) cannot be made: \(error.reason)", fix: "choose another folder")
    }
  }

  let showsMotion = false
  let showsBody = false

  func frame(_ painted: PaintedPicture, at time: Double) {
    count += 1
    let ending: String
    let text: String
    switch format {
    case .text, .plain, .json: (ending, text) = ("txt", painted.grid.text())
    case .ansi: (ending, text) = ("ans", painted.grid.ansi())
    case .svg: (ending, text) = ("svg", SVG.document(painted.grid, cell: painted.cell))
    }
    // Names sort in the order of time.
    let name = String(format: "%04d-%07.1fs.%@", count, time - start, ending)
    do throws(UsageError) {
      try OutputFile.write(text, to: "\(path)/\(name)", fix: "choose another folder")
    } catch {
      fault = fault ?? error
    }
  }

  func mark(_ text: String, at time: Double) {}

  func finish(at time: Double) throws(UsageError) {
    if let fault { throw fault }
  }
}
