/// What controls of Control Center conform to: they are compiled and listed, and nothing of them is drawn.
enum ControlProtocols {
  /// The empty type of each protocol that a control is put together of.
  static let emptyTypes: [String: String] = [
    "ControlWidgetConfiguration": "EmptyControlWidgetConfiguration",
    "ControlWidgetTemplate": "EmptyControlWidgetTemplate",
  ]

  private static let names: Set<String> = [
    "ControlWidget", "ControlWidgetTemplate", "ControlValueProvider",
    "AppIntentControlValueProvider", "ControlPushHandler",
  ]

  /// Returns the types among declarations that are controls, or parts of one.
  static func types(in declarations: [SourceDeclaration]) -> Set<String> {
    declarations.filter { !names.isDisjoint(with: $0.inherited) }.reduce(into: []) {
      $0.formUnion($1.kind == .extension ? [$1.extended] : $1.names)
    }
  }

  /// Returns whether a declaration is one of these types, or extends one.
  static func has(_ declaration: SourceDeclaration, amongTypes types: Set<String>) -> Bool {
    switch declaration.kind {
    case .type: !declaration.names.isDisjoint(with: types)
    case .extension:
      types.contains(declaration.extended) || types.contains(declaration.outermost)
    case .value, .nameless: false
    }
  }
}
