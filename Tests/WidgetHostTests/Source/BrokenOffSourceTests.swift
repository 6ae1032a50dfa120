import Foundation
import Testing

@testable import WidgetHost

/// A source is read each time that its file is saved, and a file may be saved in the middle of a line.
@Suite("Sources as they are while somebody types")
struct BrokenOffSourceTests {
  /// Returns the sources that fuzzing begins with: together they have all that is looked for.
  private static func seeds() throws -> [String] {
    let tests = (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let folder = tests.appending(path: "FuzzSeeds/source")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  /// How some lines may differ from whole ones at each of their tokens.
  enum Slip: CaseIterable {
    case breaksOff, breaksOffBehindSpace, isWithoutToken, hasLineBreak

    func text(of file: SourceFile, at token: SwiftToken) -> [UInt8] {
      let (start, end) = (token.range.lowerBound, token.range.upperBound)
      return switch self {
      case .breaksOff: Array(file.bytes[..<end])
      case .breaksOffBehindSpace:
        file.bytes[..<start] + [UInt8(ascii: " ")] + file.bytes[start..<end]
      case .isWithoutToken: Array(file.bytes[..<start] + file.bytes[end...])
      case .hasLineBreak: file.bytes[..<start] + [UInt8(ascii: "\n")] + file.bytes[start...]
      }
    }
  }

  @Test(arguments: Slip.allCases)
  func `each is read to its end`(slip: Slip) throws {
    for seed in try Self.seeds() {
      let lines = seed.split(separator: "\n", omittingEmptySubsequences: false)
      for first in lines.indices {
        // The line itself, with what belongs to it below.
        let part = lines[first..<min(first + 3, lines.endIndex)].joined(separator: "\n")
        let file = SourceFile(path: "A.swift", text: part)
        for token in file.tokens.prefix(while: { $0.line == 1 }) {
          HostileSource.read(String(decoding: slip.text(of: file, at: token), as: UTF8.self))
        }
      }
    }
  }
}
