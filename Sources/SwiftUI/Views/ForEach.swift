/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// How the views are told apart; nil: by their order.
  let id: ((Data.Element) -> ID)?

  /// Creates elements for modules in which they are no views, as a chart's marks.
  package init(elements: Data, content: @escaping (Data.Element) -> Content) {
    (data, self.content, id) = (elements, content, nil)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Stands for the views of all elements.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    var place = context
    for (index, element) in data.enumerated() {
      place.view =
        id.map { context.view.child(id: $0(element)) } ?? context.view.child(index)
      nodes.add { content(element)._build(in: place, into: &$0) }
    }
  }
}

extension ForEach where Content: View {
  /// Creates views of elements that tell themselves apart by a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views of identifiable elements.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, id) = (data, content, { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates views of elements that can be written to and tell themselves apart by a key path.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.id = { $0.1 }
    self.content = { place in
      content(
        Binding(
          get: {
            let now = data.wrappedValue
            // What writes to the collection may leave fewer elements in it.
            return now.indices.contains(place.0) ? now[place.0] : elements[place.0]
          },
          set: {
            if data.wrappedValue.indices.contains(place.0) { data.wrappedValue[place.0] = $0 }
          }
        ))
    }
  }

  /// Creates views of identifiable elements that can be written to.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views of a range of numbers.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content, id) = (data, content, { $0 })
  }
}
