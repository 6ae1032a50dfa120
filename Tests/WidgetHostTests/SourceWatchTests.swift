import EventLoop
import Foundation
import Testing

@testable import WidgetHost

@MainActor
@Suite("Whoever saves below a folder is noticed") struct SourceWatchTests {
  private let loop = EventLoop()
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-\(UUID().uuidString)")

  private func make(_ name: String) throws -> String {
    let folder = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }

  private func save(in folder: String) throws {
    try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/Widget.swift"))
  }

  @Test func `in a folder that stands in the place of another one, too, and in none that was left`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: root) }
    var changes = 0
    let watch = SourceWatch(loop: loop) { changes += 1 }
    defer { watch.stop() }
    let folder = try make("App")
    #expect(watch.watch([root.path, folder]) == nil)
    try save(in: folder)
    await loop.handle(until: { changes == 1 })
    #expect(changes == 1)

    // Another folder of the same name, as a checkout or a sync makes it.
    try FileManager.default.moveItem(atPath: folder, toPath: folder + "-old")
    _ = try make("App")
    await loop.handle(until: { changes == 2 })
    _ = watch.watch([root.path, folder])
    // What was saved there before it was watched is looked for.
    await loop.handle(until: { changes == 3 })
    #expect(changes == 3)
    _ = watch.watch([root.path, folder])
    try save(in: folder)
    await loop.handle(until: { changes == 4 })
    #expect(changes == 4)

    // The old one is watched no more: the next change is that of the new one alone.
    try save(in: folder + "-old")
    loop.pass(limit: 0)
    #expect(changes == 4)
    try save(in: folder)
    await loop.handle(until: { changes == 5 })
    #expect(changes == 5)
  }
}
