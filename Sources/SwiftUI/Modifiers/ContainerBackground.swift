/// The kind of container that a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  package init(_ name: String) { self.name = name }
}

extension View {
  /// Sets the container's background; an activity's card has its own and shows none of it.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Sets the container's background; an activity's card has its own and shows none of it.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
}
