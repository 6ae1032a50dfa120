import Foundation
import Testing

@testable import WidgetHost

@Suite struct SoundFilesTests {
  @Test func `an alert's sound is looked for in the app's folder, if that has any`() throws {
    let folder = NSTemporaryDirectory() + "islet-sounds-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/App/Sounds", withIntermediateDirectories: true)
    // A widget's folder alone says nothing of the app's sounds.
    #expect(SoundFiles.finding(for: "goal.caf", in: folder) == nil)
    try Data().write(to: URL(fileURLWithPath: folder + "/App/Sounds/goal.caf"))
    #expect(SoundFiles.finding(for: "goal.caf", in: folder) == nil)
    #expect(SoundFiles.finding(for: "default", in: folder) == nil)
    #expect(SoundFiles.finding(for: nil, in: folder) == nil)
    #expect(SoundFiles.finding(for: "gaol.caf", in: nil) == nil)
    let missing = try #require(SoundFiles.finding(for: "gaol.caf", in: folder))
    #expect(missing.id == "alert-sound-missing")
    #expect(missing.sentence == "The app's folder has no sound “gaol.caf” (it has goal.caf).")
    let other = try #require(SoundFiles.finding(for: "Goal.caf", in: folder))
    #expect(other.sentence.contains("“goal.caf” is written otherwise"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "-link", withDestinationPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder + "-link") }
    #expect(SoundFiles.names(in: folder + "-link") == ["goal.caf"])
    // Of several the same one is told each time.
    try Data().write(to: URL(fileURLWithPath: folder + "/App/Sounds/GOAL.caf"))
    for count in 0..<16 {
      try Data().write(to: URL(fileURLWithPath: folder + "/App/Sounds/other\(count).caf"))
      let near = try #require(SoundFiles.finding(for: "Goal.caf", in: folder))
      #expect(near.sentence.contains("“GOAL.caf” is written otherwise"))
    }
  }
}
