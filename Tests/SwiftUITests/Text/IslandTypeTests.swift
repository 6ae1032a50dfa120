import Drawing
import Testing

@testable import SwiftUI

@Suite("Text styles in the compact and the minimal island")
struct IslandTypeTests {
  private func face(
    _ font: Font, _ typeSize: DynamicTypeSize = .large, system: Double = 18
  ) -> Face {
    var environment = EnvironmentValues()
    environment.system.isInSmallIsland = true
    environment.system.systemVersion = system
    environment.dynamicTypeSize = typeSize
    return font.face(in: environment)
  }

  @Test(arguments: [
    (Font.body, 15.0), (.headline, 15), (.subheadline, 13), (.caption, 13), (.caption2, 13),
  ])
  func `are 13 to 15 points large, whatever the person chose`(_ font: Font, _ size: Double) {
    #expect(face(font).size == size)
    #expect(face(font, .accessibility3).size == size)
  }

  @Test func `are set in medium since iOS 18, where nothing else is said`() {
    #expect(face(.subheadline).weight == 500)
    #expect(face(.subheadline, system: 17).weight == 400)
    #expect(face(.headline).weight == 600)
    #expect(face(.caption.bold()).weight == 600)
    #expect(face(.body.weight(.regular)).weight == 400)
  }

  @Test func `fonts of a given size stay as they are`() {
    #expect(face(.system(size: 11)).size == 11)
    #expect(face(.system(size: 11)).weight == 400)
    #expect(Font.body.face(in: EnvironmentValues()).size == 17)
  }
}
