/// Several measurements of one thing.
struct Sample {
  /// The measurements, smallest first.
  let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }

  var median: Double { percentile(50) }
  var smallest: Double { values.first ?? .nan }
  var largest: Double { values.last ?? .nan }

  /// Returns the value below which so many percent of the measurements lie.
  func percentile(_ percent: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    let place = percent / 100 * Double(values.count - 1)
    let lower = Int(place)
    let upper = min(lower + 1, values.count - 1)
    return values[lower] + (values[upper] - values[lower]) * (place - Double(lower))
  }

  /// Measures an action several times, after one run that does not count; seconds each.
  static func seconds(runs: Int, _ action: () throws -> Void) rethrows -> Sample {
    try action()
    let clock = ContinuousClock()
    var seconds: [Double] = []
    for _ in 0..<runs {
      let time = try clock.measure(action)
      seconds.append(Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
    }
    return Sample(seconds)
  }
}
