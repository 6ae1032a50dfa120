import Drawing

// How wide the regions are, by the side minima, the center and who has priority.
extension ExpandedIslandSolver {
  struct Columns: Equatable {
    var leading: Double
    var trailing: Double
    var center: Double
    var bottom: Double
    /// The room beside the sensor.
    var besideLeading: Double
    var besideTrailing: Double

    func width(of region: Region) -> Double {
      switch region {
      case .leading: leading
      case .trailing: trailing
      case .center: center
      case .bottom: bottom
      }
    }
  }

  func columnWidths() -> Columns {
    let leading = indexes(.leading)
    let trailing = indexes(.trailing)
    let center = indexes(.center)
    let leadingGap = gap(leading, center)
    let trailingGap = gap(center, trailing)
    let sideGap = gap(leading, trailing)
    let widerGap = max(leadingGap, trailingGap)
    let narrowestCenter = sensor.width - 2 * widerGap
    let sideMinimum = max(minimumWidth(leading), minimumWidth(trailing))
    let proposed = max(narrowestCenter, width - 2 * sideMinimum - 2 * widerGap)
    let widestCenter = center.map { items[$0].size(proposed, nil).width }.max() ?? 0
    let centerWidth = max(widestCenter, narrowestCenter)
    let besideLeading = max(0, (width - centerWidth) / 2 - leadingGap)
    let besideTrailing = max(0, (width - centerWidth) / 2 - trailingGap)
    var columns = Columns(
      leading: (width - sideGap) / 2, trailing: (width - sideGap) / 2, center: proposed,
      bottom: width, besideLeading: besideLeading, besideTrailing: besideTrailing)
    let leadingPriority = leading.map { items[$0].regionPriority }.max() ?? 0
    let trailingPriority = trailing.map { items[$0].regionPriority }.max() ?? 0
    if trailing.isEmpty {
      (columns.leading, columns.trailing) = (width, 0)
    } else if leading.isEmpty {
      (columns.leading, columns.trailing) = (0, width)
    } else if leadingPriority > trailingPriority {
      columns.leading = width - sideGap - besideTrailing
      columns.trailing = besideTrailing
    } else if trailingPriority > leadingPriority {
      columns.trailing = width - sideGap - besideLeading
      columns.leading = besideLeading
    }
    return columns
  }

  /// Returns the distance between two regions; none beside an empty one.
  private func gap(_ first: [Int], _ second: [Int]) -> Double {
    var widest: Double?
    for one in first {
      for other in second { widest = max(widest ?? 0, distance(one, other, true)) }
    }
    return widest ?? 0
  }

  private func minimumWidth(_ indexes: [Int]) -> Double {
    indexes.filter { !items[$0].isBelowIfTooWide }
      .map { items[$0].size(0, nil).width }.max() ?? 0
  }
}
