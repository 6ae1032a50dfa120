import Findings
import Testing
import WidgetProtocol

@testable import Simulator

@Suite struct ProofsTests {
  private func proof(_ revision: Int) -> Proofs.Proof {
    Proofs.Proof(id: "a", revision: revision, slot: .lockScreen)
  }

  @Test func `an activity waits once, however often it changes`() {
    var proofs = Proofs()
    proofs.add(["a"])
    proofs.add(["a"])
    proofs.beginRound(at: 7)
    #expect(proofs.next == 7 + Proofs.interval)
    #expect(proofs.takeNext() == "a")
    #expect(proofs.takeNext() == nil && !proofs.isWaiting)
  }

  @Test func `while too many wait, further ones do so only where a caller needs them`() {
    var proofs = Proofs()
    proofs.add(Set((0..<Proofs.limit).map { "\($0)" }))
    proofs.add(["late"])
    proofs.addAll(["needed"])
    var taken: Set<String> = []
    while let id = proofs.takeNext() { taken.insert(id) }
    #expect(taken.count == Proofs.limit + 1)
    #expect(taken.contains("needed") && !taken.contains("late"))
  }

  @Test func `activities are drawn in the order in which they changed`() {
    var proofs = Proofs()
    let names = (0..<200).map { "\($0)" }
    for name in names { proofs.add([name]) }
    proofs.add(["0", "new"])
    var taken: [String] = []
    while let id = proofs.takeNext() { taken.append(id) }
    #expect(taken == names + ["new"])
  }

  @Test func `the picture of an earlier state does not stand for a later one`() {
    var proofs = Proofs()
    proofs.begin(proof(2), push: 7)
    proofs.end(proof(1))
    #expect(!proofs.isDone && proofs.openPushes == [7])
    proofs.end(proof(2))
    #expect(proofs.isDone && proofs.openPushes.isEmpty)
  }

  @Test func `a failure is told once, and again when too many were told since`() {
    var proofs = Proofs()
    let tellsFirst = proofs.tells("2 lockScreen", of: "a")
    let tellsAgain = proofs.tells("2 lockScreen", of: "a")
    #expect(tellsFirst && !tellsAgain)
    for number in 0..<Proofs.limit { _ = proofs.tells("\(number)", of: "b") }
    proofs.end(proof(1))
    let tellsLate = proofs.tells("2 lockScreen", of: "a")
    #expect(tellsLate)
  }

  @Test func `what was told of an activity is told anew once another build draws it`() {
    var proofs = Proofs()
    let (own, shared) = (Finding("widget-crashed"), Finding("archive-format"))
    for activity in ["a", "b"] {
      _ = proofs.tells("2 lockScreen", of: activity)
      proofs.note(shared, of: activity)
    }
    proofs.note(own, of: "a")
    // What is still true of another app's activity stays.
    let gone = proofs.renew(["a", "unknown"])
    #expect(gone == [own])
    let tellsRenewed = proofs.tells("2 lockScreen", of: "a")
    let tellsOther = proofs.tells("2 lockScreen", of: "b")
    #expect(tellsRenewed && !tellsOther)
  }
}
