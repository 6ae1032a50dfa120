import Drawing
import Testing

@testable import Lints

@Suite("What an alert tells")
struct AlertReviewTests {
  private func screen(_ texts: String..., dynamic: String? = nil) -> [OutlineNode] {
    let nodes = texts.map { OutlineNode(kind: "Text", frame: .zero, content: $0) }
    let timer = dynamic.map {
      OutlineNode(kind: "Text", frame: .zero, content: $0, traits: ["dynamic"])
    }
    return [
      OutlineNode(kind: "HStack", frame: .zero, children: nodes + [timer].compactMap { $0 })
    ]
  }

  private func isTold(_ alert: [String], _ before: [OutlineNode], _ after: [OutlineNode]) -> Bool {
    AlertReview.remark(on: alert, before: before, after: after) != nil
  }

  @Test func `is missed where it stands as before and only times changed`() {
    let alert = ["Red card", "Okonkwo is sent off"]
    #expect(isTold(alert, screen("Okonkwo", "66′"), screen("Okonkwo", "67′")))
    #expect(isTold(alert, screen("Okonkwo", "9:40"), screen("Okonkwo", "9:41")))
  }

  @Test func `is shown by any other change, in whatever words`() {
    let alert = ["Red card", "Okonkwo is sent off"]
    #expect(!isTold(alert, screen("Okonkwo", "no card"), screen("Okonkwo", "expelled")))
    let goal = ["Goal!", "Harbour 2 – 1"]
    #expect(!isTold(goal, screen("Harbour", "1 – 1"), screen("Harbour", "2 – 1")))
  }

  @Test func `is not judged where nothing of it stands on the screen, or nothing changed`() {
    let alert = ["Kick-off in a moment"]
    #expect(!isTold(alert, screen("Harbour", "66′"), screen("Harbour", "67′")))
    #expect(!isTold(["Harbour"], screen("Harbour", "66′"), screen("Harbour", "66′")))
    #expect(
      !isTold(["Harbour"], screen("Harbour", dynamic: "4:59"), screen("Harbour", dynamic: "4:58")))
  }
}
