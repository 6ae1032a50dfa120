/// A view that is built anew where it differs from the one before; here each picture is built anew.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  /// Creates a view of what can be compared.
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Returns the view, to be built anew where it differs from the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
