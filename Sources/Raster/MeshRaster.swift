import Drawing

/// A mesh of colours as a small picture, which samples are then taken from.
public enum MeshRaster {
  /// Pixels of the picture's sides: a card has fewer samples down, and colours change slowly.
  private static let side = 96
  /// Into how many parts each side of a field between four points is cut.
  private static let parts = 8

  /// Returns the picture and where it stands; nil when the mesh is incomplete or has no room.
  public static func image(of mesh: MeshMark) -> (SampledImage, frame: Rect)? {
    guard mesh.isWhole, mesh.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      let left = mesh.points.map(\.x).min(), let right = mesh.points.map(\.x).max(),
      let top = mesh.points.map(\.y).min(), let bottom = mesh.points.map(\.y).max(),
      (1e-6...1e9).contains(right - left), (1e-6...1e9).contains(bottom - top)
    else { return nil }
    var canvas = Target(
      frame: Rect(x: left, y: top, width: right - left, height: bottom - top),
      background: mesh.background.premultiplied)
    for row in 0..<mesh.rows - 1 {
      for column in 0..<mesh.columns - 1 { canvas.fill(mesh, column, row) }
    }
    return (canvas.image, canvas.frame)
  }

  private struct Corner {
    var x: Double
    var y: Double
    var color: SIMD4<Float>
  }

  private struct Target {
    let frame: Rect
    var pixels: [SIMD4<Float>]

    init(frame: Rect, background: SIMD4<Float>) {
      self.frame = frame
      pixels = Array(repeating: background, count: side * side)
    }

    /// Fills the field between a point and its three neighbours to the right and below.
    mutating func fill(_ mesh: MeshMark, _ column: Int, _ row: Int) {
      let first = row * mesh.columns + column
      let corners = [first, first + 1, first + mesh.columns, first + mesh.columns + 1].map {
        Corner(
          x: (mesh.points[$0].x - frame.x) / frame.width * Double(side),
          y: (mesh.points[$0].y - frame.y) / frame.height * Double(side),
          color: mesh.colors[$0].premultiplied)
      }
      func corner(_ across: Int, _ down: Int) -> Corner {
        let (u, v) = (Double(across) / Double(parts), Double(down) / Double(parts))
        func mix<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ part: Double) -> T {
          a + (b - a) * T(part)
        }
        let x = mix(mix(corners[0].x, corners[1].x, u), mix(corners[2].x, corners[3].x, u), v)
        let y = mix(mix(corners[0].y, corners[1].y, u), mix(corners[2].y, corners[3].y, u), v)
        let (p, q) = mesh.isSmooth ? (smooth(u), smooth(v)) : (Float(u), Float(v))
        let upper = corners[0].color + (corners[1].color - corners[0].color) * p
        let lower = corners[2].color + (corners[3].color - corners[2].color) * p
        return Corner(x: x, y: y, color: upper + (lower - upper) * q)
      }
      for down in 0..<parts {
        for across in 0..<parts {
          let (a, b) = (corner(across, down), corner(across + 1, down))
          let (c, d) = (corner(across, down + 1), corner(across + 1, down + 1))
          fill(a, b, c)
          fill(b, d, c)
        }
      }
    }

    private func smooth(_ part: Double) -> Float { Float(part * part * (3 - 2 * part)) }

    /// Colours the pixels whose middle is in a triangle.
    private mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
      let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
      guard abs(area) > 1e-9 else { return }
      func pixels(_ low: Double, _ high: Double) -> Range<Int> {
        let first = Int(min(max(0, low.rounded(.down)), Double(side)))
        return first..<max(first, Int(min(max(0, high.rounded(.up)), Double(side))))
      }
      for y in pixels(min(a.y, b.y, c.y), max(a.y, b.y, c.y)) {
        for x in pixels(min(a.x, b.x, c.x), max(a.x, b.x, c.x)) {
          let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
          let second = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area
          let third = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area
          // A little more than the triangle, so that no pixel is missed between two.
          guard second > -1e-6, third > -1e-6, second + third < 1 + 1e-6 else { continue }
          self.pixels[y * side + x] =
            a.color + (b.color - a.color) * Float(second) + (c.color - a.color) * Float(third)
        }
      }
    }

    var image: SampledImage {
      let bytes = pixels.flatMap { pixel in
        (0..<4).map { UInt8(min(255, max(0, pixel[$0] * 255 + 0.5))) }
      }
      return SampledImage(width: side, height: side, bytes: bytes)
    }
  }
}
