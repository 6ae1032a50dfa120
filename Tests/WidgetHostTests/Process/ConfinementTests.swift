import Drawing
import EventLoop
import Findings
import Foundation
import Testing
import WidgetProtocol

@testable import WidgetHost

/// A widget that tries what a stranger's might, and says what came of it; and one that fails in ways of its own.
private func source(_ stranger: String) -> String {
  """
  import ActivityKit
  import SwiftUI
  import WidgetKit
  import Foundation

  struct TrialAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var deed: String
      var count: Int
    }
    var name: String
  }

  func attempt(_ deed: String) -> Bool {
    let stranger = "\(stranger)"
    switch deed {
    case "own source": return FileManager.default.contents(atPath: "\\(own)/Trial.swift") != nil
    case "own home":
      return (try? Data("x".utf8).write(to: URL(fileURLWithPath: NSTemporaryDirectory() + "/x"))) != nil
    case "socket": return socket(AF_INET, 1, 0) >= 0
    case "local socket": return socket(AF_UNIX, 1, 0) >= 0
    case "write beside": return FileManager.default.createFile(atPath: stranger + "/new", contents: nil)
    case "write the source":
      return FileManager.default.createFile(atPath: "\\(own)/Trial.swift", contents: nil)
    case "write the cache":
      return FileManager.default.createFile(atPath: "\\(own)/.cache/modules/x", contents: nil)
    case "remove": return unlink(stranger + "/secret.txt") == 0
    case "rename": return rename(stranger + "/secret.txt", NSTemporaryDirectory() + "/secret.txt") == 0
    case "link":
      guard symlink(stranger + "/secret.txt", NSTemporaryDirectory() + "/link") == 0 else { return false }
      return FileManager.default.contents(atPath: NSTemporaryDirectory() + "/link") != nil
    case "read": return FileManager.default.contents(atPath: stranger + "/secret.txt") != nil
    case "list": return opendir(stranger) != nil
    case "passwords": return FileManager.default.contents(atPath: "/etc/passwd") != nil
    // Calls that succeed without effect count as held.
    case "mode":
      let old = status()
      _ = chmod(secret, 0o777)
      _ = fchmodat(AT_FDCWD, secret, 0o777, 0)
      return status() != old
    case "mode of the source":
      let file = open(own + "/Trial.swift", O_RDONLY)
      return fchmod(file, 0o777) != 0 || status(own + "/Trial.swift")[0] == 0o777
    case "times":
      let old = status()
      _ = utimes(secret, [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
      _ = utimensat(AT_FDCWD, secret, [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)], 0)
      return status() != old
    case "owner":
      _ = chown(secret, 1, 1)
      var one = stat()
      stat(secret, &one)
      return one.st_uid == 1
    case "length": return truncate(secret, 0) == 0 || truncate(own + "/Trial.swift", 0) == 0
    case "length on opening": return open(own + "/Trial.swift", O_RDONLY | O_TRUNC) >= 0
    // Neither for reading nor for writing: of that mode Landlock asks nothing before its version 3.
    case "length in no mode":
      return open(secret, 3 | O_TRUNC) >= 0 || open(own + "/Trial.swift", 3) >= 0 || open("/dev/null", 3) >= 0
    // F_SETLEASE: others would wait until they may write.
    case "lease": return fcntl(open(own + "/Trial.swift", O_RDONLY), 1024, F_RDLCK) == 0
    // FS_IOC_GETVERSION, one of many that are asked of a file.
    case "control": return ioctl(open(own + "/Trial.swift", O_RDONLY), 0x8008_7601, &number) == 0 || errno != ENOTTY
    case "memory of all": return shmat(0, nil, 0) != UnsafeMutableRawPointer(bitPattern: -1) || errno != EPERM
    case "own attributes": return keepsHouse()
    case "other process": return kill(getppid(), 0) == 0
    case "own priority": return setPriority(0)
    case "priority of another": return setPriority(id_t(getppid()))
    case "signals of a pipe":
      var ends: [Int32] = [0, 0]
      // F_SETOWN: the owner gets a signal of one's choice when something arrives.
      return pipe(&ends) == 0 && fcntl(ends[0], 8, getppid()) == 0
    case "memory of another": return FileManager.default.contents(atPath: "/proc/\\(getppid())/environ") != nil
    case "program":
      let task = Process()
      task.executableURL = URL(fileURLWithPath: "/bin/true")
      return (try? task.run()) != nil
    default: return false
    }
  }

  /// Gives a process the priority that it has.
  func setPriority(_ id: id_t) -> Bool {
    let process = __priority_which_t(PRIO_PROCESS.rawValue)
    return setpriority(process, id, getpriority(process, id)) == 0
  }

  let own = "\(stranger)/../own"
  let secret = "\(stranger)/secret.txt"
  nonisolated(unsafe) var number = 0

  /// The mode and the time of a file.
  func status(_ path: String = secret) -> [Int] {
    var one = stat()
    guard stat(path, &one) == 0 else { return [] }
    return [Int(one.st_mode & 0o777), one.st_mtim.tv_sec]
  }

  /// What apps do with files of their own, and what sets attributes on the way.
  func keepsHouse() -> Bool {
    let (files, home) = (FileManager.default, NSTemporaryDirectory() + "/house")
    do {
      try files.createDirectory(
        atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let file = home + "/file"
      for text in ["one", "two"] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      }
      try "three".write(toFile: home + "/three", atomically: true, encoding: .utf8)
      try files.setAttributes(
        [.posixPermissions: 0o600, .modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
      try files.copyItem(atPath: file, toPath: home + "/copy")
      try files.moveItem(atPath: home + "/copy", toPath: home + "/moved")
      guard files.createFile(atPath: home + "/made", contents: Data([1]), attributes: [.posixPermissions: 0o600]),
        files.contents(atPath: home + "/moved") == Data("two".utf8),
        try files.attributesOfItem(atPath: file)[.size] as? Int == 3
      else { return false }
      let handle = try FileHandle(forUpdating: URL(fileURLWithPath: file))
      try handle.truncate(atOffset: 1)
      try handle.close()
      UserDefaults.standard.set(3, forKey: "kept")
      guard UserDefaults.standard.integer(forKey: "kept") == 3 else { return false }
      try files.removeItem(atPath: home)
      return true
    } catch {
      print("\\(error)")
      return false
    }
  }

  func fail(_ deed: String, _ count: Int) -> Int {
    switch deed {
    case "index": return [1, 2][count]
    case "overflow": return count + Int.max
    case "conversion": return Int(Double(count) * 1e300)
    case "nil": return Int("no number")!
    case "throw": return try! JSONDecoder().decode(Int.self, from: Data())
    case "recursion": return fail(deed, count) + 1
    case "abort": abort()
    default: return 0
    }
  }

  struct TrialWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: TrialAttributes.self) { context in
        let deed = context.state.deed
        if deed.hasPrefix("try ") {
          Text(attempt(String(deed.dropFirst(4))) ? "passed" : "held")
        } else {
          Text("\\(fail(deed, context.state.count + 5))")
        }
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }
  """
}

