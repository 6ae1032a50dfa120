import Testing

@testable import WidgetHost

@Suite struct PrewarmedProgramTests {
  private func order(
    _ words: [String], _ environment: [String: String] = [:], folder: String? = nil,
    places: [Int32] = []
  ) -> PrewarmedProgram.Order {
    let launch = ChildProcess.Launch(
      program: "/islet", arguments: words, environment: environment, folder: folder)
    return PrewarmedProgram.Order(launch, places: places)
  }

  @Test func `an order is read as it was given, once it is whole`() {
    let orders = [
      order([]),
      order(
        ["__widget", "", "a b\nc", "é"], ["HOME": "/é", "EMPTY": "", "A": "b=c"], folder: "/tmp",
        places: [1, 2, 3, 4]),
      order(["__compiler", String(repeating: "x", count: 100_000)], ["1": "2"]),
    ]
    for order in orders {
      let bytes = order.bytes
      #expect(PrewarmedProgram.Order(bytes) == order)
      #expect(PrewarmedProgram.Order(Array(bytes.dropLast())) == nil)
      #expect(PrewarmedProgram.Order(Array(bytes.prefix(3))) == nil)
    }
  }

  @Test func `a text ends before its first 0, so that none becomes more words or environment`() {
    let read = PrewarmedProgram.Order(
      order(["__widget", "--title=A\0HOME\0/", "--app"], ["HOME": "/h\0X"]).bytes)
    #expect(read?.words == ["__widget", "--title=A", "--app"])
    #expect(read?.environment == ["HOME": "/h"])
  }

  @Test func `there is no copy of a process with several threads, as that of the tests`() async {
    await MainActor.run {
      PrewarmedProgram.begin([:])
      #expect(PrewarmedProgram.current == nil)
    }
  }
}
