import Testing

@testable import Drawing

@Suite struct RollingTimeTests {
  private func list(_ dynamic: DynamicText, content: ContentChange? = nil) -> DisplayList {
    var line = Cast.line("0:00")
    line.runs[0].dynamic = dynamic
    return Cast.list([.view(ViewMark(id: 1, items: [.text(line)], content: content))])
  }

  private let countdown = DynamicText.timerInterval(
    start: 0, end: 100, pause: nil, countsDown: true, showsHours: true)

  private func runs(_ list: DisplayList) -> [TextRun] {
    guard case .view(let view)? = list.items.first, case .text(let line)? = view.items.first
    else { return [] }
    return line.runs
  }

  @Test func `a running timer rolls the digit that changed, and nothing else`() {
    // 1:40 becomes 1:39 at the first second.
    let runs = runs(list(countdown).rolling(at: 1.2))
    #expect(runs.map(\.text).joined() == "1:39")
    #expect(runs.first?.text == "1:" && (runs.first?.lift ?? 0) == 0)
    #expect(runs.dropFirst().allSatisfy { $0.lift != 0 })
  }

  @Test func `a countdown rolls down, what counts up rolls up`() {
    let up = DynamicText.timerInterval(
      start: 0, end: 100, pause: nil, countsDown: false, showsHours: true)
    let (down, rising) = (
      runs(list(countdown).rolling(at: 1.05)).last?.lift ?? 0,
      runs(list(up).rolling(at: 1.05)).last?.lift ?? 0
    )
    #expect(down * rising < 0)
  }

  @Test func `between two changes nothing moves, and a timer that stands does not`() {
    #expect(list(countdown).rolling(at: 1.5) == list(countdown))
    let paused = DynamicText.timerInterval(
      start: 0, end: 100, pause: 0.5, countsDown: true, showsHours: true)
    #expect(list(paused).rolling(at: 1.1) == list(paused))
    #expect(list(.relative(1000)).rolling(at: 1.1) == list(.relative(1000)))
  }

  @Test func `a text whose author wants no transition changes at once`() {
    let still = list(countdown, content: .identity)
    #expect(still.rolling(at: 1.1) == still)
  }
}
