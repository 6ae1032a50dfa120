import Drawing
import Testing

@testable import SwiftUI

@Suite @MainActor struct ViewIdentityTests {
  private func render(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> DisplayList
  {
    var environment = EnvironmentValues()
    change(&environment)
    let result = ViewRenderer.render(
      view, proposal: Proposal(width: 300, height: 200), environment: environment)
    return DisplayList(size: result.size, items: result.views)
  }

  private func views(_ items: [DisplayItem]) -> [ViewMark] {
    items.flatMap { item -> [ViewMark] in
      switch item {
      case .view(let view): [view] + views(view.items)
      case .group(let group): views(group.items)
      default: []
      }
    }
  }

  private func ids(_ view: some View) -> [UInt64] { views(render(view).items).map(\.id) }

  @ViewBuilder private func rows(_ names: [String], hasHead: Bool) -> some View {
    VStack {
      if hasHead { Text("Head") }
      ForEach(names, id: \.self) { Text($0) }
      Circle().fill(.red)
    }
  }

  @Test func `views that stay keep their identities when others come and go`() {
    let few = ids(rows(["a", "b", "c"], hasHead: false))
    let more = ids(rows(["c", "a"], hasHead: true))
    #expect(Set(few).intersection(more).count == 3)
    #expect(Set(few).count == few.count && Set(more).count == more.count)
    #expect(few[0] == more[2] && few[2] == more[1] && few[3] == more[3])
  }

  @Test func `an id makes another view`() {
    #expect(ids(Text("a").id(1)) == ids(Text("b").id(1)))
    #expect(ids(Text("a").id(1)) != ids(Text("a").id(2)))
  }

  @Test func `views with one matched id are one, wherever they stand`() {
    let space = Namespace().wrappedValue
    func dot(_ id: String) -> some View { Circle().matchedGeometryEffect(id: id, in: space) }
    let first = ids(HStack { dot("ball") }.padding())
    #expect(first == ids(VStack { dot("ball") }))
    #expect(first != ids(VStack { dot("flag") }))
  }

  @Test func `views with one matched id in two namespaces are two`() {
    struct Field: View {
      @Namespace private var home
      @Namespace private var away
      let isAway: Bool
      var body: some View {
        Circle().matchedGeometryEffect(id: "ball", in: isAway ? away : home)
      }
    }
    #expect(ids(Field(isAway: true)) != ids(Field(isAway: false)))
    #expect(ids(Field(isAway: true)) == ids(HStack { Field(isAway: true) }))
  }

  @Test func `a transition around an id comes and goes with it`() {
    func views(_ id: Int) -> [ViewMark] {
      self.views(render(Text("a").id(id).padding().transition(.push(from: .top))).items)
    }
    #expect(views(1).first?.id == views(1).first?.id && views(1).first?.id != views(2).first?.id)
    #expect(views(1).first?.transition != nil)
  }

  @Test func `the two branches of a condition are two views`() {
    @ViewBuilder func view(_ isOn: Bool) -> some View {
      if isOn { Text("on") } else { Text("off") }
    }
    #expect(ids(view(true)) != ids(view(false)))
  }

  @Test func `views of a tuple are told apart by their places in it`() {
    let both = ids(VStack { TupleView((Text("a"), Text("b"))) })
    let one = ids(VStack { TupleView((EmptyView(), Text("b"))) })
    #expect(both.count == 2 && one.count == 1)
    #expect(both.last == one.last)
  }

  @Test func `what lies over and under a view is told apart from it`() {
    let all = ids(
      Text("a").background(Color.red).overlay { Text("b") }.overlay { Text("c") }.mask { Circle() })
    #expect(all.count == 4 && Set(all).count == 4)
  }

  @Test func `text and symbols carry their content transition`() {
    let marks = views(
      render(
        HStack {
          Text("3"); Image(systemName: "bolt")
        }.contentTransition(.numericText(countsDown: true))
      )
      .items)
    #expect(
      marks.map(\.content) == Array(repeating: .numeric(countsDown: true, value: nil), count: 2))
    #expect(views(render(Text("3")).items).first?.content == nil)
  }

  @Test func `an animation carries its curve and a digest of its value`() {
    func animation(_ value: Int) -> ValueAnimation? {
      views(render(Text("a").animation(.bouncy, value: value)).items).first?.animations?.first
    }
    #expect(animation(1) == animation(1) && animation(1)?.value != animation(2)?.value)
    #expect(animation(1)?.pace == Animation.bouncy.pace)
    struct Closed: Equatable { var number: Int }
    #expect(
      views(render(Text("a").animation(.bouncy, value: Closed(number: 1))).items)[0].animations
        == nil)
    #expect(views(render(Text("a").animation(nil, value: 1)).items)[0].animations == nil)
  }

  @Test func `a transition knows the room of its view`() {
    let view = Color.red.frame(width: 40, height: 20).transition(.move(edge: .bottom))
    let transition = views(render(view).items).first?.transition
    #expect(transition?.insertion.y == 20 && transition?.insertion.fades == false)
    let slide = views(render(Color.red.frame(width: 40, height: 20).transition(.slide)).items)
    #expect(slide.first?.transition?.insertion.x == -40 && slide.first?.transition?.removal.x == 40)
    let push = views(
      render(Color.red.frame(width: 40, height: 20).transition(.push(from: .top))).items)
    #expect(
      push.first?.transition?.removal.y == 20 && push.first?.transition?.removal.fades == true)
  }

  @Test func `nothing is known again on a dimmed display or with reduced motion`() {
    #expect(views(render(Text("a")).items).count == 1)
    #expect(views(render(Text("a")) { $0.system.isLuminanceReduced = true }.items).isEmpty)
    #expect(views(render(Text("a")) { $0.system.reduceMotion = true }.items).isEmpty)
  }

  @Test func `the marks alone are as they were without identities`() {
    let view = rows(["a"], hasHead: true).opacity(0.5)
    let plain = render(view) { $0.system.reduceMotion = true }
    #expect(render(view).items.withoutViews == plain.items)
  }
}
