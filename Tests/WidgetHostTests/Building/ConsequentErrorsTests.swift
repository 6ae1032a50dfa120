import Findings
import Testing

@testable import WidgetHost

@Suite("Errors that follow from others") struct ConsequentErrorsTests {
  private let source = """
    struct RideAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var stop: Stop }
    }
    struct Ferry: Sailing, ActivityAttributes {}
    struct Ride: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
          Text("a").font(.title)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("é") }
          } compactLeading: { Text("b")
          } compactTrailing: { Text("c").font(.caption)
          } minimal: { Text("d") }
        }
      }
    }
    """

  /// Returns the lines of the errors that are told.
  private func told(_ errors: String..., imports: [Finding] = []) -> [Int?] {
    told(errors, in: source, imports: imports)
  }

  private func told(_ errors: [String], in source: String, imports: [Finding] = []) -> [Int?] {
    let hints = ErrorHints(
      [WidgetSources.File(path: "W.swift", text: source)], imports: imports,
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let lines = errors.map { "W.swift:\($0)" }.joined(separator: "\n")
    return hints.helping(CompilerMessages(lines, files: [:]).findings).map(\.location?.line)
  }

  /// A preview, behind attributes whose state has what a package declares.
  private func preview(_ states: String) -> String {
    """
    struct RideAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var stop: Stop }
    }
    struct Plain: ActivityAttributes { struct ContentState: Codable, Hashable { var n: Int } }
    let ferry = Ferry(Stop.Pier(name: nil), depth: nil)
    #Preview("a", as: .content, using: \(states)) {
      Ride()
    } contentStates: {
      .content
    }
    """
  }

  private let missingStop = "2:54: error: cannot find type 'Stop' in scope"
  private let ofPreview = [
    "6:9: error: incorrect argument labels in call (have '_:as:using:_:contentStates:', expected '_:traits:body:')",
    "6:20: error: type 'PreviewTrait<Preview.ViewTraits>' has no member 'content'",
    "9:3: error: argument passed to call that takes no arguments",
  ]

  @Test(arguments: [
    "8:6: error: failed to produce diagnostic for expression; please submit a bug report",
    "8:6: error: no '??' candidates produce the expected contextual result type '_'",
  ])
  func `what the compiler cannot explain follows from a name that nothing declares`(noise: String) {
    #expect(told(missingStop, noise) == [2])
    #expect(told(noise) == [8])
    #expect(told("2:54: error: cannot find 'stop' in scope", noise) == [2, 8])
  }

  @Test func `what is wrong in a preview of attributes that hold what is not declared is not told`()
  {
    let ride = preview("RideAttributes.sample")
    #expect(told([missingStop] + ofPreview, in: ride) == [2])
    #expect(told(ofPreview, in: ride) == [6, 6, 9])
    // Of other attributes it is told, unless the preview itself names what is not declared.
    #expect(told([missingStop] + ofPreview, in: preview("Plain()")) == [2, 6, 6, 9])
    #expect(told([missingStop] + ofPreview, in: preview("Plain(Stop.first)")) == [2])
    // So is what is wrong elsewhere.
    let elsewhere = "4:8: error: value of type 'Text' has no member 'fond'"
    #expect(told([missingStop, elsewhere], in: ride) == [2, 4])
  }

  @Test func `nil without a type since what takes it is not declared is not told`() {
    let ride = preview("Plain()")
    #expect(told([missingStop, "5:35: error: 'nil' requires a contextual type"], in: ride) == [2])
    #expect(
      told([missingStop, "5:48: error: 'nil' requires a contextual type"], in: ride) == [2, 5])
  }

  private let undeclared = "2:54: error: cannot find type 'Stop' in scope"
  private let uninferred = "10:7: error: generic parameter 'Expanded' could not be inferred"

  @Test(arguments: [
    "2:10: error: type 'RideAttributes.ContentState' does not conform to protocol 'Decodable': cannot automatically synthesize 'Decodable' because '[Stop]' does not conform to 'Decodable'",
    "2:10: error: type 'RideAttributes.ContentState' does not conform to protocol 'Hashable': stored property type '_' does not conform to protocol 'Hashable'",
    "8:24: error: cannot infer contextual base in reference to member 'title'",
    "8:24: error: reference to member 'title' cannot be resolved without a contextual type",
  ])
  func `what lacks a conformance or a type since a name is not declared is not told`(
    _ error: String
  ) {
    #expect(told(undeclared, error) == [2])
    // Alone it is.
    #expect(told(error).count == 1)
  }

  @Test func `a conformance that another type lacks is told beside a name that is not declared`() {
    let error =
      "4:8: error: type 'Trip' does not conform to protocol 'Decodable': cannot automatically synthesize 'Decodable' because 'Gate' does not conform to 'Decodable'"
    #expect(told(undeclared, error) == [2, 4])
  }

