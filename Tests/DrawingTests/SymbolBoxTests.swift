import Foundation
import Testing

@testable import Drawing

/// The boxes of symbols, SwiftUI/LAYOUT.md "Symbols".
@Suite struct SymbolBoxTests {
  private let pixel = 1.0 / 3

  private func box(
    _ name: String, _ size: Double, _ weight: Int = 400, _ scale: SymbolBox.Scale = .medium,
    pixel: Double = 0.5
  ) -> SymbolBox {
    SymbolBox(name, Face(size: size, weight: weight), scale: scale, pixel: pixel)
  }

  @Test(
    arguments: [
      (100, 1), (400, 1), (401, 1.000145), (500, 1.0145), (600, 1.029), (700, 1.042), (900, 1.068),
    ] as [(Int, Double)])
  func `heavier symbols are larger, lighter ones are not smaller`(weight: Int, factor: Double) {
    let plain = box("heart", 13, 400, pixel: 0)
    let heavy = box("heart", 13, weight, pixel: 0)
    #expect(abs(heavy.width / plain.width - factor) < 1e-9)
    #expect(abs(heavy.height / plain.height - factor) < 1e-9)
    #expect(abs((heavy.descent - plain.descent) - plain.height * (factor - 1) / 2) < 1e-9)
  }

  @Test func `a name of parts without end has the box of any unknown one`() {
    let endless = Array(repeating: "x", count: 20_000).joined(separator: ".")
    #expect(box(endless, 13).width == box("nope", 13).width)
  }

  @Test func `with half points as pixels each measured symbol has its measured box`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Drawing/SymbolBoxes/measured.tsv").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    let sizes = lines[0].dropFirst().compactMap(Double.init)
    var count = 0
    for line in lines.dropFirst() {
      if line.count == 2 {
        #expect(box(line[0], 17).origin == .assumed)
        #expect(box(line[0], 17).width == box(String(line[1].dropFirst(2)), 17).width)
        continue
      }
      for (size, cell) in zip(sizes, line.dropFirst()) {
        let lengths = cell.split(separator: " ").compactMap { Double($0) }
        let box = box(line[0], size)
        #expect(box.origin == .measured)
        #expect(abs(box.width - lengths[0]) < 1e-9, "\(line[0]) at \(size)")
        #expect(abs(box.height - lengths[1]) < 1e-9 && abs(box.descent - lengths[2]) < 1e-9)
        count += 1
      }
    }
    #expect(count == 135 * 8)
  }

  @Test(arguments: [
    ("exclamationmark.shield", "shield"), ("ellipsis.viewfinder", "camera.viewfinder"),
    ("ellipsis.rectangle.fill", "rectangle"), ("plus.icloud", "cloud"),
  ])
  func `a sign in an enclosure has the enclosure's box, not the sign's`(
    _ name: String, _ enclosure: String
  ) {
    for size in [11.0, 17, 40] {
      let (own, other) = (box(name, size), box(enclosure, size))
      #expect(own.width == other.width && own.height == other.height)
      #expect(own.origin != .guessed && own.origin != .measured)
    }
  }

  @Test(arguments: ["ellipsis.nope", "minus.nope.clockwise"])
  func `a flat sign does not make what it stands beside flat`(_ name: String) {
    #expect(box(name, 17).height == box("nope", 17).height)
  }

  @Test(arguments: [
    ("document.badge.plus", "doc.badge.plus"), ("microphone.slash", "mic.slash"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
  ])
  func `a symbol has the box that it had under its earlier name`(_ name: String, _ earlier: String)
  {
    #expect(box(name, 17) == box(earlier, 17))
  }

  @Test(
    arguments: [
      ("shippingbox", 15, 18.33), ("arrow.right", 15, 17.67), ("car", 15, 21),
      ("house.fill", 15, 20.33), ("xmark.circle", 17, 19.67), ("frying.pan", 22, 38.33),
      ("figure.walk.diamond.fill", 15, 19.33), ("figure.run", 22, 23.67),
    ] as [(String, Double, Double)])
  func `with three pixels a point boxes come within two pixels of those on phones`(
    _ name: String, _ size: Double, _ width: Double
  ) {
    #expect(abs(box(name, size, pixel: pixel).width - width) < 0.68)
  }

  @Test(
    arguments: [("star", 17, 22.5, 20.5), ("star", 28, 36, 33.5), ("star", 34, 43.5, 40.5)]
      as [(String, Double, Double, Double)])
  func `weights and scales grow a box as Apple's do`(
    _ name: String, _ size: Double, _ width: Double, _ height: Double
  ) {
    let box = box(name, size, size == 17 ? 700 : 400)
    #expect(abs(box.width - width) <= 1 && abs(box.height - height) <= 1, "\(box)")
  }

  @Test func `a large star of body is 28 by 27, a small one stands on the same middle`() {
    let large = box("star", 17, 400, .large)
    #expect(abs(large.width - 28) <= 0.5 && abs(large.height - 27) <= 0.75)
    let medium = box("star", 17)
    let small = box("star", 17, 400, .small)
    #expect(abs(medium.height / 2 - medium.descent - (small.height / 2 - small.descent)) < 0.3)
    #expect(small.width < medium.width && medium.width < large.width)
  }

  @Test func `between two sizes a box lies on a line, beyond them in proportion`() {
    let (low, high) = (box("car", 17, pixel: 0), box("car", 22, pixel: 0))
    let between = box("car", 19.5, pixel: 0)
    #expect(abs(between.width - (low.width + high.width) / 2) < 1e-9)
    #expect(abs(box("car", 52, pixel: 0).width - 2 * box("car", 26, pixel: 0).width) < 1e-9)
    #expect(abs(box("car", 5, pixel: 0).width - box("car", 10, pixel: 0).width / 2) < 1e-9)
  }

  @Test(arguments: [
    ("cart.slash", SymbolBox.Origin.assumed, "cart"),
    ("snowflake.circle.fill", .guessed, "circle"), ("car.nope", .guessed, "car"),
  ])
  func
    `a symbol without a box of its own has that of its outline, its shape or its first word, and says so`(
      _ name: String, _ origin: SymbolBox.Origin, _ like: String
    )
  {
    let own = box(name, 17)
    #expect(own.origin == origin)
    #expect(abs(own.width - box(like, 17).width) < 0.6)
  }

  @Test func `the compact chevron is 70.33 by 25.67 at 64 points`() {
    let chevron = box("chevron.compact.down", 64, pixel: 0)
    #expect(abs(chevron.width - 70.33) < 0.01 && abs(chevron.height - 25.67) < 0.01)
  }

  @Test func `sizes and names from outside never trap`() {
    for size in [-1, 0, .nan, .infinity, 1e300] as [Double] {
      for name in ["star", "", ".", "...", "no.such.symbol", "= star"] {
        let box = box(name, size, pixel: pixel)
        #expect(box.width > 0 && box.width.isFinite && box.height > 0)
      }
    }
  }
}
