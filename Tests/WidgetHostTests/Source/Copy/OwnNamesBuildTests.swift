import EventLoop
import Foundation
import Goldens
import Testing

@testable import WidgetHost

@MainActor
@Suite("Builds of sources that declare what the system has", .enabled(if: Trial.program != nil))
struct OwnNamesBuildTests {
  private static let widget = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct OwnAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var deed: Swift.String }
    }

    struct OwnWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: OwnAttributes.self) { _ in
          Text("own")
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("L") }
          } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }

    """

  /// The words with a capital that the declarations have without a full stop before them.
  private static let namedTypes: [String] = {
    let file = SourceFile(path: "A.swift", text: SourceShadows.declarations(beside: []))
    let words = file.tokens.indices.filter {
      file.tokens[$0].kind == .identifier && file.text(at: $0 - 1) != "."
        && file.text(at: $0).first?.isUppercase == true
    }.map { file.text(at: $0) }
    return Set(words).subtracting(["Self", "Any", "FoundationGaps", "NSLocalizedString"]).sorted()
  }()

  private func outcome(_ name: String, with text: String) async throws -> WidgetBuild.Outcome {
    let loop = EventLoop()
    let frameworks = try Frameworks.find(
      environment: ProcessInfo.processInfo.environment, program: #require(Trial.program)
    ).get()
    let folder = try TestFolder.path(name, with: ["Own.swift": Self.widget + text])
    let build = WidgetBuild(
      frameworks: frameworks, cache: BuildCaches.make(at: TestFolder.path("\(name)-cache")),
      loop: loop)
    var outcome: WidgetBuild.Outcome?
    build.start(try WidgetSources(paths: [folder])) { outcome = $0 }
    await loop.handle(until: { outcome != nil })
    return try #require(outcome)
  }

  @Test func `members that stand beside every source may be the source's own`() async throws {
    let outcome = try await outcome(
      "own-members",
      with: """
        private final class BundleToken {}
        extension Bundle { static let module: Bundle = Bundle(for: BundleToken.self) }
        extension Date {
          static var now: Date { Date() }
          func formatted() -> String { "\\(Date.now)" }
        }
        extension Duration { func formatted() -> String { "x" } }
        extension UserDefaults { func string(forKey k: String) -> String? { "own" } }
        extension String { func localizedStandardContains(_ s: String) -> Bool { contains(s) } }
        extension Locale { static var preferredLanguages: [String] { ["en"] } }
        #if swift(<5.5)
        extension Calendar { func isDateInToday(_ d: Date) -> Bool { true } }
        #endif
        let seen = Calendar.current.isDateInToday(.now) && Date.now.formatted().isEmpty
          && Date.now.formatted(date: .numeric, time: .omitted).isEmpty
        extension Transaction { @Entry var fast: Bool = false }
        extension ContainerValues { @Entry var weight: Double = 1 }
        extension EnvironmentValues { @Entry var `default`: Int = 1
          + 2 }
        let quick = withTransaction(\\.fast, true) { Transaction().fast }
        #Preview("Own") {
          @Previewable @State var count = 1
          Text("\\(count)")
        }
        """)
    #expect(outcome.findings.isEmpty, "\(outcome.findings)")
    #expect(outcome.library != nil)
  }

  @Test func `types that what stands beside every source names may be the source's own`()
    async throws
  {
    let outcome = try await outcome(
      "own-types",
      with: Self.namedTypes.map { "struct \($0) {}" }.joined(separator: "\n"))
    #expect(outcome.findings.isEmpty, "\(outcome.findings)")
    #expect(outcome.library != nil)
  }

  @Test func `what UIKit brings needs no import, and may be the source's own`() async throws {
    let picture = """
      struct Code: View {
        var body: some View {
          let filter = CIFilter(name: "CIQRCodeGenerator")
          let image = filter?.outputImage.flatMap {
            CIContext().createCGImage($0, from: $0.extent)
          }.map { UIImage(cgImage: $0) }
          if CACurrentMediaTime() > 0, let image, image.ciImage == nil { Image(uiImage: image) }
        }
      }
      """
    let brought = try await outcome("brought", with: picture)
    #expect(brought.findings.isEmpty && brought.library != nil, "\(brought.findings)")
    let types = "struct CIImage { let width = 1 }\nlet width = CIImage().width\n"
    let own = try await outcome("own-picture", with: types + "let time = CACurrentMediaTime()")
    #expect(own.findings.isEmpty && own.library != nil, "\(own.findings)")
  }

  @Test(arguments: [
    // What is here of it.
    """
    extension View {
      func snapshot() -> UIImage {
        let controller = UIHostingController(rootView: self)
        let view = controller.view
        let targetSize = controller.view.intrinsicContentSize
        view?.bounds = CGRect(origin: .zero, size: targetSize)
        view?.backgroundColor = .clear
        controller.view.layoutIfNeeded()
        return UIGraphicsImageRenderer(size: targetSize).image { _ in
          view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
        }
      }
    }
    extension UIImage {
      func average(_ image: CIImage) -> UIColor? {
        let context = CIContext(options: [.workingColorSpace: kCFNull!])
        var bitmap = [UInt8](repeating: 0, count: 4)
        context.render(
          image.oriented(.right), toBitmap: &bitmap, rowBytes: 4, bounds: .zero, format: .RGBA8,
          colorSpace: nil)
        return nil
      }
    }
    """,
    // What is not.
    """
    func snapshot(_ view: some View) {
      let host = UIHostingController(rootView: view)
      host.view.translatesAutoresizingMaskIntoConstraints = false
    }
    """,
    "func turn(_ image: CIImage) -> CIImage { image.settingAlphaOne(in: image.extent) }",
    "final class Cell: UIView { func go() { CALayer().shadowOffset = .zero } }",
    "func empty() -> Any { kCFAllocatorDefault! }",
    "func seek(_ player: AVPlayer) { player.cancelPendingPrerolls() }",
  ])
  func `a helper of UIKit that no widget uses keeps none from being drawn`(helper: String)
    async throws
  {
    let outcome = try await outcome("helper", with: "import AVFoundation\n" + helper)
    #expect(outcome.library != nil, "\(outcome.findings)")
    let isWhole = helper.contains("intrinsicContentSize")
    #expect(
      outcome.findings.map(\.id) == (isWhole ? [] : ["widget-code-left-out"]),
      "\(outcome.findings)")
  }
}
