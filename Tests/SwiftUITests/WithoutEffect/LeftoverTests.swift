import AppIntents
import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Names beside SwiftUI's own that views lean on.
@MainActor
@Suite struct LeftoverTests {
  @Test func `maps of the plane go back, and move places, sizes and rectangles`() {
    let map = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4).scaledBy(
      x: 2, y: 5)
    let there = CGPoint(x: 7, y: -2).applying(map)
    let back = there.applying(map.inverted())
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y + 2) < 1e-9)
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 3))
        == CGSize(width: 4, height: 9))
    #expect(
      CGRect(x: 1, y: 1, width: 2, height: 3).applying(CGAffineTransform(translationX: 4, y: 5))
        == CGRect(x: 5, y: 6, width: 2, height: 3))
  }

  private struct Form: View {
    @FocusState private var isWriting: Bool
    @FocusState private var field: Int?
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.title) private var edited

    var body: some View {
      Inner(isWriting: $isWriting).focused($isWriting).focused($field, equals: 3)
        .focusedValue(\.title, .constant("x")).focusedSceneValue(\.title, nil)
      Text(verbatim: "\(field ?? 0) \(title == nil) \(edited ?? "nobody")")
    }
  }
  private struct Inner: View {
    @FocusState.Binding var isWriting: Bool
    var body: some View { Text(verbatim: isWriting ? "writing" : "reading") }
  }

  @Test func `nothing has the focus, and nobody hears what it would tell`() {
    #expect(texts(VStack { Form() }) == ["reading", "0 true nobody"])
  }

  @Test func `a stack of screens shows its first one, whatever the way leads to`() {
    func destinations(_ view: some View) -> some View {
      view.navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
        .navigationDestination(isPresented: .constant(true)) { Text(verbatim: "shown") }
        .navigationDestination(item: .constant(7 as Int?)) { Text(verbatim: "\($0)") }
    }
    let first = destinations(Text(verbatim: "first"))
    var path = NavigationPath([1, 2])
    path.append("x")
    #expect(texts(NavigationStack { first }) == ["first"])
    #expect(texts(NavigationStack(path: .constant(path)) { first }) == ["first"])
    #expect(texts(NavigationStack(path: .constant([3, 4])) { first }) == ["first"])
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast(-1)
    path.removeLast(5)
    #expect(path.isEmpty && path == NavigationPath())
  }

  @Test func `screens beside one another are nothing for widgets`() {
    let view = NavigationSplitView {
      Text(verbatim: "list")
    } detail: {
      Text(verbatim: "detail")
    }
    #expect(draw(view).findings.map(\.id.rawValue) == ["widget-view-unsupported"])
  }

  private func texts(_ view: some View) -> [String] {
    func lines(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .group(let group): lines(group.items)
        case .text(let line): [line.string]
        default: []
        }
      }
    }
    return lines(draw(view).items)
  }

  @Test func `numbers, folders and the state of the phone are there`() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(URL.cachesDirectory.isFileURL && URL.documentsDirectory.isFileURL)
    #expect(CGVector(dx: 1, dy: 2) != .zero)
    #expect(UIImage().cgImage?.alphaInfo == nil)
  }

  @Test func `kerned text is as wide as tracked text`() {
    var kerned = AttributedString("Hello")
    kerned.kern = 4
    kerned.baselineOffset = 2
    var tracked = AttributedString("Hello")
    tracked.tracking = 4
    tracked.baselineOffset = 2
    #expect(frames(Text(kerned)) == frames(Text(tracked)))
    let plain = draw(Text(verbatim: "Hello")).size.width
    #expect(abs(draw(Text(kerned)).size.width - plain - 5 * 4) <= 1.0 / 3)
  }

  struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Pizza") var pizza: String
    @Parameter(title: "Large") var isLarge: Bool
    static var parameterSummary: some ParameterSummary {
      When(\.$isLarge, .equalTo, true) {
        Summary("Order a large \(\.$pizza)") { \.$isLarge }
      } otherwise: {
        Summary("Order \(\.$pizza)")
      }
    }
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `an intent may say its parameters in a sentence`() {
    #expect(Order.parameterSummary is ParameterSummaryWhen<Order>)
  }

  enum Slice: String, AppEnum {
    case thin, thick
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
      name: "Slice", numericFormat: "\(placeholder: .int) slices")
    static let caseDisplayRepresentations: [Slice: DisplayRepresentation] = [
      .thin: "Thin", .thick: "Thick",
    ]
  }

  struct Bake: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Bake"
    @Parameter(title: "Slice") var slice: Slice
    @Parameter(title: "Recipe") var recipe: IntentFile?
    static var parameterSummary: some ParameterSummary {
      Switch(\.$slice) {
        Case(.thin) { Summary("Bake a thin one") }
        Case([.thick]) { Summary("Bake a \(\.$slice) one") }
        DefaultCase { Summary("Bake") }
      }
    }
    func perform() async throws -> some IntentResult {
      try await continueInForeground("Open the oven?", alwaysConfirm: false)
      try await requestToContinueInForeground()
      return .result()
    }
  }

  @Test func `a sentence may follow a parameter's value, and an intent may ask for its app`() async
  {
    #expect(Bake.parameterSummary is ParameterSummarySwitch<Bake>)
    await #expect(throws: Never.self) { try await Bake().perform() }
    let file = IntentFile(data: Data([1, 2]), filename: "recipe.txt")
    #expect(file.data.count == 2)
    let link = IntentFile(fileURL: URL(filePath: "/nowhere/recipe.pdf"))
    #expect(link.filename == "recipe.pdf" && link.data.isEmpty)
  }

  struct Reply: AppIntent {
    static let title: LocalizedStringResource = "Reply"
    @Parameter(
      title: "Message", default: "Hi",
      inputOptions: String.IntentInputOptions(
        keyboardType: .default, capitalizationType: .none, multiline: true, autocorrect: false,
        smartQuotes: false, smartDashes: false), requestValueDialog: "What?")
    var message: String
    @Parameter(
      title: "Minutes", default: 5, controlStyle: .field, inclusiveRange: (1, 60),
      requestValueDialog: "How many?")
    var minutes: Int
    @Parameter(
      title: "Share", controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1))
    var share: Double?
    @Parameter(title: "Loud", default: true, displayName: .init(true: "Loud", false: "Quiet"))
    var isLoud: Bool
    @Parameter(title: "Day", kind: .date, inputConnectionBehavior: .never) var day: Date?
    @Parameter(title: "Room", default: "Den", optionsProvider: Rooms()) var room: String
    @Parameter(description: "Seconds", default: 3, controlStyle: .stepper) var seconds: Int
    @Parameter(title: "Link", description: "Where to") var link: URL?
    @Parameter(title: "Names", default: ["Ann"], size: IntentCollectionSize(min: 1, max: 3))
    var names: [String]
    @Parameter(title: "Days", size: [.systemSmall: 1, .systemMedium: 4]) var days: [Int]?
    func perform() async throws -> some IntentResult { .result() }

    struct Rooms: DynamicOptionsProvider {
      func results() async throws -> [String] { ["Den"] }
    }
  }

  @Test func `a parameter may say how a person gives its value, and has its default`() {
    let reply = Reply()
    #expect(reply.message == "Hi" && reply.minutes == 5 && reply.share == nil && reply.isLoud)
    #expect(reply.day == nil && reply.room == "Den" && reply.seconds == 3 && reply.link == nil)
    let options = String.IntentInputOptions(multiline: true)
    #expect(options.keyboardType == .asciiCapable && options.capitalizationType == .sentences)
    #expect(options.multiline && options.autocorrect && options.smartQuotes && options.smartDashes)
  }

  @Test func `values of apps read as they are in a widget`() {
    let environment = EnvironmentValues()
    #expect(!environment.accessibilityEnabled && !environment.isSceneCaptured)
    #expect(environment.backgroundMaterial == nil && environment.defaultMinListRowHeight == 44)
    var numeric = environment
    numeric.contentTransition = .numericText()
    #expect(numeric.contentTransition == .numericText())
  }

  @Test func `screen and device are those of the phone that the view is drawn for`() {
    var environment = EnvironmentValues()
    environment.system.screen = Size(width: 375, height: 667)
    (environment.system.displayScale, environment.system.systemVersion) = (2, 17.2)
    EnvironmentValues.within(environment) {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(UIScreen.main.nativeBounds.height == 1334)
      #expect(UIDevice.current.systemVersion == "17.2")
    }
  }

  @Test func `a screen has as many pixels as points times its scale`() {
    let screen = UIScreen.main
    #expect(screen.bounds.width * screen.scale == screen.nativeBounds.width)
    #expect(screen.bounds.height * screen.nativeScale == screen.nativeBounds.height)
  }
}

@MainActor
@Suite struct UIAppearanceTests {
  @Test func `looks may be set for all controls of UIKit, of which nothing comes`() {
    UISlider.appearance().setThumbImage(UIImage(systemName: "star"), for: .normal)
    UIProgressView.appearance().trackTintColor = .gray
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: [.selected, .highlighted])
    UISwitch.appearance().onTintColor = .green
    #expect(UIProgressView.appearance().trackTintColor == nil)
  }
}

extension FocusedValues {
  private struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
