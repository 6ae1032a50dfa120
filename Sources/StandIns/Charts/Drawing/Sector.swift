import SwiftUI

/// A part of a pie or ring, whose angles are in degrees.
struct Sector {
  var center: CGPoint
  var start: CGFloat
  var turn: CGFloat
  var inner: CGFloat
  var outer: CGFloat
  /// What is left free at each of its sides.
  var inset: CGFloat

  /// Returns the outline; a pie's part keeps its tip.
  func path(cornerRadius: CGFloat) -> Path {
    let radius = min(cornerRadius, (outer - inner) / 2, mostOutside)
    return radius > 0 && turn < 360 ? rounded(radius) : pointed
  }

  private var end: CGFloat { start + turn }
  /// Half of the turn; beyond a right angle nothing stands in the way of a corner.
  private var half: CGFloat { sin(min(turn / 2, 90) * .pi / 180) }
  /// The largest radii with which the corners of both sides have room beside each other.
  private var mostOutside: CGFloat { (outer * half - inset) / (1 + half) }
  private var mostInside: CGFloat {
    let room = inner * half - inset
    return half < 1 ? room / (1 - half) : room > 0 ? .infinity : 0
  }

  private var pointed: Path {
    // The gap is as wide outside as inside.
    let gap = { (radius: CGFloat) in
      radius > 0 ? min(turn / 2, inset / radius * 180 / .pi) : 0
    }
    var path = Path()
    add(center, outer, start + gap(outer), end - gap(outer), to: &path)
    if inner > 0 {
      add(center, inner, end - gap(inner), start + gap(inner), to: &path)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }

  /// Returns the outline with corners that touch the arcs and the sides.
  private func rounded(_ radius: CGFloat) -> Path {
    let small = max(0, min(radius, mostInside))
    let outside = angle(inset + radius, outer - radius)
    let inside = angle(inset + small, inner + small)
    var path = Path()
    add(center, outer, start + outside, end - outside, to: &path)
    add(place(end - outside, outer - radius), radius, end - outside, end + 90, to: &path)
    if inner > 0 {
      add(place(end - inside, inner + small), small, end + 90, end - inside + 180, to: &path)
      add(center, inner, end - inside, start + inside, to: &path)
      add(place(start + inside, inner + small), small, start + inside + 180, start + 270, to: &path)
    } else {
      path.addLine(to: center)
    }
    add(place(start + outside, outer - radius), radius, start - 90, start + outside, to: &path)
    path.closeSubpath()
    return path
  }

  /// Returns the angle at the centre under which a distance from a side is seen.
  private func angle(_ distance: CGFloat, _ away: CGFloat) -> CGFloat {
    guard away > 0 else { return 0 }
    return min(turn / 2, asin(min(1, distance / away)) * 180 / .pi)
  }

  private func place(_ angle: CGFloat, _ away: CGFloat) -> CGPoint {
    let angle = angle * .pi / 180
    return CGPoint(x: center.x + cos(angle) * away, y: center.y + sin(angle) * away)
  }

  /// Adds an arc; it runs clockwise on the screen where its end is the larger angle.
  private func add(
    _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, to path: inout Path
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: start > end)
  }
}
