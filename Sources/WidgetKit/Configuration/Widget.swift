/// A widget of an app, as its extension declares it.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  /// Which configuration the widget has.
  var body: Body { get }
  /// Adds what the widget can show; a widget does by its body, a builder by its parts.
  func _declare(_ declarations: inout _WidgetDeclarations)
}

extension Widget {
  public func _declare(_ declarations: inout _WidgetDeclarations) {
    var own = _WidgetDeclarations(widget: String(describing: Self.self))
    body._declare(&own)
    declarations.append(own)
  }

  /// Does nothing: whoever shows a widget starts its process.
  public static func main() {}
}

/// Several widgets of one app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Does nothing: whoever shows a widget starts its process.
  public static func main() {}
}

/// Puts widgets together.
@MainActor @preconcurrency
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> _WidgetList {
    _WidgetList([content])
  }
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetList {
    _WidgetList([_ControlListing<Content>()])
  }
  public static func buildBlock(_ parts: _WidgetList...) -> _WidgetList {
    _WidgetList(parts.flatMap(\.widgets))
  }
  /// Joins widgets. Authors call it by hand where a body returns different bundles for different systems.
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> some Widget {
    var list: [any Widget] = []
    repeat list.append(each widgets)
    return _WidgetList(list)
  }
  public static func buildOptional(_ part: _WidgetList?) -> _WidgetList { part ?? _WidgetList() }
  public static func buildEither(first part: _WidgetList) -> _WidgetList { part }
  public static func buildEither(second part: _WidgetList) -> _WidgetList { part }
  public static func buildLimitedAvailability(_ part: _WidgetList) -> _WidgetList { part }
  public static func buildArray(_ parts: [_WidgetList]) -> _WidgetList {
    _WidgetList(parts.flatMap(\.widgets))
  }
}

/// Widgets that a builder put together.
public struct _WidgetList: Widget {
  let widgets: [any Widget]
  public init() { widgets = [] }
  init(_ widgets: [any Widget]) { self.widgets = widgets }
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  public func _declare(_ declarations: inout _WidgetDeclarations) {
    for widget in widgets { widget._declare(&declarations) }
  }
}

/// A control in a bundle: listed, not drawn.
public struct _ControlListing<Control: ControlWidget>: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  public func _declare(_ declarations: inout _WidgetDeclarations) {
    declarations.otherWidgets.append(
      .init(name: String(describing: Control.self), kind: .control))
  }
}
