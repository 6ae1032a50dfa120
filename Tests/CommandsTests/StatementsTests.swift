import Foundation
import Testing

@testable import Commands
@testable import Simulator

/// The page that says of each of the talks' statements what shows it.
@MainActor
@Suite("What the talks say") struct StatementsTests {
  /// A row of the page.
  struct Statement: Sendable, CustomTestStringConvertible {
    var number: String
    var said: String
    var shown: String

    /// What stands in code marks: tests, payloads, commands, routes.
    var proofs: [String] {
      shown.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    }

    var kind: String {
      for word in ["In part: ", "Not: ", "Not a matter of this program: "]
      where shown.hasPrefix(word) { return word }
      return ""
    }
    var testDescription: String { number }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func page() throws -> String {
    try String(contentsOf: root.appending(path: "Tests/STATEMENTS.md"), encoding: .utf8)
  }

  private static func statements() throws -> [Statement] {
    try page().split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let letter = cells[0].first, "TAPD".contains(letter),
        Int(cells[0].dropFirst()) != nil
      else { return nil }
      return Statement(number: cells[0], said: cells[1], shown: cells[2])
    }
  }

  /// The names of tests by their suites' files.
  private static let suites: [String: String] = {
    var suites: [String: String] = [:]
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let name = file.deletingPathExtension().lastPathComponent
      suites[name, default: ""] += (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
    return suites
  }()

  @Test func `each statement of the four talks stands there once`() throws {
    let numbers = try Self.statements().map(\.number)
    let wanted = [("T", 75), ("A", 48), ("P", 46), ("D", 65)].flatMap { letter, count in
      (1...count).map { "\(letter)\($0)" }
    }
    #expect(numbers == wanted)
  }

  @Test func `the page counts its statements rightly`() throws {
    let statements = try Self.statements()
    func count(_ kind: String) -> Int { statements.count { $0.kind == kind } }
    let line =
      "\(statements.count) statements: \(count("")) shown, \(count("In part: ")) in part, "
      + "\(count("Not: ")) not, \(count("Not a matter of this program: ")) not a matter of this program."
    #expect(try Self.page().contains(line), "\(line)")
  }

  @Test func `what shows a statement is there, and what is not shown has a reason`() throws {
    for statement in try Self.statements() {
      if ["Not: ", "Not a matter of this program: "].contains(statement.kind) {
        #expect(statement.proofs.isEmpty && statement.shown.hasSuffix("."), "\(statement.number)")
      } else {
        #expect(!statement.proofs.isEmpty, "\(statement.number)")
      }
      for proof in statement.proofs {
        #expect(Self.isThere(proof), "\(statement.number): \(proof)")
      }
    }
  }

  @Test func `a test, a file, an option and a route that are not there are noticed`() {
    #expect(Self.isThere("StatementsTests: the page counts its statements rightly"))
    #expect(!Self.isThere("StatementsTests: the page counts its statements wrongly"))
    #expect(!Self.isThere("NobodysTests: the page counts its statements rightly"))
    #expect(!Self.isThere("Fixtures/Payloads/nobody.json"))
    #expect(Self.isThere("islet gallery match"))
    #expect(!Self.isThere("islet gallery match --nothing"))
    #expect(!Self.isThere("islet gallop match"))
    #expect(!Self.isThere("GET /islet/nothing"))
    #expect(!Self.isThere("islet play Fixtures/Match/scenarios/nothing.jsonl"))
  }

  private static func isThere(_ proof: String) -> Bool {
    let words = proof.split(separator: " ").map(String.init)
    if proof.hasPrefix("islet ") {
      let files = words.filter { $0.hasPrefix("Fixtures/") }
      return files.allSatisfy(isFile)
        && (try? CommandTable.parser.parse(Array(words.dropFirst()))) != nil
    }
    if proof.hasPrefix("Fixtures/") { return isFile(proof) }
    if words.count == 2, words[1].hasPrefix("/islet") {
      return Inspection.routes.contains { "\($0.method.rawValue) \($0.path)" == proof }
    }
    guard let colon = proof.range(of: ": ") else { return false }
    let (suite, name) = (String(proof[..<colon.lowerBound]), proof[colon.upperBound...])
    let source = suites[suite] ?? ""
    // A long name may stand in a line of its own.
    return source.contains("`\(name)`(") || source.contains("\"\(name)\"")
  }

  private static func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}
