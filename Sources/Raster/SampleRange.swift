/// The least and the greatest of samples, part by part of their colours.
struct SampleRange {
  private var low: SIMD4<Float>
  private var high: SIMD4<Float>

  /// Begins with one sample.
  init(_ sample: SIMD4<Float>) { (low, high) = (sample, sample) }

  @inline(__always)
  mutating func add(_ sample: SIMD4<Float>) {
    low.replace(with: sample, where: sample .< low)
    high.replace(with: sample, where: sample .> high)
  }

  /// How far apart the samples are in the part in which they differ most; opacity does not count.
  var spread: Float {
    let difference = high - low
    return max(difference.x, difference.y, difference.z)
  }
}
