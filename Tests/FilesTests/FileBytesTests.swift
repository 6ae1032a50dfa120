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

  @Test func `a link to a file that is not there yet stays one, and the file is made`() throws {
    try FileBytes.makeFolder(folder)
    let (path, link) = (folder + "/later.html", folder + "/early.html")
    symlink("later.html", link)
    try FileBytes.write([2], to: link)
    #expect(try FileBytes.read(path) == [2])
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
      try #require(Glibc.pipe(&ends) == 0)
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

  private func permissions(_ path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o777
  }
}
