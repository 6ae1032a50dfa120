import CLinux
import Foundation
import Testing

@testable import WidgetHost

@MainActor
@Suite("The folders of an app") struct AppHomeTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-homes-\(UUID().uuidString)").path

  private func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func write(_ path: String) throws {
    try Data("x".utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func `each app has a home of its own, which stays, but for what is temporary`() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    func home(_ bundle: String, _ folder: String) -> AppHome {
      .kept(in: root, bundle: bundle, folder: folder)
    }
    let tea = home("dev.tea", "/a")
    let others = [home("dev.tea", "/b"), home("dev.mug", "/a"), home("../../tea", "/a")]
    #expect(Set(others.map(\.path) + [tea.path]).count == 4)
    #expect(entries(root).count == 4 && entries(root).allSatisfy { !$0.contains("/") })
    #expect(tea.path.hasPrefix("\(root)/dev.tea-"))
    let (app, widget) = (tea.environment(of: .app), tea.environment(of: .widget))
    for environment in [app, widget] {
      #expect(environment["HOME"].map(entries) == ["Documents", "Library", "tmp"])
      let home = try #require(environment["HOME"])
      #expect(entries("\(home)/Library") == ["Caches", "Preferences"])
      #expect(environment["TMPDIR"] == "\(home)/tmp")
      #expect(AppHome.writable(environment) == [home, "\(tea.path)/Shared"])
    }
    // Each process has a container of its own, and both have one for groups.
    #expect(app["HOME"] != widget["HOME"] && AppHome.defaults(app) == AppHome.defaults(widget))
    #expect(AppHome.defaults(app).map(entries) == [])
    #expect(AppHome.groups(app) == AppHome.groups(widget) && AppHome.groups([:]) == nil)

    try write("\(tea.path)/App/Documents/kept")
    try write("\(tea.path)/App/tmp/gone")
    #expect(home("dev.tea", "/a") == tea)
    #expect(entries("\(tea.path)/App/Documents") == ["kept"])
    #expect(entries("\(tea.path)/App/tmp") == [])
  }

  @Test func `nothing is made where a link in an app's home leads`() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let stranger = "\(root)/stranger"
    try FileManager.default.createDirectory(atPath: stranger, withIntermediateDirectories: true)
    let home = AppHome.kept(in: "\(root)/apps", bundle: "dev.tea", folder: "/a")
    let library = "\(home.folder(of: .app))/Library"
    try FileManager.default.removeItem(atPath: library)
    try FileManager.default.createSymbolicLink(
      atPath: library, withDestinationPath: stranger)
    _ = AppHome.kept(in: "\(root)/apps", bundle: "dev.tea", folder: "/a")
    #expect(entries(stranger) == [] && entries(library) == ["Caches", "Preferences"])
  }

  @Test
  func `folders that an app has closed are opened and removed, and what a link leads to is not`()
    throws
  {
    defer { AppHome.removeAll(root) }
    let stranger = "\(root)/stranger"
    try FileManager.default.createDirectory(atPath: stranger, withIntermediateDirectories: true)
    let home = AppHome.kept(in: "\(root)/apps", bundle: "dev.tea", folder: "/a")
    let documents = "\(home.folder(of: .app))/Documents"
    try FileManager.default.createSymbolicLink(
      atPath: "\(documents)/link", withDestinationPath: stranger)
    try write("\(documents)/kept")
    for folder in [stranger, "\(documents)/kept", documents, home.path] {
      #expect(chmod(folder, 0) == 0)
    }
    func mode(_ path: String) -> mode_t {
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_mode & 0o777 : .max
    }
    AppHome.open(home.path)
    #expect(mode(home.path) == 0o700 && mode(documents) == 0o700)
    #expect(mode(stranger) == 0 && mode("\(documents)/kept") == 0)
    chmod(home.path, 0)
    AppHome.removeAll("\(root)/apps")
    #expect(entries(root) == ["stranger"])
  }

  @Test func `a home that somebody has removed is made again, and one that stands is left alone`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let home = AppHome.kept(in: root, bundle: "dev.tea", folder: "/a")
    try write("\(home.path)/App/tmp/kept")
    home.makeIfMissing()
    #expect(entries("\(home.path)/App/tmp") == ["kept"])
    try FileManager.default.removeItem(atPath: root)
    home.makeIfMissing()
    #expect(entries("\(home.path)/App") == ["Documents", "Library", "tmp"])
    #expect(entries("\(home.path)/Shared") == ["Defaults", "Groups"])
  }

  @Test func `apps that ran last keep their homes`() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let first = AppHome.kept(in: root, bundle: "dev.first", folder: "/a")
    let oldest = AppHome.kept(in: root, bundle: "dev.oldest", folder: "/a")
    for number in 2..<AppHome.limit {
      _ = AppHome.kept(in: root, bundle: "dev.\(number)", folder: "/a")
    }
    let before = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
    for home in [first, oldest] { utimes(home.path, before) }
    #expect(AppHome.kept(in: root, bundle: "dev.first", folder: "/a") == first)
    _ = AppHome.kept(in: root, bundle: "dev.last", folder: "/a")
    #expect(entries(root).count == AppHome.limit)
    #expect(FileManager.default.fileExists(atPath: first.path))
    #expect(!FileManager.default.fileExists(atPath: oldest.path))
  }

  @Test func `a run that keeps nothing begins with an empty home, and leaves none`() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    // One of a process that has ended, one of a process that runs, and the one for all apps that earlier versions had.
    let homes = "\(root)/homes"
    let (ended, running) = ("\(homes)/\(Int32.max)-1", "\(homes)/\(getppid())-1")
    for place in [ended, running, "\(root)/home"] {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
    let (one, other) = (AppHome.passing(in: root), AppHome.passing(in: root))
    #expect(one != other && !FileManager.default.fileExists(atPath: ended))
    #expect(entries(root) == ["homes"] && entries(homes).count == 3)
    #expect(entries(one.folder(of: .widget)) == ["Documents", "Library", "tmp"])
    one.remove()
    other.remove()
    #expect(entries(homes) == ["\(getppid())-1"])
  }

  @Test func `code that came with Islet stands in its folder and shares nothing`() {
    let home = AppHome(standingIn: "/demo")
    #expect(home.folder(of: .widget) == "/demo" && home.folder(of: .app) == "/demo")
    #expect(AppHome.groups(home.environment(of: .app)) == nil)
  }
}
