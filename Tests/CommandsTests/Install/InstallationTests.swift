import Foundation
import Goldens
import Testing

@testable import Commands

@Suite("Files on their way to where they belong")
struct InstallationTests {
  @Test func `no folder of somebody's gives way to a file, and no file to a folder`() throws {
    let folder = try TestFolder.path(
      "place",
      with: [
        "bin/islet/mine/notes.txt": "mine", "share/Match": "mine", "program": "new",
        "Match/app.json": "new",
      ])
    var installation = Installation()
    #expect(throws: Installation.Occupied(place: folder + "/bin/islet", isFolder: true)) {
      try installation.copy(folder + "/program", to: folder + "/bin/islet")
    }
    #expect(throws: Installation.Occupied(place: folder + "/share/Match", isFolder: false)) {
      try installation.copy(folder + "/Match", to: folder + "/share/Match")
    }
    installation.undo()
    #expect(names(folder + "/bin") == ["islet"])
    #expect(names(folder + "/bin/islet/mine") == ["notes.txt"])
    #expect(names(folder + "/share") == ["Match"])
  }

  @Test func `a file, a folder and a link give way to what is of their kind`() throws {
    let folder = try TestFolder.path(
      "place",
      with: [
        "old": "old", "real": "real", "program": "new", "Match/app.json": "new",
        "share/Match/old.json": "old",
      ])
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: "real")
    var installation = Installation()
    try installation.copy(folder + "/program", to: folder + "/old")
    try installation.copy(folder + "/program", to: folder + "/link")
    try installation.copy(folder + "/Match", to: folder + "/share/Match")
    try installation.finish()
    #expect(try String(contentsOfFile: folder + "/old", encoding: .utf8) == "new")
    #expect(try String(contentsOfFile: folder + "/link", encoding: .utf8) == "new")
    #expect(try String(contentsOfFile: folder + "/real", encoding: .utf8) == "real")
    #expect(names(folder + "/share/Match") == ["app.json"])
  }

  private func names(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