@MainActor
@Suite(
  "What a widget cannot do", .serialized,
  .enabled(if: Trial.program != nil && !Confinement.means.isEmpty))
struct ConfinementTests {
  /// A folder with a secret, beside that of the widget.
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-strangers-\(UUID().uuidString)").path

  @Test func `a hostile widget reaches nothing, and a failing one is told with its own line`()
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: root) }
    for folder in ["own", "strangers"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    let secret = "\(root)/strangers/secret.txt"
    try "secret".write(toFile: secret, atomically: true, encoding: .utf8)
    let trial = try Trial(in: URL(fileURLWithPath: "\(root)/own"))
    defer { trial.end() }
    let text = source("\(root)/strangers")
    try trial.save(text)
    try await trial.start()

    // What is its own it may.
    for deed in ["own source", "own home", "own attributes", "own priority"] {
      #expect(await trial.said("try \(deed)") == "passed", "\(deed)")
    }
    for deed in [
      "socket", "local socket", "write beside", "write the source", "write the cache", "remove",
      "mode", "mode of the source", "times", "owner", "length", "length on opening",
      "length in no mode",
      "lease",
      "control", "memory of all", "rename", "link", "read", "list", "passwords", "other process",
      "memory of another",
      "priority of another", "signals of a pipe", "program",
    ] {
      #expect(await trial.said("try \(deed)") == "held", "\(deed)")
    }
    #expect(FileManager.default.contents(atPath: secret) == Data("secret".utf8))
    #expect(FileManager.default.contents(atPath: "\(root)/own/Trial.swift") == Data(text.utf8))

    // Each fault is told with the line that it is in.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (deed, words) in [
      ("index", "Index out of range"), ("overflow", "overflow"), ("conversion", "Double"),
      ("nil", "nil"), ("throw", "error"), ("abort", "abort"),
      ("recursion", "a call leads to itself without end"),
    ] {
      let finding = await trial.finding(deed)
      #expect(finding?.id == "widget-crashed", "\(deed)")
      #expect(finding?.sentence.contains(words) == true, "\(deed): \(finding?.sentence ?? "")")
      let own = try #require(lines.firstIndex { $0.contains("case \"\(deed)\":") }) + 1
      // A stack ends where a function begins, or in its first lines.
      let begin = try #require(lines.firstIndex { $0.contains("func fail(") }) + 1
      let line = try #require(finding?.location?.line, "\(deed): \(finding?.sentence ?? "")")
      #expect(((deed == "recursion" ? begin : own)...own).contains(line), "\(deed): line \(line)")
      #expect(finding?.location?.file.hasSuffix("/own/Trial.swift") == true, "\(deed)")
    }
  }

  @Test func `a widget is not handed what its project names outside of the repository`()
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let own = "\(root)/own"
    for folder in ["own/.git", "own/Widget", "own/Shared", "own/App.xcodeproj", "strangers"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    func write(_ text: String, to name: String) throws {
      try text.write(toFile: "\(root)/\(name)", atomically: true, encoding: .utf8)
    }
    try write("hunter2", to: "strangers/secret.txt")
    try write("plain", to: "own/Shared/plain.txt")
    try write("<dict><key>Secret</key><string>hunter2</string></dict>", to: "strangers/a.plist")
    try FileManager.default.createSymbolicLink(
      atPath: "\(own)/Shared/secret.txt", withDestinationPath: "\(root)/strangers/secret.txt")
    try write(
      """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A, B, D); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = Widget/Card.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = Shared/secret.txt; sourceTree = "<group>"; };
        D = {isa = PBXFileReference; path = Shared/plain.txt; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension";
          buildPhases = (C, R); buildConfigurationList = X; };
        C = {isa = PBXSourcesBuildPhase; files = (F); };
        F = {isa = PBXBuildFile; fileRef = A; };
        R = {isa = PBXResourcesBuildPhase; files = (E, H); };
        E = {isa = PBXBuildFile; fileRef = B; };
        H = {isa = PBXBuildFile; fileRef = D; };
        X = {isa = XCConfigurationList; buildConfigurations = (Y); };
        Y = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          SDKROOT = iphoneos; INFOPLIST_FILE = "../strangers/a.plist"; }; };
      }; rootObject = P; }
      """, to: "own/App.xcodeproj/project.pbxproj")
    try write(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var deed: String; var count: Int }
        var name: String
      }
      func words(_ deed: String) -> String {
        if deed == "key" { return Bundle.main.infoDictionary?["Secret"] as? String ?? "none" }
        guard let url = Bundle.main.url(forResource: deed, withExtension: "txt") else { return "none" }
        return (try? String(contentsOf: url, encoding: .utf8)) ?? "none"
      }
      struct TrialWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { context in
            Text(words(context.state.deed))
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """, to: "own/Widget/Card.swift")
    let trial = try Trial(in: URL(fileURLWithPath: "\(root)/trial"), of: ["\(own)/Widget"])
    defer { trial.end() }
    try await trial.start()
    #expect(await trial.said("plain") == "plain")
    #expect(await trial.said("secret") == "none")
    #expect(await trial.said("key") == "none")
  }

  @Test func `the folder of every loaded library may be read`() throws {
    // Line by line, since the file is longer than what one read gives.
    let maps = try #require(fopen("/proc/self/maps", "r"))
    defer { fclose(maps) }
    var folders: Set<String> = []
    var buffer = [CChar](repeating: 0, count: 8192)
    while fgets(&buffer, Int32(buffer.count), maps) != nil {
      let line = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard let start = line.firstIndex(of: "/"), line.contains(".so") else { continue }
      folders.insert((String(line[start...]) as NSString).deletingLastPathComponent)
    }
    #expect(folders.count > 1)
    for folder in folders {
      let real = (folder as NSString).resolvingSymlinksInPath
      #expect(
        Confinement.system.contains { allowed in
          let allowed = (allowed as NSString).resolvingSymlinksInPath
          return real == allowed || real.hasPrefix(allowed + "/")
        }, "\(folder)")
    }
  }

  @Test func `what holds here is found out by trying`() throws {
    let program = try #require(Trial.program)
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let report = try #require(
      ConfinementReport.here(program: program, stranger: root, loop: EventLoop()))
    #expect(Set(report.holding + report.missing) == Set(Barrier.allCases))
    if report.means.count == 2 { #expect(report.missing.isEmpty) }
    let compiler = try #require(
      ConfinementReport.here(program: program, stranger: root, isCompiler: true, loop: EventLoop()))
    if report.means.count == 2 {
      #expect(Set(compiler.holding).isSuperset(of: [.writing, .attributes]))
    }
    // Without confinement each of them could be passed here.
    #expect(Barrier.allCases.filter { !$0.canBePassed(root) }.isEmpty)
  }
}
