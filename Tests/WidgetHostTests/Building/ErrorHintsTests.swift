import Findings
import Testing

@testable import WidgetHost

@Suite struct ErrorHintsTests {
  private let source = WidgetSources.File(
    path: "W.swift", text: "struct Ride { struct State { let driver: String }\n func arrival() {} }"
  )

  private func fix(_ error: String, imports: [Finding] = []) -> String? {
    let hints = ErrorHints(
      [source], imports: imports,
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    return hints.helping(CompilerMessages("W.swift:1:1: error: \(error)", files: [:]).findings)
      .first?.fix
  }

  @Test(arguments: [
    ("value of type 'Ride' has no member 'drivr'", "driver"),
    ("value of type 'Ride' has no member 'arrivla'", "arrival"),
    ("cannot find 'Rdie' in scope", "Ride"),
  ])
  func `a slip is told with the name that the source declares`(error: String, name: String) {
    #expect(fix(error) == "If it is a slip: the source declares “\(name)”.")
  }

  @Test func `a name of another framework is told as one`() {
    #expect(
      fix("cannot find type 'HKThing' in scope")?.hasPrefix("It looks like a name of HealthKit")
        == true)
    #expect(fix("cannot find type 'Helper' in scope")?.contains("HealthKit") == false)
  }

  @Test func `a name that nothing declares may be of a module that is not here`() {
    let missing = Finding(
      "widget-unknown-import", sentence: "The module Lottie is not here; an empty one stands in.")
    #expect(
      fix("cannot find 'LottieView' in scope", imports: [missing])?.hasPrefix("It may be of Lottie")
        == true)
    #expect(
      fix("cannot find type 'Driver' in scope", imports: [missing])?
        .hasPrefix("It may be of Lottie") == true)
    #expect(fix("cannot find type 'Driver' in scope")?.contains("driver") == true)
  }

  @Test func `what is no name gets no hint, and far names are not near`() {
    #expect(ErrorHints.missingName("missing return in closure") == nil)
    #expect(ErrorHints.missingName("value of type 'A' has no member '+'") == nil)
    #expect(
      ErrorHints.nearest("foregroundStle", in: ["foregroundStyle", "foreground"])
        == "foregroundStyle")
    #expect(ErrorHints.nearest("paddin", in: ["padding", "padded"]) == "padding")
    #expect(ErrorHints.nearest("red", in: ["read", "green"]) == "read")
    #expect(ErrorHints.nearest("timer", in: ["titles", "Route"]) == nil)
  }

  @Test func `a name of four letters may have one slip, a longer one two`() {
    #expect(ErrorHints.nearest("tier", in: ["tiers"]) == "tiers")
    #expect(ErrorHints.nearest("tier", in: ["tiles"]) == nil)
    #expect(ErrorHints.nearest("timer", in: ["tiles"]) == "tiles")
    #expect(ErrorHints.nearest("id", in: ["idea", "di"]) == "di")
    #expect(ErrorHints.nearest("id", in: ["idea", "name"]) == nil)
  }
}
