/// A view that follows keyframes. A Live Activity's archive holds one picture, so the initial value stands still.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let content: Content

  /// Creates a view that follows its keyframes, again and again.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// Creates a view that follows its keyframes once when a value changes.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// The view with its initial value.
  public var body: some View { content }
}

extension View {
  /// Shows the view with the initial value.
  nonisolated public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }

  /// Shows the view with the initial value, whatever the other one.
  nonisolated public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}
