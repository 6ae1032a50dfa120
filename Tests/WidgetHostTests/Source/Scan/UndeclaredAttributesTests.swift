import Testing

@testable import WidgetHost

@Suite struct UndeclaredAttributesTests {
  private func told(_ text: String) -> [String] {
    UndeclaredAttributes.findings(in: [SourceFile(path: "W.swift", text: text)]).map {
      "\($0.location?.line ?? 0): \($0.sentence)"
    }
  }

  @Test func `attributes that no file declares are named with their line`() {
    #expect(
      told("struct W: Widget {\n var c = ActivityConfiguration(for: RideAttributes.self) {} }") == [
        "2: RideAttributes is not declared in the source; add the file that declares it."
      ])
  }

  @Test(arguments: [
    "struct A: ActivityAttributes {}", "typealias A = Other.Attributes",
    "struct W<A: ActivityAttributes>: Widget {}", "enum Store { struct A {} }",
  ])
  func `attributes that something declares are not missing`(declaration: String) {
    #expect(told("\(declaration)\nlet c = ActivityConfiguration(for: A.self) {}").isEmpty)
  }

  @Test(arguments: [
    "Store.A", "AlarmAttributes", "AlarmAttributes<Cooking>", "DefaultLiveActivityAttributes",
  ])
  func `attributes of other modules are left to the compiler`(name: String) {
    #expect(told("let c = ActivityConfiguration(for: \(name).self) {}").isEmpty)
  }
}
