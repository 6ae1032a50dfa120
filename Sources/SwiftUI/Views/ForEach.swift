/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  /// For modules whose elements are no views, as a chart's marks.
  package init(elements: Data, content: @escaping (Data.Element) -> Content) {
    (data, self.content) = (elements, content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Stands for the views of all elements.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    for element in data { content(element)._build(in: context, into: &nodes) }
  }
}

extension ForEach where Content: View {
  /// Views of elements that tell themselves apart by a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Views of identifiable elements.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Views of a range of numbers.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content) = (data, content)
  }
}
