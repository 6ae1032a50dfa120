import Drawing
import Testing

@testable import SwiftUI

/// Spellings that real widgets use: that these compile is half of the test, the other half that
/// they leave the picture as it is.
@MainActor
@Suite struct WithoutEffectTests {
  private let plain = ["Text 0,0 \(frames(Text(verbatim: "Hi"))[0].split(separator: " ")[2])"]

  @Test func `every way to name an animation leaves the picture alone`() {
    let animations: [Animation] = [
      .default, .spring(), .spring, .spring(response: 0.3), .spring(duration: 0.3, bounce: 0.2),
      .spring(.bouncy), .spring(Spring(response: 0.4, dampingRatio: 0.8)), .bouncy,
      .bouncy(duration: 0.2, extraBounce: 0.1), .smooth(duration: 1), .snappy, .interactiveSpring(),
      .interactiveSpring(response: 0.2, dampingFraction: 0.5),
      .interpolatingSpring(stiffness: 10, damping: 2), .interpolatingSpring(duration: 1),
      .linear(duration: 1).repeatForever(autoreverses: false), .easeInOut.delay(0.2).speed(2),
      .timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(.easeIn, duration: 1),
    ]
    for animation in animations {
      #expect(frames(Text(verbatim: "Hi").animation(animation, value: 1)) == plain)
    }
    #expect(frames(Text(verbatim: "Hi").animation(.easeIn) { $0.opacity(1) }) == plain)
  }

  @Test func `transitions of both kinds leave the picture alone`() {
    let text = Text(verbatim: "Hi")
    #expect(frames(text.transition(.opacity)) == plain)
    #expect(frames(text.transition(.scale(scale: 0.5).combined(with: .opacity))) == plain)
    #expect(frames(text.transition(.blurReplace)) == plain)
    #expect(frames(text.transition(.blurReplace(.upUp))) == plain)
    #expect(frames(text.transition(.symbolEffect(.automatic))) == plain)
    #expect(frames(text.transition(Fading())) == plain)
    #expect(frames(text.contentTransition(.symbolEffect(.replace.downUp))) == plain)
  }

  struct Fading: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test func `symbol effects in all their parts leave the picture alone`() {
    let text = Text(verbatim: "Hi")
    #expect(frames(text.symbolEffect(.wiggle.left, options: .repeat(.continuous))) == plain)
    #expect(frames(text.symbolEffect(.variableColor.iterative.reversing)) == plain)
    #expect(frames(text.symbolEffect(.bounce.up.byLayer, options: .repeat(2), value: 1)) == plain)
    #expect(frames(text.symbolEffect(.pulse, options: .speed(2).repeating)) == plain)
  }

  @Test func `older and further accessibility names are taken`() {
    let view = Text(verbatim: "Hi")
      .accessibilityAction {}
      .accessibilityAction(named: "Stop") {}
      .accessibilityRepresentation { Text(verbatim: "x") }
      .accessibilityInputLabels(["a"])
      .accessibilityCustomContent("a", "b")
      .accessibility(addTraits: .isButton)
      .accessibility(label: Text(verbatim: "Greeting"))
    #expect(draw(view).outline.children.first?.label == "Greeting")
    let hidden = Text(verbatim: "Hi").accessibility(hidden: true)
    #expect(draw(hidden).outline.children.first?.traits.contains("accessibilityHidden") == true)
  }

  @Test func `modifiers of scenes and fields leave the picture alone`() {
    let view = Text(verbatim: "Hi").badge(3).submitLabel(.done).hoverEffect(.lift)
      .interactiveDismissDisabled().presentationDetents([.medium, .fraction(0.3)])
      .presentationBackground(.red).presentationBackground { Color.red }.onHover { _ in }
      .listItemTint(.red)
      .contextMenu { Text(verbatim: "x") }.headerProminence(.increased)
      .onContinueUserActivity("a") { _ in }.autocorrectionDisabled()
      .symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
    #expect(frames(view) == plain)
  }

  @Test func `text with a label is still text`() {
    let labelled = Text(verbatim: "#1").bold().accessibilityLabel("First")
    #expect(draw(labelled).outline.children.first?.label == "First")
    let both = Text(verbatim: "a ") + labelled
    #expect(draw(both).outline.children.first?.content == "a #1")
  }
}
