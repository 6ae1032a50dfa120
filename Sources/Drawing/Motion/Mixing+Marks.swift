extension DisplayItem {
  /// Returns the mark on the way to another one; nil where one cannot become the other.
  ///
  /// Text becomes another text here only where it says the same: what it says changes by `ContentMotion`.
  func mixed(with new: DisplayItem, _ share: Double) -> DisplayItem? {
    switch (self, new) {
    case (.fill(let old, let oldPaint), .fill(let new, let newPaint)):
      guard let contour = old.mixed(with: new, share),
        let paint = oldPaint.mixed(with: newPaint, share)
      else { return nil }
      return .fill(contour, paint)
    case (.stroke(let old, let oldPaint, let oldStyle), .stroke(let new, let newPaint, var style)):
      guard let contour = old.mixed(with: new, share),
        let paint = oldPaint.mixed(with: newPaint, share)
      else { return nil }
      style.width = max(0, mix(oldStyle.width, style.width, share))
      return .stroke(contour, paint, style)
    case (.text(let old), .text(let new)): return old.mixed(with: new, share).map { .text($0) }
    case (.symbol(let old), .symbol(let new)):
      return old.mixed(with: new, share).map { .symbol($0) }
    case (.image(let old), .image(var new)):
      guard old.source == new.source, old.tile == new.tile else { return nil }
      new.frame = old.frame.mixed(with: new.frame, share)
      if let from = old.tint, let to = new.tint { new.tint = from.mixed(with: to, share) ?? to }
      return .image(new)
    case (.progress(let old), .progress(var new)):
      guard let track = old.track.mixed(with: new.track, share) else { return nil }
      new.track = track
      new.trackPaint = old.trackPaint.mixed(with: new.trackPaint, share) ?? new.trackPaint
      new.fillPaint = old.fillPaint.mixed(with: new.fillPaint, share) ?? new.fillPaint
      return .progress(new)
    case (.group(let old), .group(var new)):
      guard old.items.count == new.items.count else { return nil }
      var items: [DisplayItem] = []
      for (one, other) in zip(old.items, new.items) {
        guard let item = one.mixed(with: other, share) else { return nil }
        items.append(item)
      }
      new = old.mixed(with: new, share)
      new.items = items
      return .group(new)
    default: return self == new ? new : nil
    }
  }
}

extension GroupMark {
  /// Returns the group's own effects on the way to those of another one, around the other's marks.
  func mixed(with new: GroupMark, _ share: Double) -> GroupMark {
    var group = new
    group.transform = transform.mixed(with: new.transform, share)
    group.opacity = min(1, max(0, mix(opacity, new.opacity, share)))
    group.blur = max(0, mix(blur, new.blur, share))
    if let from = clip, let to = new.clip { group.clip = from.mixed(with: to, share) ?? to }
    group.shadow = ShadowMark.between(shadow, new.shadow, share)
    if adjustments.count == new.adjustments.count {
      group.adjustments = zip(adjustments, new.adjustments).map { $0.mixed(with: $1, share) }
    }
    return group
  }

  /// A group that changes nothing.
  static let plain = GroupMark([])
}

extension ShadowMark {
  /// Returns the shadow between two, of which either may be missing.
  static func between(_ old: ShadowMark?, _ new: ShadowMark?, _ share: Double) -> ShadowMark? {
    guard let one = old ?? new, let other = new ?? old else { return nil }
    let from = old == nil ? one.color.opacity(0) : one.color
    let to = new == nil ? other.color.opacity(0) : other.color
    return ShadowMark(
      color: from.mixed(with: to, share), radius: max(0, mix(one.radius, other.radius, share)),
      x: mix(one.x, other.x, share), y: mix(one.y, other.y, share), isInner: other.isInner)
  }
}

extension ColorAdjustment {
  fileprivate func mixed(with new: ColorAdjustment, _ share: Double) -> ColorAdjustment {
    switch (self, new) {
    case (.brightness(let old), .brightness(let new)): .brightness(mix(old, new, share))
    case (.contrast(let old), .contrast(let new)): .contrast(mix(old, new, share))
    case (.saturation(let old), .saturation(let new)): .saturation(mix(old, new, share))
    case (.grayscale(let old), .grayscale(let new)): .grayscale(mix(old, new, share))
    case (.hueRotation(let old), .hueRotation(let new)): .hueRotation(mix(old, new, share))
    case (.multiply(let old), .multiply(let new)): .multiply(old.mixed(with: new, share))
    default: new
    }
  }
}

extension TextLine {
  /// Returns the line on the way to another one that says the same; nil where it says something else.
  func mixed(with new: TextLine, _ share: Double) -> TextLine? {
    guard runs.count == new.runs.count else { return nil }
    var line = new
    line.frame = frame.mixed(with: new.frame, share)
    line.baseline = mix(baseline, new.baseline, share)
    for index in runs.indices {
      let old = runs[index]
      var run = new.runs[index]
      guard old.text == run.text || old.dynamic != nil && old.dynamic == run.dynamic,
        old.symbol == run.symbol, old.face.design == run.face.design,
        let paint = old.paint.mixed(with: run.paint, share)
      else { return nil }
      run.paint = paint
      run.x = mix(old.x, run.x, share)
      run.width = max(0, mix(old.width, run.width, share))
      run.face.size = max(0, mix(old.face.size, run.face.size, share))
      run.face.tracking = mix(old.face.tracking, run.face.tracking, share)
      line.runs[index] = run
    }
    return line
  }
}

extension SymbolMark {
  /// Returns the symbol on the way to its next form; nil where it is another one.
  func mixed(with new: SymbolMark, _ share: Double) -> SymbolMark? {
    guard name == new.name, paints.count == new.paints.count else { return nil }
    var mark = new
    mark.frame = frame.mixed(with: new.frame, share)
    mark.face.size = max(0, mix(face.size, new.face.size, share))
    if let old = inkSize, let size = new.inkSize { mark.inkSize = max(0, mix(old, size, share)) }
    if distortion != nil || new.distortion != nil {
      mark.distortion = mix(distortion ?? 1, new.distortion ?? 1, share)
    }
    mark.paints = zip(paints, new.paints).map { $0.mixed(with: $1, share) ?? $1 }
    if let old = variableValue, let value = new.variableValue {
      mark.variableValue = min(1, max(0, mix(old, value, share)))
    }
    return mark
  }
}
