/// A style of controls as the environment keeps it: what it makes of a control's configuration.
package struct StyleBox<Configuration>: @unchecked Sendable {
  let build: (Configuration, _ViewContext, inout _NodeList) -> Void
}

/// A part of a control that a style places: its label, its value, its content.
public nonisolated struct StyledPart: PrimitiveView {
  let view: AnyView
  init(_ view: AnyView) { self.view = view }

  /// Builds what the control was given for this part.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    view._build(in: context, into: &nodes)
  }
}

extension View {
  /// Keeps a style for the controls in the view. Those in what the style makes look as they would around the view, so that
  /// a style may change another one; in its own style, a control that the style shows would have no end.
  nonisolated func keepingStyle<Configuration, Made: View>(
    _ slot: WritableKeyPath<EnvironmentValues, StyleBox<Configuration>?>,
    _ makeBody: @escaping @MainActor (Configuration) -> Made
  ) -> some View {
    nonisolated(unsafe) let slot = slot
    return changingEnvironment { values in
      let outer = values[keyPath: slot]
      values[keyPath: slot] = StyleBox { configuration, context, nodes in
        nonisolated(unsafe) let configuration = configuration
        var context = context
        context.environment[keyPath: slot] = outer
        EnvironmentValues.within(context.environment) { onMainActor { makeBody(configuration) } }
          ._build(in: context, into: &nodes)
      }
    }
  }
}
