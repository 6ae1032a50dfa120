import CFreeType
import Drawing

/// Reads FreeType's outlines.
enum OutlineReader {
  private final class Pen {
    let unit: Double
    var elements: [PathElement] = []
    var isOpen = false

    init(unit: Double) { self.unit = unit }

    func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
      guard let vector else { return .zero }
      return Point(x: Double(vector.pointee.x) * unit, y: -Double(vector.pointee.y) * unit)
    }

    func close() {
      if isOpen { elements.append(.close) }
      isOpen = false
    }
  }

  /// Returns the steps of an outline, y downward, its units multiplied by `unit`.
  static func elements(_ outline: UnsafeMutablePointer<FT_Outline>, unit: Double) -> [PathElement] {
    let pen = Pen(unit: unit)
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, user in
      guard let user else { return 1 }
      let pen = Unmanaged<Pen>.fromOpaque(user).takeUnretainedValue()
      pen.close()
      pen.elements.append(.move(pen.point(to)))
      pen.isOpen = true
      return 0
    }
    functions.line_to = { to, user in
      guard let user else { return 1 }
      let pen = Unmanaged<Pen>.fromOpaque(user).takeUnretainedValue()
      pen.elements.append(.line(pen.point(to)))
      return 0
    }
    functions.conic_to = { control, to, user in
      guard let user else { return 1 }
      let pen = Unmanaged<Pen>.fromOpaque(user).takeUnretainedValue()
      pen.elements.append(.quad(pen.point(to), control: pen.point(control)))
      return 0
    }
    functions.cubic_to = { one, two, to, user in
      guard let user else { return 1 }
      let pen = Unmanaged<Pen>.fromOpaque(user).takeUnretainedValue()
      pen.elements.append(.curve(pen.point(to), control1: pen.point(one), control2: pen.point(two)))
      return 0
    }
    withExtendedLifetime(pen) {
      _ = FT_Outline_Decompose(outline, &functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    pen.close()
    return pen.elements
  }
}
