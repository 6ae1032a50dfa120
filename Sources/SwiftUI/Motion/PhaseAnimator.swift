/// A view that goes through phases. A Live Activity's archive holds one picture, so the first phase stands still.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Creates a view that goes through phases without an end.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// Creates a view that goes through its phases once when a value changes.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The first phase; nothing where there is none.
  public var body: some View { content }
}

extension View {
  /// Shows the view in the first of its phases.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> V,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) })
  }

  /// Shows the view in the first of its phases, whatever the value.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> V,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content) }
}
