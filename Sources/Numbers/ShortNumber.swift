extension Double {
  /// Returns the number rounded to so many places behind the point, without zeros at its end: `230`, `36.67`.
  public func short(places: Int) -> String {
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let rounded = (self * unit).rounded() / unit
    // Beyond this a number has no fraction, and its digits are not all meant.
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
