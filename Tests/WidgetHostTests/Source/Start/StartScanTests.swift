import Testing

@testable import WidgetHost

@Suite("Functions in which an app requests activities, found in its source")
struct StartScanTests {
  private func functions(_ texts: String...) -> [StartFunction] {
    let files = texts.enumerated().map { number, text in
      WidgetSources.File(path: "/app/File\(number).swift", text: text)
    }
    return WidgetSources(files: files, folder: "/app").startFunctions()
  }

  private let request = "_ = try? Activity.request(attributes: a, content: c)"

  @Test func `the type may be named or not, and the call may have lines of its own`() {
    let found = functions(
      """
      func one() { _ = try Activity<Ride>.request(attributes: a, content: c) }
      func two() { _ = try ActivityKit.Activity.request(attributes: a, content: c) }
      func three() {
        Task {
          _ = try Activity<Ride>
            .request(attributes: a, content: c)
        }
      }
      func four() { client.request(a); Activities<Ride>.request(a); Activity.requested(a) }
      """)
    #expect(found.map(\.name) == ["one", "two", "three"])
    #expect(found.map(\.line) == [1, 2, 3])
    #expect(found.last?.lines == 3...8)
    #expect(found.map(\.obstacle) == [nil, nil, nil])
  }

  @Test func `intents run by themselves, tests do not count`() {
    let found = functions(
      """
      struct StartIntent: LiveActivityIntent {
        func perform() async throws -> some IntentResult { \(request); return .result() }
        func helper() { \(request) }
      }
      """,
      "import XCTest\nfunc test() { \(request) }")
    #expect(found.map(\.name) == ["StartIntent.helper"])
  }

