import Testing

@testable import Drawing

@Suite("Forms of Han characters")
struct HanFormsTests {
  private func run(_ text: String, _ forms: HanForms? = nil, dynamic: DynamicText? = nil) -> TextRun
  {
    TextRun(
      text, face: Face(size: 17), paint: .color(.white), x: 0, width: 10, dynamic: dynamic,
      hanForms: forms)
  }

  private func forms(of run: TextRun, in forms: HanForms) -> HanForms? {
    let line = TextLine(frame: Rect(x: 0, y: 0, width: 10, height: 20), baseline: 16, runs: [run])
    let items = [DisplayItem.group(GroupMark([.text(line)]))].written(in: forms)
    guard case .group(let group)? = items.first, case .text(let text)? = group.items.first else {
      Issue.record("no text")
      return nil
    }
    return text.runs.first?.hanForms
  }

  @Test func `what the languages share is written in the phone's, unless it has another`() {
    #expect(forms(of: run("直"), in: .japanese) == .japanese)
    #expect(forms(of: run("直", .korean), in: .japanese) == .korean)
    #expect(forms(of: run("直"), in: .simplified) == nil)
  }

  @Test func `letters that no language writes otherwise stay as they are`() {
    #expect(forms(of: run("9:41 – Größe"), in: .japanese) == nil)
  }

  @Test func `a clock may come to show shared characters, so it gets the phone's forms`() {
    let timer = DynamicText.timer(60)
    #expect(forms(of: run("0:41", dynamic: timer), in: .traditional) == .traditional)
  }
}
