import Foundation
import Goldens
import Testing

@testable import Commands

@MainActor
@Suite("A gallery is shown in the browser")
struct PageViewerTests {
  private let folder = TestFolder.path("viewer")

  private final class Sink { var text = "" }

  /// Runs a command where the desktop's program is a script.
  private func run(_ words: [String], script: String?) throws -> (code: Int32, complaint: String) {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let script {
      let path = "\(folder)/xdg-open"
      try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    let sink = Sink()
    let console = Console(
      write: { _ in }, complain: { sink.text += $0 }, environment: ["PATH": folder],
      workingDirectory: folder)
    return (IsletCommand.run(words, console: console), sink.text)
  }

  @Test(arguments: [
    ["gallery", "timer", "-o", "sheet.html", "--open"],
    ["preview", "--once", "--format", "html", "--open", "timer", "-o", "sheet.html"],
  ])
  func `the page is written and handed to the desktop's program`(_ words: [String]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try run(words, script: #"printf '%s' "$1" > "${0%/*}/opened""#)
    #expect(result.code == ExitCode.done, "\(result.complaint)")
    let opened = try String(contentsOfFile: "\(folder)/opened", encoding: .utf8)
    #expect(opened == "\(folder)/sheet.html")
    let page = try String(contentsOfFile: opened, encoding: .utf8)
    #expect(page.hasPrefix("<!doctype html>") || page.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `where nothing opens a page, the sentence names the file that was written`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for script in [nil, "exit 3"] as [String?] {
      let result = try run(["gallery", "timer", "-o", "sheet.html", "--open"], script: script)
      #expect(result.code == ExitCode.usage)
      #expect(result.complaint.contains("\(folder)/sheet.html in a browser"))
      #expect(FileManager.default.fileExists(atPath: "\(folder)/sheet.html"))
    }
  }

  @Test func `a page without a name goes where only its user can write`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let temporary = URL(fileURLWithPath: folder)
    let page = try PageViewer.place(of: "My App/timer.swift", "html", in: temporary)
    let own = "\(folder)/islet-\(getuid())"
    #expect(page == "\(own)/timer.html")
    for operand in ["/src/My App/.", "/src/My App/States/.."] {
      #expect(
        try PageViewer.place(of: operand, "html", in: temporary) == "\(own)/My App.html")
    }
    #expect(chmod(own, 0o777) == 0)
    #expect(throws: UsageError.self) {
      try PageViewer.place(of: "timer", "html", in: temporary)
    }
  }

  @Test func `a file whose ending no format has is refused, and not written`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try run(["gallery", "timer", "-o", "sheet.jpg"], script: nil)
    #expect(result.code == ExitCode.usage)
    #expect(result.complaint.contains("the ending of “sheet.jpg” names no format"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/sheet.jpg"))
  }

  @Test func `one widget is drawn at a time`() throws {
    let result = try run(["preview", "--once", "a", "b"], script: nil)
    #expect(result.code == ExitCode.usage && result.complaint.contains("one widget"))
  }
}
