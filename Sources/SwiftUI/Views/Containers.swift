/// A view that shows nothing and takes part in no layout.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  /// Adds no node.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {}
}

/// A view whose type is hidden.
public struct AnyView {
  let builder: (_ViewContext, inout _NodeList) -> Void

  /// Hides the view's type.
  public init<Content: View>(_ view: Content) {
    builder = { view._build(in: $0, into: &$1) }
  }

  /// Hides the view's type.
  public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
  /// Stands for the hidden view.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    builder(context, &nodes)
  }
}

/// Views treated as one where modifiers are concerned; transparent for layout.
public struct Group<Content> {
  package let content: Content

  /// Creates a group for modules whose parts are no views, as a chart's marks.
  package init(_content: Content) { content = _content }
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Stands for its content.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    content._build(in: context, into: &nodes)
  }
}

/// A section: header, content and footer one below the other.
public struct Section<Header: View, Content: View, Footer: View> {
  let header: Header
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView {
  /// Stands for its three parts.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    func build(_ part: some View, _ index: Int) -> Range<Int> {
      var place = context
      place.view = context.view.child(index)
      let first = nodes.list.count
      nodes.add { part._build(in: place, into: &$0) }
      return first..<nodes.list.count
    }
    let before = nodes.sections.count
    let places = SectionPlaces(
      header: build(header, 0), content: build(content, 1), footer: build(footer, 2))
    nodes.sections.removeSubrange(before...)
    nodes.sections.append(places)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a title.
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(title), content(), EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(title), content(), EmptyView())
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }
  /// Creates a section with a header and a footer.
  nonisolated public init(
    header: Header, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(header: Header, @ViewBuilder content: () -> Content) {
    (self.header, self.content, footer) = (header, content(), EmptyView())
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer)
  }
  /// Creates a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer())
  }
}
