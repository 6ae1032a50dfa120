/// Sine and cosine by arithmetic alone, so that all machines agree to the last bit.
public enum Turn {
  /// Returns the sine and cosine of an angle in radians; nothing turned when it is no number.
  public static func of(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite, abs(angle) < 1e9 else { return (0, 1) }
    let small = angle.remainder(dividingBy: 2 * Double.pi) / 64
    let square = small * small
    var sine = small * (1 - square / 6 * (1 - square / 20))
    var cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
    // Doubled six times.
    for _ in 0..<6 { (sine, cosine) = (2 * sine * cosine, 1 - 2 * sine * sine) }
    return (sine, cosine)
  }
}
