import Foundation
import Numbers
import SwiftUI

/// What a card of an app without source says beside its values.
struct RecordedLook {
  var title: String
  /// The glyph of the app's icon.
  var icon: String
  var stateShape: TypeShape
  var attributesShape: TypeShape

  /// A colour of the app's own, by its name.
  var tint: Color {
    let colors: [Color] = [.blue, .orange, .green, .pink, .teal, .purple, .indigo]
    return colors[title.utf8.reduce(0) { ($0 * 31 + Int($1)) % 9973 } % colors.count]
  }
}

/// The card: the app, where the activity stands, and the state's values by name.
struct RecordedCard: View {
  let look: RecordedLook
  let context: ActivityViewContext<RecordedValues>

  var body: some View {
    let content = ShownValue.content(of: context.state.json, look.stateShape)
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 10) {
        RecordedIcon(look: look, side: 34)
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: look.title).font(.headline).lineLimit(1)
          if let subtitle {
            Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        Spacer(minLength: 8)
        if let phase = content.phase { RecordedPhase(text: phase, look: look) }
      }
      RecordedGrid(content: content, look: look, columns: 3, limit: 6)
    }
    .padding(14)
  }

  /// The first texts among the attributes.
  private var subtitle: String? {
    let values = ShownValue.content(of: context.attributes.json, look.attributesShape).values
    let texts = values.compactMap { value in
      if case .text(let text) = value.kind, text.count <= 40, Double(text) == nil {
        text
      } else {
        nil
      }
    }
    return texts.isEmpty ? nil : texts.prefix(2).joined(separator: " · ")
  }
}

/// The app's glyph on its colour.
struct RecordedIcon: View {
  let look: RecordedLook
  let side: Double

  var body: some View {
    Text(verbatim: String(look.icon.prefix(1)))
      .font(.system(size: side * 0.55, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: side, height: side)
      .background(look.tint, in: RoundedRectangle(cornerRadius: side * 0.24))
  }
}

/// The case of the state's enum.
struct RecordedPhase: View {
  let text: String
  let look: RecordedLook

  var body: some View {
    Text(verbatim: text).font(.caption.weight(.semibold)).lineLimit(1)
      .padding(.horizontal, 9).padding(.vertical, 4)
      .background(look.tint.opacity(0.35), in: Capsule())
  }
}

/// Values by name, in columns; a share is a bar below them.
struct RecordedGrid: View {
  let content: ShownValue.Content
  let look: RecordedLook
  let columns: Int
  let limit: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(0..<rows.count, id: \.self) { row in
        HStack(alignment: .top, spacing: 10) {
          ForEach(0..<columns, id: \.self) { column in
            Cell(value: rows[row].indices.contains(column) ? rows[row][column] : nil)
          }
        }
      }
      if let share { ProgressView(value: share).tint(look.tint) }
    }
  }

  private var share: Double? {
    content.values.lazy.compactMap { value in
      if case .progress(let share) = value.kind { share } else { nil }
    }.first
  }

  private var rows: [[ShownValue]] {
    let cells = content.values.filter { if case .progress = $0.kind { false } else { true } }
    let shown = Array(cells.prefix(limit))
    return stride(from: 0, to: shown.count, by: columns).map {
      Array(shown[$0..<min($0 + columns, shown.count)])
    }
  }

  private struct Cell: View {
    let value: ShownValue?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if let value {
          Text(verbatim: value.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
          RecordedValue(kind: value.kind).font(.callout.weight(.semibold)).lineLimit(1)
            .minimumScaleFactor(0.7)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// One value: a date counts, a truth value is a mark.
struct RecordedValue: View {
  let kind: ShownValue.Kind
  /// Whether a few points have to do.
  var isShort = false

  var body: some View {
    switch kind {
    case .text(let text): Text(verbatim: text).monospacedDigit()
    case .date(let date): Text(date, style: isShort ? .timer : .relative).monospacedDigit()
    case .truth(let truth):
      Image(systemName: truth ? "checkmark.circle.fill" : "xmark.circle")
        .foregroundStyle(truth ? Color.green : Color.secondary)
    case .progress(let share): Text(verbatim: Percent.text(of: share)).monospacedDigit()
    }
  }
}

extension RecordedLook {
  /// Returns the island: the icon, the value that says most, and in the expanded one all that has room.
  func island(_ context: ActivityViewContext<RecordedValues>) -> DynamicIsland {
    let content = ShownValue.content(of: context.state.json, stateShape)
    let first = RecordedLook.telling(content)
    return DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { RecordedIcon(look: self, side: 32) }
      DynamicIslandExpandedRegion(.trailing) {
        if let phase = content.phase { RecordedPhase(text: phase, look: self) }
      }
      DynamicIslandExpandedRegion(.bottom) {
        VStack(alignment: .leading, spacing: 6) {
          Text(verbatim: title).font(.headline).lineLimit(1)
          RecordedGrid(content: content, look: self, columns: 3, limit: 3)
        }
      }
    } compactLeading: {
      RecordedIcon(look: self, side: 22)
    } compactTrailing: {
      if let first {
        RecordedValue(kind: first, isShort: true).font(.callout.weight(.semibold)).lineLimit(1)
          .foregroundStyle(tint).frame(maxWidth: 64)
      }
    } minimal: {
      RecordedIcon(look: self, side: 22)
    }
    .keylineTint(tint)
  }

  /// Returns what a few points have room for: a date, a share, a number or a short text, in the state's order.
  private static func telling(_ content: ShownValue.Content) -> ShownValue.Kind? {
    let kinds = content.values.map(\.kind)
    return kinds.first { kind in
      switch kind {
      case .text(let text): text.count <= 6
      case .date, .progress: true
      case .truth: false
      }
    } ?? content.phase.map { .text($0) } ?? kinds.first
  }
}
