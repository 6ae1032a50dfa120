import Testing

@testable import WidgetHost

@Suite("What helps with sentences of the compiler")
struct CompilerAdviceTests {
  @Test(arguments: [
    (
      "Missing return in getter expected to return 'some View'.",
      "Leave out “return”, so that every branch is a view: a body with return in it is no view builder."
    ),
    (
      "Missing return in closure expected to return 'DynamicIsland'.",
      "Write return before DynamicIsland: this closure is no view builder, and has more than one statement."
    ),
    (
      "No exact matches in call to initializer: one that fits expects value of type 'LocalizedStringKey' for parameter #1 (got 'Int').",
      #"Text takes no number: write Text("\(value)") or Text(value, format: .number)."#
    ),
    (
      "Referencing initializer 'init(_:content:)' on 'ForEach' requires that 'String' conform to 'Identifiable'.",
      #"Write ForEach(values, id: \.self)."#
    ),
    (
      "Referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Stop' conform to 'Identifiable'.",
      #"Write ForEach(values, id: \.self), or let Stop be Identifiable."#
    ),
    (
      "Type 'A.ContentState' does not conform to protocol 'Decodable': cannot automatically synthesize 'Decodable' because '[Stop]' does not conform to 'Decodable'.",
      "Let Stop conform to Codable and Hashable."
    ),
    (
      "Type 'A.ContentState' does not conform to protocol 'Decodable': cannot automatically synthesize 'Decodable' because 'Color' does not conform to 'Decodable'.",
      "A push brings no Color: keep the text or the number that it is made from."
    ),
    (
      "Result builder 'DynamicIslandExpandedContentBuilder' does not implement any 'buildBlock' or a combination of 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' with sufficient availability for this call site [#ResultBuilderMethods].",
      "Put a region into DynamicIsland's first closure: DynamicIslandExpandedRegion(.bottom) { … }."
    ),
    (
      "Closure containing control flow statement cannot be used with result builder 'DynamicIslandExpandedContentBuilder'.",
      "Write it inside a region: DynamicIslandExpandedRegion(.bottom) { if … { … } }."
    ),
    (
      "Missing argument for parameter 'minimal' in call.", "Add minimal: { … }."
    ),
    (
      "Missing arguments for parameters 'compactTrailing', 'minimal' in call.",
      "Add compactTrailing: { … } minimal: { … }."
    ),
    (
      "Missing argument for parameter 'dynamicIsland' in call.",
      "Add dynamicIsland: { context in DynamicIsland { … } compactLeading: { … } compactTrailing: { … } minimal: { … } }."
    ),
    (
      "'async' call in a function that does not support concurrency.",
      "A body cannot wait: load in the app, and send it in the content state."
    ),
    (
      "Cannot pass function of type '(ActivityViewContext<Ferry>) async -> Text' to parameter expecting synchronous function type.",
      "A body cannot wait: load in the app, and send it in the content state."
    ),
    (
      "Call can throw, but it is not marked with 'try' and the error is not handled.",
      "Write try? before it, with ?? and what to use instead; a function may say throws, a view's body may not."
    ),
    (
      "Errors thrown from here are not handled.",
      "Write try? before it, with ?? and what to use instead; a function may say throws, a view's body may not."
    ),
    (
      "Invalid conversion from throwing function of type '(ActivityViewContext<Ferry>) throws -> Text' to non-throwing function type '(ActivityViewContext<Ferry>) -> Text'.",
      "Write try? before it, with ?? and what to use instead; a function may say throws, a view's body may not."
    ),
    (
      "Cannot convert value of type '()' to closure result type 'DynamicIsland'.",
      "Write the island there: DynamicIsland { DynamicIslandExpandedRegion(.bottom) { … } } compactLeading: { … } compactTrailing: { … } minimal: { … }."
    ),
    (
      "Cannot convert value of type 'String' to expected argument type 'LocalizedStringResource'.",
      #"Write a literal, in which the text may stand: "\(text)"."#
    ),
    ("Cannot find operator '..' in scope; did you mean '...'?", "Write one dot."),
    (
      "Source control conflict marker in source file.",
      "Finish the merge: keep one side, and take out the marks."
    ),
    (
      "'init(attributesType:content:)' is unavailable: only the first betas of iOS 16 had it.",
      "Write it so; iOS has taken nothing else since 16.1."
    ),
    (
      "Type 'Ferry' does not conform to protocol 'ActivityAttributes'.",
      "Declare struct Ferry: ActivityAttributes, with a struct ContentState: Codable, Hashable in it."
    ),
    (
      "Type 'Ferry' does not conform to protocol 'ActivityAttributes': protocol requires nested type 'ContentState'.",
      "Declare struct ContentState: Codable, Hashable in it."
    ),
    (
      "Type 'Ferry.ContentState' does not conform to protocol 'ActivityAttributes'.",
      "Name the attributes, not their state: Ferry."
    ),
    (
      "Type 'Ferry.ContentState' does not conform to protocol 'ActivityAttributes': protocol requires nested type 'ContentState'.",
      "Name the attributes, not their state: Ferry."
    ),
    (
      "Generic struct 'ActivityConfiguration' requires that 'Ferry.ContentState' conform to 'ActivityAttributes'.",
      "Name the attributes, not their state: Ferry."
    ),
    (
      "Type 'Depart' does not conform to protocol 'AppIntent': protocol requires property 'title' with type 'LocalizedStringResource'.",
      "Declare title in Depart."
    ),
    (
      "Type 'Ferry' does not conform to protocol 'Hashable': stored property type '[Stop]' does not conform to protocol 'Hashable'.",
      "Let Stop conform to Hashable."
    ),
    (
      "Type 'Ferry' does not conform to protocol 'Equatable': associated value type 'Stop' does not conform to protocol 'Equatable'.",
      "Let Stop conform to Equatable."
    ),
    ("Extraneous argument label 'value:' in call.", "Leave out “value:”."),
    (
      "Static method 'buildExpression' requires that 'Card' conform to 'View'.",
      "If Card is to be a view, declare struct Card: View."
    ),
    (
      "Static method 'buildExpression' requires that 'AnyGradient' conform to 'View'.",
      "AnyGradient is a style: fill a shape with it, as in Rectangle().fill(…)."
    ),
    (
      "Initializer for conditional binding must have Optional type, not 'Int'.",
      "It is never nil: use it without if let."
    ),
    (
      "Type '()' cannot conform to 'View' [#ProtocolTypeNonConformance].",
      "A body holds views: compute with let, or in a function beside it."
    ),
    (
      "Incorrect argument label in call (have '_:compactLeading:minimum:', expected 'expanded:compactLeading:minimal:').",
      "Write minimal: instead of minimum:."
    ),
  ])
  func `a mistake that authors often make is told with what to write`(
    sentence: String, advice: String
  ) {
    #expect(CompilerAdvice.advice(on: sentence) == advice)
  }

