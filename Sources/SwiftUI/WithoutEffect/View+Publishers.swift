import Combine

extension View {
  /// Hears of a publisher's values; nothing changes once a picture is drawn.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
}

/// The size of rows in a sidebar.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension EnvironmentValues {
  /// The size of rows in a sidebar; a phone's is medium.
  public var sidebarRowSize: SidebarRowSize {
    get { .medium }
    set { _ = newValue }
  }
}
