import Drawing
import Testing

@testable import SwiftUI

private struct TeamKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var team: String {
    get { self[TeamKey.self] }
    set { self[TeamKey.self] = newValue }
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Environment, state, preferences and redaction.
@MainActor
@Suite struct EnvironmentTests {
  private struct Badge: View {
    @Environment(\.team) var team
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(verbatim: "\(team) \(scheme)") }
  }

  private func texts(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues())
    -> [String]
  {
    draw(view, width: 300, environment: environment).items.compactMap {
      if case .text(let line) = $0 { line.string } else { nil }
    }
  }

  @Test func `a view reads the environment where it stands`() {
    let view = VStack {
      Badge()
      Badge().environment(\.team, "Harbour").colorScheme(.dark)
    }
    #expect(texts(view) == ["none light", "Harbour dark"])
  }

  @Test func `a modifier of one's own reads it too and wraps its content`() {
    struct Framed: ViewModifier {
      @Environment(\.team) var team
      func body(content: Content) -> some View {
        VStack {
          Text(verbatim: team)
          content
        }
      }
    }
    #expect(texts(Text(verbatim: "A").modifier(Framed()).environment(\.team, "B")) == ["B", "A"])
  }

  @Test func `a geometry reader's content reads the environment of the reader`() {
    let view = GeometryReader { _ in Badge() }.environment(\.team, "Inner")
    #expect(texts(view) == ["Inner light"])
  }

  @Test func `state shows its first value and a binding reads through`() {
    struct Child: View {
      @Binding var name: String
      var body: some View { Text(verbatim: name) }
    }
    struct Parent: View {
      @State private var name = "first"
      var body: some View { Child(name: $name) }
    }
    #expect(texts(Parent()) == ["first"])
  }

  @Test func `an environment object is found by its type`() {
    final class Score: ObservableObject { var goals = 2 }
    struct Line: View {
      @EnvironmentObject var score: Score
      var body: some View { Text(verbatim: "\(score.goals)") }
    }
    #expect(texts(Line().environmentObject(Score())) == ["2"])
  }

  @Test func `preferences add up over the whole tree, overlays included`() {
    let view = VStack {
      Text(verbatim: "A").preference(key: Total.self, value: 2)
      Text(verbatim: "B").overlay { Color.red.preference(key: Total.self, value: 5) }
    }
    let session = RenderSession()
    let node = ViewRenderer.node(
      of: view, in: .unspecified, environment: EnvironmentValues(), session: session)
    #expect(node.preference(Total.self) == 7)
    #expect(draw(Text(verbatim: "C")).outline.children.count == 1)
  }

  @Test func `a view that contains itself is a finding and not a crash`() {
    struct Loop: View { var body: AnyView { AnyView(Loop()) } }
    #expect(draw(Loop()).findings.map(\.id) == ["widget-body-too-deep"])
  }

  @Test func `private text is hidden when the phone is locked, other text is not`() {
    var environment = EnvironmentValues()
    environment.redactionReasons = .privacy
    let view = VStack {
      Text(verbatim: "Open")
      Text(verbatim: "Secret").privacySensitive()
    }
    #expect(texts(view, environment) == ["Open"])
    #expect(texts(view) == ["Open", "Secret"])
    #expect(texts(view.redacted(reason: .placeholder)) == [])
    #expect(texts(view.unredacted().redacted(reason: .placeholder)) == ["Open", "Secret"])
  }

  @Test func `labels for those who listen are kept in the outline`() {
    let node = draw(Image(systemName: "heart").accessibilityLabel("Favourite")).outline.children[0]
    #expect(node.label == "Favourite" && node.content == "heart")
    #expect(
      draw(Image(systemName: "heart").accessibilityHidden(true)).outline.children[0].traits
        .contains("decorative"))
  }

  @Test func `a label may be made of texts, with the view's own among them`() {
    func label(_ view: some View) -> String? { draw(view).outline.children[0].label }
    let heart = Image(systemName: "heart")
    #expect(label(heart.accessibilityLabel { _ in Text(verbatim: "Liked") }) == "Liked")
    let view = Text(verbatim: "Trip").accessibilityLabel { own in
      Text(verbatim: "Rated 5")
      own
    }
    #expect(label(view) == "Rated 5, Trip")
    #expect(draw(view).outline.children.count == 1)
    #expect(frames(view) == frames(Text(verbatim: "Trip")))
  }

  @Test func `scaled metrics follow Dynamic Type`() {
    struct Dot: View {
      @ScaledMetric var side: CGFloat = 17
      var body: some View { Color.red.frame(width: side, height: side) }
    }
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .xxxLarge
    #expect(draw(Dot(), environment: environment).size.width == 23)
  }
}
