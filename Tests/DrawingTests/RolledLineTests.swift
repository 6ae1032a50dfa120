import Goldens
import Testing

@testable import Drawing

@Suite struct RolledLineTests {
  private func roll(_ old: String, _ new: String, isUp: Bool = true) -> RolledLine {
    RolledLine(from: Cast.line(old), to: Cast.line(new), isUp: isUp)
  }

  @Test func `only the changed digit rolls: the old one up and away, then the new one from below`()
  {
    let rolled = roll("12:58", "12:59")
    let old = rolled.line(at: 0.1, 0)
    #expect(old.runs.map(\.text) == ["12:5", "8"])
    #expect(old.runs[0].lift == nil && (old.runs[1].lift ?? 0) > 0)
    let new = rolled.line(at: 0.2, 0)
    #expect(new.runs.map(\.text) == ["12:5", "9"])
    #expect((new.runs[1].lift ?? 0) < 0)
  }

  @Test func `counting down rolls the other way`() {
    let rolled = roll("12:58", "12:57", isUp: false)
    #expect((rolled.line(at: 0.1, 0).runs[1].lift ?? 0) < 0)
    #expect((rolled.line(at: 0.2, 0).runs[1].lift ?? 0) > 0)
  }

  @Test
  func
    `the old digit has gone after 0.12 s by a third of its height, the new one can be read after 0.185`()
  {
    func digit(at time: Double) -> (lift: Double, alpha: Double) {
      let run = roll("1", "2").line(at: time, 0).runs[0]
      guard case .color(let color) = run.paint else { return (0, 0) }
      return (run.lift ?? 0, color.alpha)
    }
    let third = TypeMetrics.capHeight(Face(size: 20)) / 3
    let gone = digit(at: 0.119)
    #expect(gone.alpha < 0.02 && abs(gone.lift - third) < 0.1)
    #expect(abs(digit(at: 0.185).alpha - 0.5) < 0.001)
    #expect(digit(at: 0.35).alpha == 1)
  }

  @Test func `a value tells the direction by itself`() {
    func motion(_ old: Double, _ new: Double) -> ListMotion {
      Cast.motion(
        [Cast.text(1, "\(Int(old))", content: .numeric(countsDown: false, value: old))],
        [Cast.text(1, "\(Int(new))", content: .numeric(countsDown: false, value: new))])
    }
    func lift(_ motion: ListMotion) -> Double {
      guard case .text(let line)? = motion.frame(at: 0.1).items.first else { return 0 }
      return line.runs.compactMap(\.lift).first ?? 0
    }
    #expect(lift(motion(3, 4)) > 0 && lift(motion(4, 3)) < 0)
  }

  @Test func `a number that gains a digit keeps what it shares`() {
    #expect(
      RolledLine.changes(from: "9 km", to: "10 km", inOld: false) == [
        true, true, false, false, false,
      ])
    #expect(
      RolledLine.changes(from: "9 km", to: "10 km", inOld: true) == [true, false, false, false])
    #expect(RolledLine.changes(from: "1 – 0", to: "2 – 0", inOld: true).filter { $0 }.count == 1)
  }

  @Test func `a roll reads as recorded`() {
    var lines = ["| s | text | lift, pt | alpha |", "| --- | --- | --- | --- |"]
    for step in 0...8 {
      let time = Double(step) * 0.05
      for run in roll("2 – 0", "3 – 0").line(at: time, 1).runs {
        guard case .color(let color) = run.paint else { continue }
        let parts = [time, run.lift ?? 0, color.alpha].map { ($0 * 100).rounded() / 100 }
        lines.append("| \(parts[0]) | \(run.text) | \(parts[1]) | \(parts[2]) |")
      }
    }
    let difference = Golden.difference(lines.joined(separator: "\n"), named: "roll", as: "md")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
