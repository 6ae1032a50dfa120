/// Attributes for which the system shows a template of its own in some states, in place of the app's views.
package protocol SystemTemplated {
  /// Returns the template for a content state; nil where the app's views are shown.
  ///
  /// - `screenTop`: where it has the whole screen of a locked phone, how far below the upper edge the safe area begins;
  ///   nil elsewhere.
  @MainActor func systemTemplate(for state: Any, screenTop: Double?) -> SystemTemplate?
}

/// What the system shows in place of an app's views.
package struct SystemTemplate {
  /// The card, or the whole screen.
  package var card: AnyView
  package var expanded: AnyView
  package var compactLeading: AnyView
  package var compactTrailing: AnyView
  package var minimal: AnyView

  /// Creates a template, slot by slot.
  package init(
    card: AnyView, expanded: AnyView, compactLeading: AnyView, compactTrailing: AnyView,
    minimal: AnyView
  ) {
    (self.card, self.expanded, self.minimal) = (card, expanded, minimal)
    (self.compactLeading, self.compactTrailing) = (compactLeading, compactTrailing)
  }
}
