import CLinux
import Glibc
import Goldens
import Testing

@testable import Files

@Suite struct FileBytesTests {
  /// Is made with the first file that is written to it, and removed when the tests end.
  private let folder = TestFolder.path("files")

  @Test func `writing a file leaves NAME.new beside it alone`() throws {
    let path = folder + "/page.html"
    try FileBytes.write(Array("own".utf8), to: path + ".new")
    try FileBytes.write(Array("first".utf8), to: path)
    try FileBytes.write(Array("second".utf8), to: path)
    #expect(try FileBytes.read(path) == Array("second".utf8))
    #expect(try FileBytes.read(path + ".new") == Array("own".utf8))
  }

  @Test func `what a killed run left behind is neither written to nor in the way`() throws {
    let left = folder + "/.islet-\(getpid())-0.new"
    try FileBytes.write(Array("left".utf8), to: left)
    try FileBytes.write(Array("page".utf8), to: folder + "/page.html")
    #expect(try FileBytes.read(folder + "/page.html") == Array("page".utf8))
    #expect(try FileBytes.read(left) == Array("left".utf8))
  }

  @Test func `a link that leads to itself is told, and stays`() throws {
    try FileBytes.makeFolder(folder)
    let path = folder + "/round"
    symlink("round", path)
    #expect(throws: FileBytes.Fault.self) { try FileBytes.write([1], to: path) }
    #expect(throws: FileBytes.Fault.self) { try FileBytes.prepare(toWrite: path) }
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `a file may have as long a name as the system takes`() throws {
    let path = folder + "/" + String(repeating: "n", count: 255)
    try FileBytes.write([1, 2], to: path)
    #expect(try FileBytes.read(path) == [1, 2])
  }

  @Test func `a file that a person names stays a link and keeps its permissions`() throws {
    let (path, link) = (folder + "/page.html", folder + "/link.html")
    try FileBytes.write([1], to: path)
    chmod(path, 0o640)
    symlink(path, link)
    try FileBytes.write([2], to: link)
    #expect(try FileBytes.read(path) == [2])
    #expect(try permissions(path) == 0o640)
  }

  @Test(arguments: [true, false])
  func `a link to a file that is not there yet stays one, and the file is made`(
    isRelative: Bool
  ) throws {
    try FileBytes.makeFolder(folder)
    let (path, link) = (folder + "/pages/later.html", folder + "/early.html")
    symlink(isRelative ? "pages/later.html" : path, link)
    try FileBytes.write([2], to: link)
    #expect(try FileBytes.read(path) == [2])
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `what cannot be written is told with its reason, and no draft stays beside it`() throws
  {
    #expect(
      throws: FileBytes.Fault(
        path: "/dev/full", reason: "No space left on device", cause: .other)
    ) { try FileBytes.write([1], to: "/dev/full") }
    try FileBytes.makeFolder(folder + "/page.html")
    #expect(
      throws: FileBytes.Fault(
        path: folder + "/page.html", reason: "Is a directory", cause: .other)
    ) { try FileBytes.replace(folder + "/page.html", with: [1], mode: 0o600) }
    #expect(
      throws: FileBytes.Fault(
        path: folder + "/no/page.html", reason: "No such file or directory", cause: .missing)
    ) { try FileBytes.replace(folder + "/no/page.html", with: [1], mode: 0o600) }
    #expect(names(in: folder) == ["page.html"])
  }

  @Test func `a hundred files that killed runs left behind are not written to`() throws {
    let left = (0..<100).map { folder + "/.islet-\(getpid())-\($0).new" }
    try FileBytes.makeFolder(folder)
    for path in left.dropLast() { close(creat(path, 0o600)) }
    try FileBytes.write([1], to: folder + "/page.html")
    #expect(!names(in: folder).contains { $0.hasSuffix("-99.new") })
    close(creat(left[99], 0o600))
    #expect(throws: FileBytes.Fault.self) { try FileBytes.write([2], to: folder + "/page.html") }
    #expect(try FileBytes.read(folder + "/page.html") == [1])
    for path in left { #expect(try FileBytes.read(path).isEmpty) }
  }

  @Test func `a folder is made with those above it, and one that is there is left as it is`() throws
  {
    let path = folder + "/a/b"
    try FileBytes.makeFolder(path + "/", mode: 0o700)
    #expect(try permissions(path) == 0o700 && permissions(folder + "/a") == 0o700)
    try FileBytes.makeFolder(path, mode: 0o755)
    #expect(try permissions(path) == 0o700)
    try FileBytes.write([1], to: path + "/file")
    for below in ["/file", "/file/c"] {
      #expect(
        throws: FileBytes.Fault(
          path: path + below, reason: "Not a directory", cause: below == "/file" ? .other : .missing
        )
      ) { try FileBytes.makeFolder(path + below) }
    }
  }

  @Test func `a file of many pieces is read whole, and one as long as the limit`() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try FileBytes.write(bytes, to: folder + "/long")
    #expect(try FileBytes.read(folder + "/long", limit: bytes.count) == bytes)
  }

  @Test func `an open file that takes no more says how many bytes it took`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe2(&ends, Int32(O_CLOEXEC)) == 0)
    defer { close(ends[0]) }
    #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let bytes = [UInt8](repeating: 1, count: 4 << 20)
    let taken = bytes.withUnsafeBytes { FileBytes.appended($0, to: ends[1]) }
    #expect(taken > 0 && taken < bytes.count)
    #expect(!bytes.withUnsafeBytes { FileBytes.append($0, to: ends[1]) })
    close(ends[1])
    #expect(try FileBytes.read(from: ends[0], calledBy: "-", limit: taken).count == taken)
  }

  @Test func `a file of Islet's own takes a link's place, with permissions of its own`() throws {
    let (path, link) = (folder + "/other", folder + "/key.pem")
    try FileBytes.write([1], to: path)
    symlink(path, link)
    try FileBytes.replace(link, with: [2], mode: 0o600)
    #expect(try FileBytes.read(path) == [1])
    #expect(try FileBytes.read(link) == [2])
    #expect(try permissions(link) == 0o600)
    chmod(link, 0o644)
    try FileBytes.replace(link, with: [3], mode: 0o600)
    #expect(try permissions(link) == 0o600)
  }

  @Test func `what cannot be read is told with its cause`() throws {
    try FileBytes.write([1, 2, 3], to: folder + "/long")
    for (name, reason, cause) in [
      ("/long", "it has more than 2 bytes", FileBytes.Fault.Cause.tooLarge),
      ("", "it is a folder", .folder), ("/no", "No such file or directory", .missing),
      ("/long/no", "Not a directory", .missing),
    ] {
      let path = folder + name
      #expect(throws: FileBytes.Fault(path: path, reason: reason, cause: cause)) {
        try FileBytes.read(path, limit: 2)
      }
    }
  }

  @Test func `a pipe or a device in the place of a file that nobody named is not waited for`()
    throws
  {
    let path = folder + "/odd"
    try FileBytes.write([1, 2], to: path)
    #expect(try FileBytes.readOrdinary(path, limit: 2) == [1, 2])
    unlink(path)
    let fault = FileBytes.Fault(path: path, reason: "it is a pipe or a device", cause: .other)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: fault) { try FileBytes.readOrdinary(path) }
    unlink(path)
    #expect(symlink("/dev/zero", path) == 0)
    #expect(throws: fault) { try FileBytes.readOrdinary(path) }
    #expect(throws: FileBytes.Fault(path: folder, reason: "it is a folder", cause: .folder)) {
      try FileBytes.readOrdinary(folder)
    }
  }

  @Test func `a pipe is read to its end, and one that holds more than the limit is a fault`() throws
  {
    func pipe(holding bytes: [UInt8]) throws -> Int32 {
      var ends: [Int32] = [0, 0]
      try #require(pipe2(&ends, Int32(O_CLOEXEC)) == 0)
      #expect(bytes.withUnsafeBytes { FileBytes.append($0, to: ends[1]) })
      close(ends[1])
      return ends[0]
    }
    let whole = try pipe(holding: [1, 2])
    defer { close(whole) }
    #expect(try FileBytes.read(from: whole, calledBy: "-", limit: 2) == [1, 2])
    let long = try pipe(holding: [1, 2, 3])
    defer { close(long) }
    #expect(
      throws: FileBytes.Fault(path: "-", reason: "it has more than 2 bytes", cause: .tooLarge)
    ) { try FileBytes.read(from: long, calledBy: "-", limit: 2) }
  }

  @Test func `a file of more than a gigabyte is not read, nor one that cannot be`() throws {
    try FileBytes.write([], to: folder + "/vast")
    #expect(truncate(folder + "/vast", 1 << 30 + 1) == 0)
    let vast = #expect(throws: FileBytes.Fault.self) { try FileBytes.read(folder + "/vast") }
    #expect(vast?.cause == .tooLarge && vast?.isMissing == false)
    let closed = open(folder + "/vast", O_WRONLY)
    defer { close(closed) }
    #expect(truncate(folder + "/vast", 1) == 0)
    #expect(throws: FileBytes.Fault(path: "-", reason: "Bad file descriptor", cause: .other)) {
      try FileBytes.read(from: closed, calledBy: "-", limit: 9)
    }
    let missing = #expect(throws: FileBytes.Fault.self) { try FileBytes.read(folder + "/no") }
    #expect(missing?.isMissing == true)
  }

  @Test func `nothing that was read or written stays open`() throws {
    let path = folder + "/page.html"
    for _ in 0..<2 { try FileBytes.write([1], to: path) }
    try FileBytes.write([1], to: "/dev/null")
    #expect(try FileBytes.read(path) == [1])
    _ = try? FileBytes.read(path, limit: 0)
    _ = try? FileBytes.replace(folder, with: [1], mode: 0o600)
    FileBytes.syncFolder(of: path)
    let open = names(in: "/proc/self/fd").compactMap { name -> String? in
      var text = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/fd/" + name, &text, text.count)
      return count > 0
        ? String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }
    // Drafts stand beside what they become.
    let place = String(folder.dropLast("/files".count))
    #expect(!open.isEmpty && !open.contains { $0.hasPrefix(place) })
  }

  private func names(in folder: String) -> [String] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  private func permissions(_ path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o777
  }
}
