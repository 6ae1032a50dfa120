import EventLoop
import Findings
import Foundation
import JSON
import WidgetProtocol

/// Tries states that nobody wrote, and mends those at which the widget stops.
///
/// A range built from the clock stops when its dates stand the other way round: what was made up to be past is then taken
/// to be still to come, and the other way round, in the state, in the attributes, and in both.
@MainActor
final class MadeUpStates {
  private var descriptions: [WidgetDescription]
  private let widget: any WidgetRunner
  /// What is still to be tried: a description, its preview, its state.
  private var open: [(description: Int, preview: Int, state: Int)] = []
  private let done: @MainActor ([WidgetDescription]) -> Void

  /// Tries all states that were made up, then tells the descriptions with those that could be drawn.
  ///
  /// - Parameters:
  ///   - files: the widget's, for what they read as dates, as symbols and as images.
  ///   - assets: the symbols of its catalogues.
  static func mend(
    _ descriptions: [WidgetDescription], _ files: [SourceFile], _ assets: AssetSymbols,
    by widget: any WidgetRunner, then done: @escaping @MainActor ([WidgetDescription]) -> Void
  ) {
    let names = HandedNames(files)
    let (moments, symbols) = (MomentNames(names), SymbolNames(names, assets: assets))
    func mended(_ json: String) -> String { symbols.applied(to: moments.applied(to: json)) }
    var descriptions = descriptions
    for (number, description) in descriptions.enumerated() {
      for (place, preview) in description.previews.enumerated()
      where preview.name == WidgetPreview.madeUpName {
        descriptions[number].previews[place].attributes = mended(preview.attributes)
        descriptions[number].previews[place].states = preview.states.map(mended)
      }
    }
    let states = MadeUpStates(descriptions, widget, done)
    states.next()
  }

  private init(
    _ descriptions: [WidgetDescription], _ widget: any WidgetRunner,
    _ done: @escaping @MainActor ([WidgetDescription]) -> Void
  ) {
    (self.descriptions, self.widget, self.done) = (descriptions, widget, done)
    for (number, description) in descriptions.enumerated() {
      for (place, preview) in description.previews.enumerated()
      where preview.name == WidgetPreview.madeUpName {
        open += preview.states.indices.map { (number, place, $0) }
      }
    }
  }

  private func next() {
    guard !open.isEmpty else { return done(descriptions) }
    let (description, preview, state) = open.removeFirst()
    let guess = descriptions[description].previews[preview]
    attempt(guess, state, of: descriptions[description].attributesType, swaps: Self.swaps) {
      [self] attributes, text in
      if let attributes, let text {
        descriptions[description].previews[preview].attributes = attributes
        descriptions[description].previews[preview].states[state] = text
      }
      next()
    }
  }

  /// What is swapped at each try: the state's dates, the attributes'.
  private static let swaps: [(state: Bool, attributes: Bool)] = [
    (false, false), (true, false), (false, true), (true, true),
  ]

  /// Tries one guess after the other; tells the one that can be drawn, or nothing.
  private func attempt(
    _ preview: WidgetPreview, _ state: Int, of type: String,
    swaps: [(state: Bool, attributes: Bool)],
    then tell: @escaping @MainActor (String?, String?) -> Void
  ) {
    guard let swap = swaps.first else { return tell(nil, nil) }
    // Attributes are those of all states: once others are drawn with them, they stay.
    let mayChange = preview.states.count == 1 || state == 0
    let attributes = swap.attributes ? Self.swapped(preview.attributes) : preview.attributes
    let text = swap.state ? Self.swapped(preview.states[state]) : preview.states[state]
    let rest = Array(swaps.dropFirst())
    let isNew =
      swap == (false, false) || attributes != preview.attributes || text != preview.states[state]
    guard isNew, mayChange || !swap.attributes else {
      return attempt(preview, state, of: type, swaps: rest, then: tell)
    }
    let now = Date().timeIntervalSince1970
    func resolved(_ text: String) -> String {
      (try? JSONValue(parsing: text))?.resolvingMoments(at: now).compact ?? text
    }
    let request = RenderRequest(
      attributesType: type,
      room: SlotRoom(slot: .lockScreen, width: 361, minHeight: 0, maxHeight: 160),
      environment: WidgetEnvironment(now: now), attributes: resolved(attributes),
      state: resolved(text), activityID: "sample", isStale: false)
    widget.send(.render(request)) { [self] reply in
      if case .failed(let finding) = reply, finding.id == "widget-crashed" {
        return attempt(preview, state, of: type, swaps: rest, then: tell)
      }
      tell(attributes, text)
    }
  }

  /// Returns the JSON with each past date as far ahead, and each one ahead as far back.
  nonisolated static func swapped(_ json: String) -> String {
    ["@date", "@now", "@millis"].reduce(json) { json, word in
      json.replacingOccurrences(of: "\"\(word)+", with: "\"\(word)±")
        .replacingOccurrences(of: "\"\(word)-", with: "\"\(word)+")
        .replacingOccurrences(of: "\"\(word)±", with: "\"\(word)-")
    }
  }
}