  @Test func `what is required of a type whose declaration is told is not told`() {
    let required =
      "7:5: error: generic struct 'ActivityConfiguration' requires that 'RideAttributes' conform to 'ActivityAttributes'"
    let lacks =
      "2:10: error: type 'RideAttributes.ContentState' does not conform to protocol 'Hashable'"
    #expect(told(lacks, required) == [2])
    #expect(told(required) == [7])
    // The protocol that it conforms to is not declared, and may be what makes it conform.
    let sailing = "4:15: error: cannot find type 'Sailing' in scope"
    #expect(
      told(
        sailing,
        "7:5: error: generic struct 'ActivityConfiguration' requires that 'Ferry' conform to 'ActivityAttributes'"
      ) == [4])
  }

  @Test func `an island whose type is not found since a closure of it is wrong is not told`() {
    #expect(told("13:28: error: value of type 'Text' has no member 'fond'", uninferred) == [13])
    #expect(told(uninferred) == [10])
    let required = "error: instance method 'font' requires that 'Int' conform to 'View'"
    #expect(told("8:10: \(required)", uninferred) == [8])
    #expect(told("16:3: \(required)", uninferred) == [16, 10])
    // An error elsewhere is another one.
    #expect(told("8:10: error: value of type 'Text' has no member 'fond'", uninferred) == [8, 10])
  }

  @Test func `what is said of a file beside an error in its letters is not told`() {
    let open = "6:3: error: expected '}' in struct"
    #expect(told(open, "17:1: error: declaration is only valid at file scope") == [6])
    let quote = "8:16: error: unterminated string literal"
    #expect(
      told(quote, "11:3: error: missing argument for parameter 'verbatim' in call", open).sorted {
        $0 ?? 0 < $1 ?? 0
      } == [6, 8])
  }

  @Test func `a name that a file with such an error declares is not told, another one is`() {
    let hints = ErrorHints(
      [
        WidgetSources.File(path: "W.swift", text: "let a: Trip, b: Gate"),
        WidgetSources.File(path: "Trip.swift", text: "struct Trip {"),
      ], imports: [],
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let errors = """
      Trip.swift:1:13: error: expected '}' in struct
      W.swift:1:8: error: cannot find type 'Trip' in scope
      W.swift:1:17: error: cannot find type 'Gate' in scope
      """
    let told = hints.helping(CompilerMessages(errors, files: [:]).findings)
    #expect(told.map(\.location?.column).sorted { $0 ?? 0 < $1 ?? 0 } == [13, 17])
  }

  @Test func `a call with two meanings is not told beside attributes that are wrong`() {
    let ambiguous = "8:11: error: ambiguous use of 'init'"
    let wrong =
      "1:8: error: type 'RideAttributes' does not conform to protocol 'ActivityAttributes'"
    #expect(told(wrong, ambiguous) == [1])
    #expect(told(ambiguous) == [8])
    #expect(told("3:1: error: missing return", ambiguous) == [3, 8])
  }

  @Test func `an activity is no view beside a widget whose body is told to be one`() {
    let body =
      "7:5: error: return type of property 'body' requires that 'ActivityConfiguration<RideAttributes>' conform to 'View'"
    #expect(told("5:8: error: type 'Ride' does not conform to protocol 'Widget'", body) == [5])
    #expect(told(body) == [7])
  }

  @Test func `what stands beside an operator that there is not is not told`() {
    let operators = "8:10: error: cannot find operator '..' in scope; did you mean '...'?"
    #expect(told(operators, "8:12: error: cannot find 'font' in scope") == [8])
    let finding = CompilerMessages("W.swift:\(operators)", files: [:]).findings.first
    #expect(finding?.sentence.hasSuffix("'...'?") == true)
  }

  @Test func `a name of a package is not taken for one of Apple's`() {
    func told(_ name: String, imports: String) -> Finding? {
      let missing = Finding(
        "widget-unknown-import",
        sentence: "The module CioBadges is not here; an empty one stands in.")
      let hints = ErrorHints(
        [WidgetSources.File(path: "W.swift", text: imports)], imports: [missing],
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let error = "W.swift:2:1: error: cannot find type '\(name)' in scope"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first
    }
    let own = told("CIOBadge", imports: "import CioBadges\n")
    #expect(own?.sentence.contains("Apple") == false)
    #expect(own?.fix?.hasPrefix("It may be of CioBadges: ") == true)
    #expect(told("CIOBadge", imports: "import SwiftUI\n")?.sentence.contains("CoreImage") == true)
    #expect(told("CIFilter", imports: "import CioBadges\n")?.sentence.contains("CIOBadge") == false)
  }

  @Test func `a value that nothing declares is told as that, a call may be one of Apple's`() {
    func fix(_ line: String) -> String? {
      let hints = ErrorHints(
        [WidgetSources.File(path: "W.swift", text: line)], imports: [],
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let error = "W.swift:1:1: error: cannot find 'arrivals' in scope"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix
    }
    #expect(
      fix("Text(arrivals)") == "Nothing declares arrivals: declare it, or pass it to the view.")
    #expect(fix("Text(arrivals())")?.hasPrefix("Nothing") == false)
    #expect(
      fix("Text(arrivals)\nstruct Quay { let arrivals: Int }")
        == "arrivals is declared where this line cannot see it: name the value that has it, or pass it to the view."
    )
  }
}
