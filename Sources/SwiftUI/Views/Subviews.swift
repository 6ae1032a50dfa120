/// One of the views that a container is given.
public struct Subview: Identifiable {
  /// What tells it from the others.
  public struct ID: Hashable, Sendable {
    let index: Int
  }
  public let id: ID
  /// What the view left for its container.
  public let containerValues: ContainerValues
  private let content: SubviewsContent

  fileprivate init(_ index: Int, _ node: LayoutNode, of content: SubviewsContent) {
    (id, self.content) = (ID(index: index), content)
    containerValues = ContainerValues { node.trait($0) }
  }
}

/// What a container is given, with the nodes that were built of it last.
///
/// To know how many views there are all are built. They are kept for the others: containers in one another would build the
/// innermost views without end.
private final class SubviewsContent {
  private let build: (_ViewContext, inout _NodeList) -> Void
  private let view: ViewIdentity
  private var context: _ViewContext
  private(set) var nodes: [LayoutNode]
  /// The sections among the views.
  let sections: [SectionPlaces]
  private let plan: BuildPlan?
  /// Whether all have been built for a second time: further surroundings are those of one view.
  private var isRebuilt = false
  /// Which nodes stand somewhere. A view that is shown twice has two.
  private var placed: Set<Int> = []

  init(_ content: some View, in context: _ViewContext) {
    nonisolated(unsafe) let content = content
    build = { content._build(in: $0, into: &$1) }
    (view, self.context) = (context.view, context)
    var built = _NodeList()
    built.plan = BuildPlan()
    build(context, &built)
    (nodes, sections, plan) = (built.list, built.sections, built.plan)
  }

  /// Returns the node of a view in the surroundings that its container gives it.
  func node(_ index: Int, in context: _ViewContext) -> LayoutNode? {
    let isSame =
      context.axis == self.context.axis && context.environment.isCopy(of: self.context.environment)
    if !isSame || placed.contains(index) {
      var context = context
      // Wherever they are put, they are the same views.
      context.view = view
      if isRebuilt, let one = one(index, in: context) { return one }
      var built = _NodeList()
      build(context, &built)
      (self.context, nodes, placed, isRebuilt) = (context, built.list, [], true)
    }
    placed.insert(index)
    return nodes.indices.contains(index) ? nodes[index] : nil
  }

  /// Builds one view alone; nil where that cannot be, since in these surroundings there are other views.
  private func one(_ index: Int, in context: _ViewContext) -> LayoutNode? {
    var built = _NodeList()
    built.plan = plan?.wanting(index)
    build(context, &built)
    guard let plan = built.plan, !plan.isBroken, built.list.indices.contains(index) else {
      return nil
    }
    return built.list[index]
  }
}

extension Subview: View, PrimitiveView {
  public typealias Body = Never

  /// Builds the view in the surroundings that its container gives it.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    if let node = content.node(id.index, in: context) { nodes.list.append(node) }
  }
}

/// The views that a container is given, one after the other.
public struct SubviewsCollection: RandomAccessCollection {
  private let all: [Subview]
  /// The sections among the views.
  fileprivate let sections: [SectionPlaces]

  fileprivate init(_ content: some View, in context: _ViewContext) {
    let content = SubviewsContent(content, in: context)
    all = content.nodes.enumerated().map { Subview($0, $1, of: content) }
    sections = content.sections
  }

  /// Creates a collection of some of the views of another one.
  fileprivate init(_ other: SubviewsCollection, _ bounds: Range<Int>) {
    (all, sections) = (Array(other.all[bounds]), [])
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> Subview { all[index] }
  /// Returns some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View, PrimitiveView {
  public typealias Body = Never

  /// Builds all views.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    ForEach(self) { $0 }._build(in: context, into: &nodes)
  }
}

/// Some of the views that a container is given.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  fileprivate let base: SubviewsCollection
  fileprivate let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View, PrimitiveView {
  public typealias Body = Never

  /// Builds these views.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    ForEach(self) { $0 }._build(in: context, into: &nodes)
  }
}

/// A section among the views that a container is given.
public struct SectionConfiguration: Identifiable {
  /// What tells it from the others.
  public struct ID: Hashable, Sendable {
    let index: Int
  }
  public let id: ID
  /// The views of its header; none where the views stand in no section.
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  /// What all its views left for the container, as they do where the section was told to.
  public var containerValues: ContainerValues {
    let views = [header, content, footer].flatMap { Array($0) }
    return ContainerValues { key in
      let values = views.map { $0.containerValues.value(key) }
      return values.allSatisfy { $0 != nil } ? values.first.flatMap(\.self) : nil
    }
  }
}

