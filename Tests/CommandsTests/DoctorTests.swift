import CLinux
import Foundation
import Goldens
import JSON
import Testing

@testable import Commands
@testable import PushGateway

@MainActor
@Suite("What islet doctor finds") struct DoctorTests {
  /// Returns what is said of one thing where the widgets' cache is a folder.
  private func check(_ name: String, cache: String, port: Int = 1) throws -> JSONValue {
    var output = ""
    let console = Console(
      write: { output += $0 }, complain: { _ in },
      environment: [
        "HOME": "/nowhere", "XDG_CACHE_HOME": cache,
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      ])
    _ = IsletCommand.run(["doctor", "--json", "--port", "\(port)"], console: console)
    let checks = try JSONValue(parsing: output).array ?? []
    return try #require(checks.first { $0["name"]?.string == name })
  }

  /// Returns what is said of widgets where their cache is a folder.
  private func widgets(cache: String) throws -> JSONValue { try check("widgets", cache: cache) }

  @Test func `a port that another program has for UDP alone is not called free`() throws {
    let socket = try boundSocket(#require(SocketAddress("127.0.0.1", port: 0)), type: SOCK_DGRAM)
    defer { close(socket) }
    let port = try Int(#require(SocketAddress(boundTo: socket)).port)
    let told = try check("port \(port)", cache: "/nowhere", port: port)
    #expect(told["standing"] == "limited", "\(told)")
    #expect(told["text"]?.string?.contains("another program has 127.0.0.1:\(port)/udp") == true)
    #expect(told["fix"]?.string?.contains("--port 0") == true)
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
