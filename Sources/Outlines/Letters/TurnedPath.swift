import Drawing

extension [PathElement] {
  /// The path with each of its lines drawn the other way round.
  var turned: [PathElement] { lines.flatMap(\.turnedLine) }

  /// One line from its end to its start; a closed one is closed again.
  private var turnedLine: [PathElement] {
    var (ends, isClosed): ([Point], Bool) = ([], false)
    var steps: [PathElement] = []
    for element in self {
      switch element {
      case .move(let point): ends.append(point)
      case .line(let point), .quad(let point, _), .curve(let point, _, _):
        ends.append(point)
        steps.append(element)
      case .close: isClosed = true
      }
    }
    guard let last = ends.last else { return [] }
    var result: [PathElement] = [.move(last)]
    for (step, start) in zip(steps, ends).reversed() {
      switch step {
      case .quad(_, let control): result.append(.quad(start, control: control))
      case .curve(_, let one, let two):
        result.append(.curve(start, control1: two, control2: one))
      default: result.append(.line(start))
      }
    }
    return isClosed ? result + [.close] : result
  }
}
