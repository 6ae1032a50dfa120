import Goldens
import Screens
import Simulator
import Testing

@MainActor
@Suite("The screens as pictures, at three sizes")
struct ScreenPictureTests {
  nonisolated static let sizes = [(80, 24), (120, 40), (200, 60)]

  @Test(arguments: sizes)
  func `the phone with one activity and its pushes`(columns: Int, rows: Int) throws {
    let world = try World(columns: columns, rows: rows)
    world.simulator.send(.person(.lock))
    world.simulator.send(.person(.wake))
    world.draw()
    world.push(["score": 2, "text": "Match is at 2", "list": [1, 2]])
    world.push(["Score": 3])
    #expect(Golden.difference(world.text, named: "phone-\(columns)x\(rows)") == nil)
  }

  @Test(arguments: sizes)
  func `the gallery of an app`(columns: Int, rows: Int) throws {
    let world = try World(columns: columns, rows: rows)
    world.press("2", "j", "l")
    _ = world.text
    #expect(Golden.difference(world.text, named: "gallery-\(columns)x\(rows)") == nil)
  }

  @Test(arguments: sizes)
  func `the push log with one push open`(columns: Int, rows: Int) throws {
    let world = try World(columns: columns, rows: rows)
    world.push(["score": 2, "text": "Match is at 2", "list": [1, 2]])
    world.push(["score": 3, "text": "Match is at 3", "list": [1, 2, 3]])
    world.receive(Array(#"{"aps":{"timestamp":1,"event":"update","content-state":{}}}"#.utf8))
    world.press("3", "j")
    #expect(Golden.difference(world.text, named: "pushes-\(columns)x\(rows)") == nil)
    world.press(.enter)
    #expect(Golden.difference(world.text, named: "push-open-\(columns)x\(rows)") == nil)
  }

  @Test func `nothing runs: each screen says what to do`() throws {
    let world = try World(columns: 120, rows: 30, starts: false)
    #expect(world.text.contains("None runs."))
    world.press("3")
    #expect(world.text.contains("No push has come yet."))
    #expect(world.text.contains("a lists the apps"))
  }

  @Test func `an empty push log shows a curl line that is ready to paste`() throws {
    let world = try World(columns: 120, rows: 30)
    world.press("3")
    let token = try #require(world.simulator.phone.activities.first?.token)
    // A line that ends in a backslash goes on in the next, at its first column.
    let line = world.text.replacing("\\\n", with: "")
    #expect(line.contains("/3/device/" + token + " "))
    #expect(line.contains("apns-push-type: liveactivity"))
    #expect(line.contains("content-state"))
  }

  @Test func `a curl line is to be pasted only where a gateway takes what it sends`() throws {
    let world = try World(columns: 80, rows: 30)
    world.press("3")
    #expect(world.text.contains("No gateway runs here; c copies this for another simulator:"))
    #expect(!world.text.contains("Paste this"))
    world.simulator.address = SimulatorAddress(port: 2197, udpPort: nil, authority: nil)
    #expect(world.text.contains("Paste this into a shell; c copies it:"))
  }

  @Test func `a curl line that has no room ends in a mark, and one that has room in none`() throws {
    func curl(rows: Int) throws -> [Substring] {
      let world = try World(columns: 100, rows: rows)
      world.press("3")
      let lines = world.text.split(separator: "\n")
      let start = try #require(lines.firstIndex { $0.hasPrefix("curl ") })
      let end = try #require(lines.firstIndex { $0.contains("Each push gets a line here") })
      return Array(lines[start..<end])
    }
    let (cut, whole) = (try curl(rows: 15), try curl(rows: 30))
    #expect(cut.last?.hasSuffix("…") == true, "\(cut)")
    #expect(cut.dropLast() == whole.prefix(cut.count - 1))
    #expect(cut.count < whole.count && whole.allSatisfy { !$0.contains("…") })
  }

  @Test(arguments: [(49, 24), (80, 13), (20, 6), (10, 3), (1, 1)])
  func `too small a window is told in a sentence`(columns: Int, rows: Int) throws {
    let world = try World(columns: columns, rows: rows)
    let frame = world.draw()
    #expect(frame.grid.columns == columns && frame.grid.rows == rows)
    guard columns >= 20 else { return }
    let words = world.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "Islet needs 50 × 14 cells; this window has \(columns) × \(rows). Make it larger, or q leaves."
      ))
  }

  @Test func `every size from nothing to large draws without trouble`() throws {
    let world = try World()
    world.push(["score": 2, "text": "x", "list": []])
    for key: Key in ["1", "2", "3"] {
      world.press(key)
      for (columns, rows) in [(0, 0), (1, 30), (50, 14), (51, 15), (79, 23), (81, 25), (300, 100)] {
        (world.columns, world.rows) = (columns, rows)
        let grid = world.draw().grid
        #expect(grid.columns == columns && grid.rows == rows)
      }
    }
  }
}

extension Substring {
  fileprivate func trimming() -> Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return text
  }
}