/// The sections that a container is given, one after the other. Views before, between and behind sections are sections
/// without a header.
public struct SectionCollection: RandomAccessCollection {
  private let all: [SectionConfiguration]

  fileprivate init(_ views: SubviewsCollection) {
    var all: [SectionConfiguration] = []
    func add(_ places: SectionPlaces) {
      all.append(
        SectionConfiguration(
          id: .init(index: all.count), header: SubviewsCollection(views, places.header),
          content: SubviewsCollection(views, places.content),
          footer: SubviewsCollection(views, places.footer)))
    }
    func addOthers(_ places: Range<Int>) {
      guard !places.isEmpty else { return }
      add(
        SectionPlaces(
          header: places.lowerBound..<places.lowerBound, content: places,
          footer: places.upperBound..<places.upperBound))
    }
    var place = 0
    for section in views.sections {
      addOthers(place..<section.all.lowerBound)
      add(section)
      place = section.all.upperBound
    }
    addOthers(place..<views.count)
    self.all = all
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> SectionConfiguration { all[index] }
}

/// A view that is made of the views of another one.
public struct _SubviewsContent<Base: View, Result: View> {
  fileprivate let base: Base
  fileprivate let transform: (SubviewsCollection) -> Result
}

extension _SubviewsContent: View, PrimitiveView {
  public typealias Body = Never

  /// Builds what is made of the views.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    guard context.session.enterBody(of: self, at: context.view) else { return }
    defer { context.session.leaveBody() }
    EnvironmentValues.within(context.environment) {
      transform(SubviewsCollection(base, in: context))._build(in: context, into: &nodes)
    }
  }
}

extension Group where Content: View {
  /// Creates a view of the views of another one.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsContent<Base, Result> {
    self.init(_content: _SubviewsContent(base: view, transform: transform))
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each of the views of another one.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == _SubviewsContent<Base, ForEach<SubviewsCollection, Subview.ID, Result>> {
    self.init(0..<1) { _ in
      _SubviewsContent(base: view) {
        ForEach<SubviewsCollection, Subview.ID, Result>($0, content: content)
      }
    }
  }
}

extension Group where Content: View {
  /// Creates a view of the sections of another one.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SubviewsContent<Base, Result> {
    self.init(
      _content: _SubviewsContent(base: view) { transform(SectionCollection($0)) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each of the sections of another one.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  )
  where
    Content == _SubviewsContent<
      Base, ForEach<SectionCollection, SectionConfiguration.ID, Result>
    >
  {
    self.init(0..<1) { _ in
      _SubviewsContent(base: view) {
        ForEach<SectionCollection, SectionConfiguration.ID, Result>(
          SectionCollection($0), content: content)
      }
    }
  }
}

/// What a view leaves for the container that it stands in.
public struct ContainerValues {
  private let given: (ObjectIdentifier) -> Any?
  private var own: [ObjectIdentifier: Any] = [:]

  init(_ given: @escaping (ObjectIdentifier) -> Any?) { self.given = given }

  /// Reads or writes the value of a key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      let key = ObjectIdentifier(key)
      return (own[key] ?? given(key)) as? K.Value ?? K.defaultValue
    }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the value that was left under a key; nil where none was.
  fileprivate func value(_ key: ObjectIdentifier) -> Any? { own[key] ?? given(key) }

  /// Returns whether a view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
  /// Returns a view's tag; nil where it has none of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    (given(ObjectIdentifier(TagTrait.self)) as? AnyHashable)?.base as? V
  }

  /// Returns the view's node with all values that were written.
  fileprivate func left(on node: LayoutNode) -> LayoutNode {
    own.reduce(node) { TraitNode($0, key: $1.key, value: $1.value) }
  }
}

/// The key of a value that a view leaves for its container.
public protocol ContainerValueKey {
  associatedtype Value
  /// The value where a view leaves none.
  static var defaultValue: Value { get }
}

extension View {
  /// Leaves a value for the container that the view stands in.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    wrapped { node, _ in
      var values = ContainerValues { node.trait($0) }
      values[keyPath: keyPath] = value
      return values.left(on: node)
    }
  }
}
