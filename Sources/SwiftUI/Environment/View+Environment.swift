extension View {
  /// Sets an environment value for the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Gives an observable object to the view.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changingEnvironment { $0[object: T.self] = object }
  }

  /// Gives an observed object to the view.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changingEnvironment { $0[object: T.self] = object }
  }

  /// Changes an environment value for the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets light or dark.
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View {
    changingEnvironment { $0.system.colorScheme = scheme }
  }

  /// Asks for light or dark: of what shows the view, as far as it lets itself be asked.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    changingEnvironment { if let scheme { $0.system.colorScheme = scheme } }
      .preference(key: PreferredColorSchemeKey.self, value: scheme)
  }

  /// Sets the size of text.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment { $0.system.dynamicTypeSize = size }
  }

  /// Limits the size of text.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return changingEnvironment { values in
      guard let least = allowed.first, let most = allowed.last else { return }
      values.system.dynamicTypeSize = min(max(values.system.dynamicTypeSize, least), most)
    }
  }

  /// Makes controls answer or not.
  nonisolated public func disabled(_ isDisabled: Bool) -> some View {
    changingEnvironment { if isDisabled { $0.system.isEnabled = false } }
  }

  /// Sets the size of controls.
  nonisolated public func controlSize(_ size: ControlSize) -> some View {
    changingEnvironment { $0.system.controlSize = size }
  }

  /// Hides the view's content behind a placeholder.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.system.redactionReasons.insert(reason) }
  }

  /// Shows the view's content again.
  nonisolated public func unredacted() -> some View {
    changingEnvironment { $0.system.redactionReasons = [] }
  }
}

/// What `preferredColorScheme` asks for; the first view that asks wins.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
