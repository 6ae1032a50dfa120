import Testing

@testable import Commands

@Suite struct ExposureTests {
  private func exposure(_ line: String, _ environment: [String: String] = [:]) throws -> Exposure {
    let words = line.split(separator: " ").map(String.init)
    return Exposure(try CommandTable.parser.parse(words), environment)
  }

  @Test(arguments: ["serve", "serve --bind 127.0.0.1", "serve --bind ::1", "serve --open"])
  func `what only this machine reaches asks for no token`(_ line: String) throws {
    let exposure = try exposure(line)
    #expect(exposure.token == nil && exposure.findings.isEmpty)
  }

  @Test(arguments: ["serve --bind 0.0.0.0", "--bind 192.168.1.5", "serve --bind ::"])
  func `what others reach asks for a token that is told, and is another at each start`(
    _ line: String
  ) throws {
    let (one, two) = (try exposure(line), try exposure(line))
    let token = try #require(one.token)
    #expect(token != two.token)
    #expect(one.findings.map(\.id) == ["gateway-token"])
    #expect(one.findings.first?.sentence.contains(token) == true)
  }

  @Test func `a token of one's own comes from the environment; an empty one is none`() throws {
    #expect(try exposure("serve --bind 0.0.0.0", ["ISLET_TOKEN": "mine"]).token == "mine")
    #expect(try exposure("serve --bind 0.0.0.0", ["ISLET_TOKEN": ""]).token?.count == 32)
  }

  @Test func `with --open nobody is asked, and that is warned of`() throws {
    let exposure = try exposure("serve --bind 0.0.0.0 --open")
    #expect(exposure.token == nil)
    #expect(exposure.findings.map(\.id) == ["gateway-open"])
    #expect(exposure.findings.first?.severity == .warning)
  }
}
