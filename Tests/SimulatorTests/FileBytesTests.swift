import Glibc
import Testing

@testable import Simulator

@Suite struct FileBytesTests {
  let scratch = ScratchFolder()

  @Test func `writing a file leaves NAME.new beside it alone`() throws {
    let path = scratch.path + "/page.html"
    try FileBytes.write(Array("own".utf8), to: path + ".new")
    try FileBytes.write(Array("first".utf8), to: path)
    try FileBytes.write(Array("second".utf8), to: path)
    #expect(try FileBytes.read(path) == Array("second".utf8))
    #expect(try FileBytes.read(path + ".new") == Array("own".utf8))
  }

  @Test func `what a killed run left behind is neither written to nor in the way`() throws {
    let left = scratch.path + "/.islet-\(getpid())-0.new"
    try FileBytes.write(Array("left".utf8), to: left)
    try FileBytes.write(Array("page".utf8), to: scratch.path + "/page.html")
    #expect(try FileBytes.read(scratch.path + "/page.html") == Array("page".utf8))
    #expect(try FileBytes.read(left) == Array("left".utf8))
  }

  @Test func `a file may have as long a name as the system takes`() throws {
    let path = scratch.path + "/" + String(repeating: "n", count: 255)
    try FileBytes.write([1, 2], to: path)
    #expect(try FileBytes.read(path) == [1, 2])
  }
}
