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
    try await Task.sleep(for: .seconds(SourceWatch.quietTime * 3))
    loop.pass(limit: 0)
    #expect(changes == 4)
    try save(in: folder)
    await loop.handle(until: { changes == 5 })
    #expect(changes == 5)
  }

  @Test func `but where the system watches no more, a finding names the limit to raise`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = try make("App")
    let none = SourceWatch(loop: loop, descriptor: -1) {}
    let refusal = none.watch([folder])
    #expect(refusal?.id == "widget-unwatched")
    #expect(refusal?.fix?.contains("fs.inotify.max_user_instances") == true)
    none.stop()

    let add: SourceWatch.Adding = { _, _, _ in
      errno = ENOSPC
      return -1
    }
    let full = SourceWatch(loop: loop, add: add) {}
    defer { full.stop() }
    #expect(full.watch([folder])?.fix?.contains("fs.inotify.max_user_watches") == true)
    let link = root.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "App")
    #expect(full.watch([], files: [link])?.id == "widget-unwatched")
    // What is not there is no matter of limits.
    let able = SourceWatch(loop: loop) {}
    defer { able.stop() }
    #expect(able.watch([folder + "/none"]) == nil)
  }

  @Test func `when a link on the way is led elsewhere, and not for what else stands beside it`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: root) }
    var changes = 0
    let watch = SourceWatch(loop: loop) { changes += 1 }
    defer { watch.stop() }
    let manager = FileManager.default
    let (one, other, beside) = try (make("one/App"), make("two/App"), make("beside"))
    let link = beside + "/now"
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../one")
    #expect(watch.watch([link + "/App"]) == nil)

    try save(in: beside)
    loop.pass(limit: 0)
    try await Task.sleep(for: .seconds(SourceWatch.quietTime * 3))
    loop.pass(limit: 0)
    #expect(changes == 0)

    // As `ln -sfn` replaces it.
    try manager.createSymbolicLink(atPath: link + "-new", withDestinationPath: "../two")
    #expect(rename(link + "-new", link) == 0)
    await loop.handle(until: { changes == 1 })
    _ = watch.watch([link + "/App"])
    await loop.handle(until: { changes == 2 })
    try save(in: other)
    await loop.handle(until: { changes == 3 })
    #expect(changes == 3)
    #expect(manager.fileExists(atPath: one))
  }

  @Test(arguments: [true, false])
  func `in a file elsewhere that a link leads to, written over or put in its place`(
    isReplaced: Bool
  ) async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    var changes = 0
    let watch = SourceWatch(loop: loop) { changes += 1 }
    defer { watch.stop() }
    let (app, shared) = try (make("App"), make("Shared"))
    try save(in: shared)
    try FileManager.default.createSymbolicLink(
      atPath: app + "/Widget.swift", withDestinationPath: "../Shared/Widget.swift")
    #expect(watch.watch([app], files: [app + "/Widget.swift"]) == nil)
    try Data("other".utf8).write(
      to: URL(fileURLWithPath: shared + "/Widget.swift"), options: isReplaced ? .atomic : [])
    await loop.handle(until: { changes == 1 })
    #expect(changes == 1)
  }
}