  @Test func `an instance is one that the type keeps, or a new one`() {
    func owner(_ type: String, _ other: String = "") -> (StartFunction.Owner?, String?) {
      let found = functions(
        "\(type)\(type.contains("{") ? "" : " {")\nfunc go() { \(request) } }", other
      ).first
      return (found?.owner, found?.obstacle)
    }
    #expect(owner("struct A").0 == .made)
    #expect(owner("enum A") != (.made, nil))
    #expect(
      owner("final class A { static let shared = A(); let x: Int; init(x: Int) {} ").0
        == .kept("shared"))
    #expect(
      owner("class A { public static let current: A = .init(); static let shared = A()").0
        == .kept("shared"))
    #expect(owner("class A { private init() {}").0 == .made)
    #expect(owner("class A { init(x: Int = 1) {}").0 == .made)
    #expect(
      owner("class A { private var a: Activity<Ride>?; @Published var b = 1; var c: Int { 1 }").0
        == .made)
    #expect(owner("struct A { @Environment(\\.x) var x; @State var y = 1").0 == .made)
    #expect(owner("struct A { let user: User").1?.contains("but for user: User") == true)
    #expect(owner("struct A { let user: User", "struct User: Codable {}").0 == .made)
    #expect(owner("enum A { case one").1 != nil)
    // The arrow of a closure's type closes nothing.
    for closure in [
      "var end: () -> Void = {}", "var end: (Int) -> Void = { _ in }", "let end: () -> Void",
      "var end: (() -> Void)?", "let end: (Result<Int, Error>) -> Void",
    ] {
      #expect(
        owner("struct A { \(closure)\n var name = \"n\"; let id: Int").0 == .made, "\(closure)")
    }
    #expect(owner("struct A { @ObservedObject var user: User").1?.contains("user") == true)
    #expect(owner("class A { init(x: Other) {}").1 != nil)
    // Extensions know what the type has; a stranger's type has nothing here.
    #expect(owner("extension A", "class A { static let shared = A() }").0 == .kept("shared"))
    #expect(owner("extension A", "class A { private static let shared = A() }").0 == .made)
    #expect(owner("extension A", "class A { private init() {} }").1 != nil)
    #expect(owner("extension UIApplication").1?.contains("none of the app's own types") == true)
    #expect(owner("struct A<T>").1?.contains("generic") == true)
  }

  @Test func `what a new instance takes is given with the rest`() {
    let found = functions(
      """
      class Rides {
        init(host: String, port: Int = 1, then: @escaping () -> Void) {}
        func start(_ name: String) { \(request) }
      }
      """
    ).first
    #expect(found?.offer.parameters.map(\.name) == ["host", "name"])
    #expect(found?.code(0, file: "a").contains("try Rides(host: host, then: {})") == true)
    let plain = functions("struct Starter {\n let onEnd: () -> Void\n func go() { \(request) }\n}")
      .first
    #expect(plain?.code(0, file: "a").contains("try Starter(onEnd: {})") == true)
  }

  @Test func `a statement that nobody reads can be left out`() {
    let file = SourceFile(
      path: "",
      text: """
        func go() {
          let a = Database.open()
          Analytics.log(
            "a", b)
          if ready {
            Analytics.log("c") { done in
              print(done)
            }
          }
          store
            .save(a)
          name = a.name
          _ = try? Activity.request(
            attributes: a)
          guard let b else { return }
        }
        """)
    func text(_ line: Int) -> String? {
      PlainStatement.tokens(on: line, of: file, within: 1...16).map { file.text(at: $0.lowerBound) }
    }
    #expect(
      (1...16).map(text).map { $0 ?? "-" } == [
        "-", "-", "Analytics", "Analytics", "-", "Analytics", "print", "Analytics", "-", "store",
        "store", "-", "-", "-", "-", "-",
      ])
  }

  @Test func `parameters are given, left out, made up, or in the way`() {
    func parameter(_ text: String, _ other: String = "") -> StartFunction.Parameter? {
      functions("func go(\(text)) { \(request) }", other).first?.parameters.first
    }
    func origin(_ text: String, _ other: String = "") -> StartFunction.Parameter.Origin? {
      parameter(text, other)?.origin
    }
    for type in ["String", "Int", "Date?", "[String]", "[String: Int]", "URL", "TimeInterval"] {
      #expect(origin("x: \(type)") == .given, "\(type)")
    }
    #expect(parameter("for x: Int")?.label == "for")
    #expect(parameter("_ x: Int")?.label == "")
    #expect(parameter("x: Int = max(1, 2)")?.standard == "max(1, 2)")
    #expect(parameter("x: Int = 1")?.isRequired == false)
    #expect(parameter("x: Date?")?.givenType == "Date")
    #expect(origin("x: Ride", "struct Ride: Codable {}") == .given)
    #expect(origin("x: [Ride]", "struct Ride: ActivityAttributes {}") == .given)
    #expect(origin("x: Ride.ContentState") == .given)
    #expect(origin("x: Ride", "struct Ride {}") == .nowhere)
    #expect(origin("x: Ride?", "struct Ride {}") == .fixed("nil"))
    #expect(origin("x: Ride = Ride()", "struct Ride {}") == .leftOut)
    #expect(origin("x: Int...") == .leftOut)
    #expect(
      origin("x: Car", "enum Car: String { case small, big = \"B\"; case `default` }")
        == .rawValue(of: "String", cases: ["small", "B", "default"]))
    #expect(origin("_ sender: UIButton") == .fixed("UIButton()"))
    #expect(origin("then: @escaping () -> Void") == .fixed("{}"))
    #expect(
      origin("then: @escaping @Sendable (Result<Int, Error>, [Int: Int]) -> Void")
        == .fixed("{ _, _ in }"))
    #expect(origin("then: (Int) -> Int") == .nowhere)
  }

  @Test func `functions of one name are told apart by their labels, copies count once`() {
    let found = functions(
      """
      final class Rides {
        static let shared = Rides()
        func start() { \(request) }
        func start(id: String, _ name: String) { \(request) }
        struct Inner { static func start() { \(request) } }
      }
      """,
      "final class Rides { static let shared = Rides()\n func start() { \(request) } }")
    #expect(found.map(\.name) == ["Rides.start", "Rides.start-id-name", "Rides.Inner.start"])
    #expect(found.map(\.path) == Array(repeating: "/app/File0.swift", count: 3))
  }

  @Test func `a request outside of functions is told with where it stands`() {
    let found = functions(
      """
      struct Screen: View {
        var body: some View { Button("Go") { \(request) } }
        init(x: Int) { \(request) }
      }
      """)
    #expect(found.map(\.name) == ["Screen.body", "Screen.init"])
    #expect(found.allSatisfy { $0.obstacle?.contains("no function") == true })
  }

  @Test func `the call is one line that is told as the function's own`() {
    let found = functions(
      """
      class Rides {
        init() throws {}
        private func start(
          for name: String, car: Car? = .small
        ) throws -> Int { \(request); return 1 }
      }
      enum Car: Int { case small }
      """)
    let code = found.first?.code(7, file: "Rides-0.swift") ?? ""
    #expect(code.hasPrefix("extension Rides {\n  fileprivate struct _IsletStart7: _StartCode {"))
    #expect(
      code.contains(
        """
        #sourceLocation(file: "Rides-0.swift", line: 3)
        var owner = try _startOwner { try Rides() }; _ = try await owner.start(for: name, car: \
        (try _startCase(Car.self, car)) ?? (.small))
        #sourceLocation()
        """))
    #expect(code.contains("@_StartParameter var name: String\n"))
    #expect(code.contains("@_StartParameter var car: Int?\n"))
  }
}
