import SwiftUI

/// Draws marks.
struct ChartDrawing: View {
  let plot: ChartPlot

  var body: some View {
    ForEach(Array(plot.pieces.enumerated()), id: \.offset) { _, piece in
      if piece.shadow == nil, piece.blur == 0 {
        drawn(piece)
      } else {
        drawn(piece).blur(radius: piece.blur).shadow(
          color: piece.shadow?.color ?? .clear, radius: piece.shadow?.radius ?? 0,
          x: piece.shadow?.offset.width ?? 0, y: piece.shadow?.offset.height ?? 0)
      }
    }
  }

  @ViewBuilder private func drawn(_ piece: ChartPlot.Piece) -> some View {
    switch piece.content {
    case .fill(let path): path.fill(piece.style).opacity(piece.opacity)
    case .stroke(let path, let stroke):
      path.stroke(piece.style, style: stroke).opacity(piece.opacity)
    case .view(let view, let anchor, let place):
      ChartPoint(anchor: anchor, place: place) { view }
        .foregroundStyle(piece.style)
        .opacity(piece.opacity)
    case .annotation(let view, let anchor, let place):
      ChartPoint(anchor: anchor, place: place) { view }.opacity(piece.opacity)
    }
  }
}
