import Foundation
import Testing

@testable import WidgetHost

/// A cache after a loss of power, or after its folder got another name.
@MainActor
@Suite(.enabled(if: Trial.program != nil)) struct DamagedCacheTests {
  private static func source(_ word: String) -> String {
    """
    import ActivityKit
    import Foundation
    import SwiftUI
    import WidgetKit

    struct TrialAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var deed: String }
      var name: String
    }

    struct TrialWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: TrialAttributes.self) { _ in
          Text("\(word)")
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("L") }
          } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }
    """
  }

  /// A widget whose cache has C modules of its own.
  private func trial() throws -> Trial {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-trial-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.cache/clang-modules", withIntermediateDirectories: true)
    return try Trial(in: folder)
  }

  /// The files of a cache whose names end in some way.
  private func files(_ ending: String, in cache: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: cache)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.map { "\(cache)/\($0)" }
  }

  private func empty(_ paths: [String]) throws {
    try #require(!paths.isEmpty)
    for path in paths { try Data().write(to: URL(fileURLWithPath: path)) }
  }

  /// Starts the widget anew; gives what its card says.
  private func word(of folder: URL) async throws -> String? {
    let trial = try Trial(in: folder)
    defer { trial.widget.stop() }
    try await trial.start()
    return await trial.said("draw")
  }

  @Test func `what is damaged in it is made again, without a word`() async throws {
    let trial = try trial()
    defer { trial.end() }
    let cache = trial.folder.path + "/.cache"
    try trial.save(Self.source("one"))
    #expect(try await word(of: trial.folder) == "one")

    // The library; its object is good.
    try empty(files("widget.so", in: cache))
    #expect(try await word(of: trial.folder) == "one")

    // Library and object.
    try empty(files("widget.so", in: cache) + files(".o", in: cache))
    #expect(try await word(of: trial.folder) == "one")

    // The C modules, of which the compiler tells nothing in the source.
    try empty(files(".pcm", in: cache))
    try trial.save(Self.source("two"))
    #expect(try await word(of: trial.folder) == "two")
    let sizes = files(".pcm", in: cache).compactMap { FileStatus($0)?.size }
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 > 0 })
  }

  @Test func `what stands in the library's place is told, and the source is not blamed`()
    async throws
  {
    let trial = try trial()
    defer { trial.end() }
    try trial.save(Self.source("one"))
    #expect(try await word(of: trial.folder) == "one")
    let library = try #require(files("widget.so", in: trial.folder.path + "/.cache").first)
    try FileManager.default.removeItem(atPath: library)
    try FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
    let other = try Trial(in: trial.folder)
    other.widget.start(watching: false)
    defer { other.widget.stop() }
    await other.wait { other.widget.status == .failed }
    #expect(other.widget.findings.map(\.id) == ["widget-cache-unwritable"])
    #expect(
      other.widget.findings.first?.sentence == "\(library) cannot be written: Is a directory.")
  }

  @Test func `a cache that was moved is good, and an error in the source is told as before`()
    async throws
  {
    let trial = try trial()
    defer { trial.end() }
    try trial.save(Self.source("one"))
    #expect(try await word(of: trial.folder) == "one")
    let moved = trial.folder.path + "-moved"
    try FileManager.default.moveItem(atPath: trial.folder.path, toPath: moved)
    defer { try? FileManager.default.removeItem(atPath: moved) }
    let other = try Trial(in: URL(fileURLWithPath: moved))
    defer { other.widget.stop() }
    try other.save(Self.source("two"))
    try await other.start()
    #expect(await other.said("draw") == "two")

    try other.save(Self.source("two").replacingOccurrences(of: "Text(\"two\")", with: "Txt()"))
    other.widget.reload()
    await other.wait { other.widget.status == .failed }
    #expect(other.widget.findings.map(\.location?.line) == [14])
  }
}
