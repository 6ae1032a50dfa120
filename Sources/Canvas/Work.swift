import Drawing
import Raster

/// What is left of the work that a picture may take, so that no widget keeps its painter busy without end.
///
/// It is counted in steps and not in time: a list is cut at the same place on every machine, whatever was painted
/// before. A step is about what a machine does in a nanosecond. A picture that was put into another one
/// (`GroupMark.placed`) has as much as if it stood alone.
struct Work {
  private(set) var left: Int

  /// Creates what a picture of so many samples may take.
  init(samples: Int) { left = Work.least + Work.perSample * samples }

  init(left: Int) { self.left = left }

  var isSpent: Bool { left <= 0 }

  mutating func take(_ steps: Int) { left -= steps }

  /// What the smallest picture may take: hundreds of times as much as a card does.
  private static let least = 3_000_000_000
  /// What each sample adds to that: those of a whole gallery are all painted, some of them often.
  private static let perSample = 400

  // What things cost: once each.

  /// A mark of a list, whatever it shows.
  static let mark = 500
  /// A byte of a text: its letters are looked for, shaped and placed.
  static let letter = 100
  /// A point of an outline.
  static let point = 20
  /// A row or a column of samples that an edge crosses.
  static let crossing = 5
  /// The colours of a gradient, without its stops.
  static let ramp = 2_000
  static let stop = 10
  /// A mesh of colours, without its points.
  static let mesh = 300_000
  static let meshPoint = 10_000
  /// A look for an image on the disk.
  static let file = 2_000

  // What they cost for each sample.

  /// How much of it an outline covers.
  static let cover = 2
  /// A clip, or the like, that is made, or taken into account.
  static let mask = 3
  static let layer = 2
  static let solid = 3
  static let linear = 12
  static let radial = 25
  static let angular = 50
  static let image = 60
  static let mix = 5
  static let blend = 30
  private static let blur = 25
  private static let softBlur = 6
  static let adjustment = 20
  static let shadow = 2
  /// A pixel of an image that is read, or of one that is written into a file.
  static let pixel = 20
  /// A pixel that a scan of a photograph goes through.
  static let scan = 1

  /// Returns what a paint costs for each sample.
  static func shading(_ kind: Shader.Kind) -> Int {
    switch kind {
    case .solid: solid
    case .linear(let ax, _, _): ax == 0 ? solid : linear
    case .radial: radial
    case .angular: angular
    case .image: image
    }
  }

  /// Returns what a blur costs for each sample.
  static func blurring(_ radius: Double, _ grid: SampleGrid) -> Int {
    radius > 0 ? Blur.isSoft(radius, grid) ? softBlur : blur : 0
  }

  /// Returns what it costs to make a paint ready.
  static func making(_ paint: Paint) -> Int {
    switch paint {
    case .color, .material, .image: 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      ramp + stop * stops.count
    case .mesh(let mesh): Work.mesh + meshPoint * mesh.points.count
    }
  }
}

extension SampleBounds {
  var count: Int { width * height }
}

extension Layer {
  var count: Int { width * height }
}

extension TextLine {
  /// What it costs to set it.
  var work: Int { runs.reduce(0) { $0 + Work.letter * $1.text.utf8.count } }
}