  @Test func `a default of zero is given its type, where the compiler takes it for another`() {
    func advice(_ line: String) -> String? {
      CompilerAdvice.advice(
        on: "Value of optional type 'Decimal?' must be unwrapped to a value of type 'Decimal'.",
        line: line)
    }
    #expect(
      advice("Text(bid?.amount ?? 0, format: .currency(code: code))")
        == "Write ?? Decimal(0): the compiler takes 0 for another type here.")
    #expect(advice("Text(bid?.amount)")?.hasPrefix("Write if let") == true)
  }

  @Test func `a view beside regions is told where it belongs, and that of another builder is not`()
  {
    func advice(_ line: String) -> String? {
      CompilerAdvice.advice(
        on: "No exact matches in call to static method 'buildPartialBlock'.", line: line)
    }
    #expect(advice("      DynamicIsland {")?.hasPrefix("Put it into a region: ") == true)
    #expect(advice("    Chart {") == nil)
  }

  @Test func `the source's line tells which initialiser was meant`() {
    func advice(_ line: String) -> String? {
      CompilerAdvice.advice(on: "No exact matches in call to initializer.", line: line)
    }
    #expect(
      advice(#"Label("Gate", systemName: "ferry")"#)
        == "Label takes systemImage: for the name of a symbol.")
    #expect(advice(#"Image("Gate", systemName: "ferry")"#) == nil)
  }

  @Test(arguments: [
    ("systemImage", true), ("systemname", true), ("sytemName", true), ("systmName", true),
    ("named", false), ("name", false),
  ])
  func `a slip of an image's systemName is told with it: without a label it names an asset`(
    label: String, isMeant: Bool
  ) {
    let advice = CompilerAdvice.advice(
      on: "Extraneous argument label '\(label):' in call.", line: "Image(\(label): \"ferry\")")
    #expect(
      advice
        == (isMeant
          ? "Image takes systemName: for the name of a symbol." : "Leave out “\(label):”."))
    #expect(
      CompilerAdvice.advice(
        on: "Extraneous argument label '\(label):' in call.", line: "Gate(\(label): 1)")
        == "Leave out “\(label):”.")
  }

  @Test(arguments: [
    "Expected '}' in struct.",
    "No exact matches in call to initializer: one that fits expects value of type 'LocalizedStringKey' for parameter #1 (got 'Ferry').",
    "Static method 'buildExpression' requires that 'Int' conform to 'View'.",
    "Return type of property 'body' requires that 'ActivityConfiguration<Ferry>' conform to 'View'.",
    "Static method 'buildExpression' requires that 'ActivityContent' conform to 'View'.",
    "Type 'Ferry' does not conform to protocol 'Hashable': stored property type '(Int) -> Int' does not conform to protocol 'Hashable'.",
    "Cannot convert value of type 'Int' to expected argument type 'String'.",
  ])
  func `other sentences get no advice`(sentence: String) {
    #expect(CompilerAdvice.advice(on: sentence) == nil)
  }

  @Test func `a label that Image does not have is told with the one that it has`() {
    func advice(_ label: String) -> String? {
      CompilerAdvice.advice(
        on: "Extraneous argument label '\(label):' in call.", line: "Image(\(label): \"ferry\")")
    }
    for label in ["systemImage", "systemNamed"] {
      #expect(advice(label) == "Image takes systemName: for the name of a symbol.")
    }
  }

  @Test(arguments: [
    ("strcut Foo {", "struct"), ("  fnc foo() {}", "func"), ("private vra gate: Int", "var"),
    ("private struct Foo {", nil), ("Text(\"a\") Text(\"b\")", nil), ("fnc()", nil), ("", nil),
  ])
  func `a slip in a keyword is told with the keyword`(line: String, keyword: String?) {
    let told = CompilerAdvice.keyword(
      "Consecutive statements on a line must be separated by ';'.", line: line)
    #expect(told?.hasSuffix("is a slip: \(keyword ?? "none").") == (keyword == nil ? nil : true))
    #expect(CompilerAdvice.keyword("Missing return.", line: line) == nil)
  }

  @Test func `a name that SwiftUI has another word for is told with that`() {
    #expect(CompilerAdvice.ownName(of: "left") == "SwiftUI calls it “leading”.")
    #expect(CompilerAdvice.ownName(of: "leading") == nil)
  }
}
