import Simulator
import WidgetHost

/// Writes what apps' code prints on standard error: `match app: …`.
@MainActor
struct OutputTelling {
  private var last = 0

  /// Writes each line of a simulator as it comes.
  static func follow(_ simulator: RunningSimulator, _ console: Console) {
    var telling = OutputTelling()
    // Both live as long as the process.
    _ = simulator.observe { [unowned simulator] change in
      if change.output { telling.tell(simulator, console) }
    }
  }

  private mutating func tell(_ simulator: RunningSimulator, _ console: Console) {
    for line in simulator.printedLines where line.number > last {
      last = line.number
      let name = simulator.app(bundle: line.bundle)?.folder.name ?? line.bundle
      console.complain("\(printable(name)) \(line.printer.rawValue): \(line.text)\n")
    }
  }
}
