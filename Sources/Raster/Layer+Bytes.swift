extension Layer {
  /// The samples as bytes, not multiplied by alpha.
  public var bytes: [UInt8] {
    let count = width * height
    return [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      for index in 0..<count {
        var sample = samples[index]
        let alpha = sample.w
        let to = start + index * 4
        if alpha <= 0 {
          (to[0], to[1], to[2], to[3]) = (0, 0, 0, 0)
          continue
        }
        if alpha < 0.998 { sample /= alpha }
        sample.w = alpha
        // Lane by lane: a generic conversion of the vector took half of the time of a picture.
        to[0] = Self.byte(sample.x)
        to[1] = Self.byte(sample.y)
        to[2] = Self.byte(sample.z)
        to[3] = Self.byte(sample.w)
      }
      filled = count * 4
    }
  }

  /// Returns a part of a sample, from 0 to 1, as a byte; what is not a number is 0.
  @inline(__always)
  static func byte(_ part: Float) -> UInt8 { UInt8(min(1, max(0, part)) * 255 + 0.5) }
}
