import Testing

@testable import FoundationGaps

@Suite("Messages of logs") struct LoggerTests {
  private let logger = Logger(subsystem: "app.ferry", category: "deck")

  private func line(_ message: OSLogMessage) -> String? { logger.line("info", message) }

  @Test func `values are written in the format that the message gives them`() {
    let (length, number, name) = (3.14159, 255, "a")
    #expect(line("\(length, format: .fixed(precision: 2))") == "[deck] info: 3.14\n")
    #expect(line("\(length, format: .exponential(precision: 1))") == "[deck] info: 3.1e+00\n")
    #expect(line("\(number, format: .hex) \(number)") == "[deck] info: ff 255\n")
    let long = line("\(number, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))")
    #expect(long == "[deck] info: 0x00FF\n")
    #expect(line("\(-5, format: .decimal(minDigits: 3))") == "[deck] info: -005\n")
    #expect(line("\(true, format: .answer)") == "[deck] info: YES\n")
    #expect(line("|\(name, align: .right(columns: 3))|") == "[deck] info: |  a|\n")
    #expect(
      line("|\(number, align: .left(columns: 5), privacy: .public)|") == "[deck] info: |255  |\n")
  }

  @Test func `a message of a format has its values, and stands as it is where some are missing`() {
    #expect(OSLogMessage(format: "%{public}d of %.1f %%", [3, 2.5]).text == "3 of 2.5 %")
    #expect(OSLogMessage(format: "%d", []).text == "%d")
    #expect(OSLogMessage(format: "%@ %d", [3]).text == "%@ %d")
    #expect(OSLogMessage(format: "100%%", []).text == "100%")
  }

  @Test func `a log that is disabled takes nothing`() {
    #expect(Logger(OSLog.disabled).line("info", "a") == nil)
    #expect(Logger(OSLog.default).line("info", "a") == "[default] info: a\n")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func `what is measured is done`() {
    let signposter = OSSignposter(logger: logger)
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
    #expect(signposter.withIntervalSignpost("draw") { 5 } == 5)
    signposter.endInterval("load", state, "\(5) files")
    os_signpost(.event, log: OSLog(subsystem: "", category: .pointsOfInterest), name: "load")
    #expect(autoreleasepool { 3 } == 3)
  }
}
