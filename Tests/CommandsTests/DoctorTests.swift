import Foundation
import Goldens
import JSON
import Testing

@testable import Commands

@MainActor
@Suite("What islet doctor finds") struct DoctorTests {
  /// Returns what is said of widgets where their cache is a folder.
  private func widgets(cache: String) throws -> JSONValue {
    var output = ""
    let console = Console(
      write: { output += $0 }, complain: { _ in },
      environment: [
        "HOME": "/nowhere", "XDG_CACHE_HOME": cache,
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      ])
    _ = IsletCommand.run(["doctor", "--json", "--port", "1"], console: console)
    let checks = try JSONValue(parsing: output).array ?? []
    return try #require(checks.first { $0["name"] == "widgets" })
  }

  @Test func `a widget's source can be compiled only where the cache can be written`() throws {
    // Nobody can make a folder inside of a file, root neither.
    let file = try TestFolder.path("cache", with: ["file": ""]) + "/file"
    let blocked = try widgets(cache: file)
    #expect(blocked["standing"] == "limited")
    #expect(blocked["text"]?.string?.contains("\(file)/islet cannot be written") == true)
    #expect(blocked["fix"]?.string?.contains("XDG_CACHE_HOME") == true)
    let free = try widgets(cache: TestFolder.path("cache"))
    #expect(free["standing"] == "good", "\(free)")
  }
}
