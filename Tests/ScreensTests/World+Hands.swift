import Phone
import Testing

@testable import Screens

extension World {
  static func locked(columns: Int = 80, rows: Int = 24) throws -> World {
    let world = try World(columns: columns, rows: rows)
    world.press("w", "w")
    return world
  }

  func region(_ isWanted: (PhoneRegion.Target) -> Bool) throws -> PhoneRegion {
    draw()
    return try #require(model.phone.picture?.regions.last { isWanted($0.target) })
  }

  /// Presses → until a part is marked.
  func mark(_ isWanted: (PhoneRegion.Target) -> Bool) throws {
    draw()
    for _ in 0..<20 where model.markedRegion.map({ isWanted($0.target) }) != true {
      press(Key(.right))
    }
    try #require(model.markedRegion.map { isWanted($0.target) } == true)
  }

  /// Returns the cell in the middle of a part.
  func cell(_ region: PhoneRegion) throws -> (Int, Int) {
    let area = try #require(
      frame?.regions.last { if case .phone = $0.target { true } else { false } })
    guard case .phone(let column, let row, let width, let height) = area.target else {
      return (0, 0)
    }
    return (
      column + Int(region.frame.midX / width), row + Int(region.frame.midY / height)
    )
  }

  /// Presses in the middle of a part, moves by cells, and lets go.
  func drag(_ region: PhoneRegion, _ columns: Int, _ rows: Int = 0) throws {
    let (column, row) = try cell(region)
    drag(column, row, columns, rows)
  }

  func drag(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int = 0) {
    input(.mouse(Mouse(.press, column: column, row: row)))
    input(.mouse(Mouse(.drag, column: column + columns / 2, row: row + rows / 2)))
    input(.mouse(Mouse(.release, column: column + columns, row: row + rows)))
  }
}

extension PhoneRegion.Target {
  var isCard: Bool { if case .card = self { true } else { false } }

  var isIsland: Bool { if case .island = self { true } else { false } }
}
