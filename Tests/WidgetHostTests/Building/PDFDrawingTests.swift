import CLinux
import Drawing
import EventLoop
import Goldens
import Foundation
import SwiftUI
import Testing
import WidgetProtocol

@testable import WidgetHost

private let converter = DrawingProcessMain.path(environment: ProcessInfo.processInfo.environment)
private let canDraw = converter != nil && programBesideTests != nil

/// Returns a PDF of one page.
///
/// - Parameters:
///   - content: what the page draws, in PDF's own words.
///   - objects: what it may name, from object 5 on, as whole dictionaries and streams.
private func pdf(
  _ content: String, page: String = "0 0 30 18", resources: String = "", objects: [String] = []
) -> Data {
  let all =
    [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [\(page)] /Contents 4 0 R /Resources << \(resources) >> >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ] + objects
  var text = "%PDF-1.4\n"
  var table = "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
  for (number, object) in all.enumerated() {
    let place = String(text.utf8.count)
    table += String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n"
    text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
  }
  let start = text.utf8.count
  text += table
  text += "trailer\n<< /Size \(all.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
  return Data(text.utf8)
}

/// A red corner, cut out of a page that is red.
private let corner = pdf("10 8 20 10 re W n 1 0 0 rg 0 0 30 18 re f")
/// Two pixels over the page.
private let photograph = pdf(
  "30 0 0 18 0 0 cm BI /W 2 /H 1 /CS /RGB /BPC 8 /F /AHx ID FF000000FF00> EI")
/// A gradient over a part of the page, which goes on beyond its ends or not.
private func shaded(_ goesOn: String) -> Data {
  pdf(
    "0 0 30 18 re W n /S sh",
    resources: """
      /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [10 0 20 0] \
      /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> \
      /Extend [\(goesOn) \(goesOn)] >> >>
      """)
}
/// Ten forms, each of which draws the next one a hundred times.
private let endless: Data = {
  let count = 10
  func form(_ number: Int) -> String {
    let draws = String(repeating: "/F Do ", count: 100)
    let content = number + 1 < count ? draws : "0 0 1 1 re f"
    let next = number + 1 < count ? "/Resources << /XObject << /F \(number + 6) 0 R >> >> " : ""
    return
      "<< /Type /XObject /Subtype /Form /BBox [0 0 30 18] \(next)/Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }
  return pdf("/F Do", resources: "/XObject << /F 5 0 R >>", objects: (0..<count).map(form))
}()

/// A folder with PDFs and a cache.
@MainActor
private final class Desk {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-pdf-\(UUID().uuidString)")
  let loop = EventLoop()
  var drawings: PDFDrawings { PDFDrawings(folder: PDFDrawing.folder(in: folder.path + "/cache")) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func save(_ data: Data, _ name: String = "page.pdf") throws -> String {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  /// Has files drawn; tells whether that was over at once.
  func draw(_ files: [String], by program: String? = converter, limit: Double = 60) async throws
    -> Bool
  {
    let drawing = PDFDrawing(
      converter: program ?? "", program: try #require(programBesideTests),
      cache: folder.path + "/cache", loop: loop, drawingLimit: limit, timeLimit: 180)
    var isOver = false
    drawing.start(files) { isOver = true }
    if isOver { return true }
    await loop.handle(until: { isOver })
    // Nobody else holds it.
    withExtendedLifetime(drawing) {}
    try #require(isOver)
    return false
  }

  /// Returns what is in a drawing.
  func drawing(of pdf: Data, as form: PDFDrawings.Form) -> [UInt8]? {
    FileManager.default.contents(atPath: drawings.path(of: pdf, as: form)).map(Array.init)
  }

  func refuses(_ pdf: Data) -> Bool {
    FileManager.default.fileExists(atPath: drawings.refusal(of: pdf))
  }

  func end() { try? FileManager.default.removeItem(at: folder) }
}

@MainActor
@Suite struct PDFDrawingTests {
  @Test(.enabled(if: canDraw)) func `a PDF of paths becomes vectors as large as its page`()
    async throws
  {
    let desk = try Desk()
    defer { desk.end() }
    #expect(try await !desk.draw([desk.save(corner)]))
    let picture = try #require(
      desk.drawing(of: corner, as: .vectors).flatMap { SVGPicture($0) })
    #expect(picture.isWhole)
    #expect(picture.size == Size(width: 30, height: 18))
    #expect(desk.drawing(of: corner, as: .pixels3) == nil)
  }

  @Test(.enabled(if: canDraw)) func `a PDF of pixels becomes 3 of them a point`() async throws {
    let desk = try Desk()
    defer { desk.end() }
    #expect(try await !desk.draw([desk.save(photograph)]))
    #expect(desk.drawing(of: photograph, as: .vectors) == nil)
    let png = try #require(desk.drawing(of: photograph, as: .pixels3))
    #expect(ImageHeader.size(png) == Size(width: 90, height: 54))
  }

  @Test(.enabled(if: canDraw)) func `what an SVG cannot say of a PDF becomes pixels`() async throws
  {
    let desk = try Desk()
    defer { desk.end() }
    let blended = pdf(
      "1 1 0 rg 0 0 20 18 re f /G gs 0 1 1 rg 10 0 20 18 re f",
      resources: "/ExtGState << /G << /BM /Multiply >> >>")
    #expect(try await !desk.draw([desk.save(blended), desk.save(shaded("false"), "shaded.pdf")]))
    #expect(desk.drawing(of: blended, as: .vectors) == nil)
    #expect(desk.drawing(of: blended, as: .pixels3) != nil)
    #expect(desk.drawing(of: shaded("false"), as: .pixels3) != nil)
  }

  @Test(.enabled(if: canDraw)) func `a gradient that goes on stays vectors`() async throws {
    let desk = try Desk()
    defer { desk.end() }
    #expect(try await !desk.draw([desk.save(shaded("true"))]))
    #expect(desk.drawing(of: shaded("true"), as: .vectors) != nil)
  }

  @Test(.enabled(if: canDraw)) func `a PDF of pixels is as large as the part that shows`()
    async throws
  {
    let desk = try Desk()
    defer { desk.end() }
    let cut = Data(
      String(decoding: photograph, as: UTF8.self)
        .replacing("/MediaBox [0 0 30 18]", with: "/CropBox [5 4 25 14] /MediaBox [0 0 30 18]").utf8
    )
    #expect(try await !desk.draw([desk.save(cut)]))
    let png = try #require(desk.drawing(of: cut, as: .pixels3))
    #expect(ImageHeader.size(png) == Size(width: 60, height: 30))
  }

  @Test(.enabled(if: canDraw)) func `what has been drawn or refused costs nothing again`()
    async throws
  {
    let desk = try Desk()
    defer { desk.end() }
    let broken = Data("%PDF-1.4 and no more".utf8)
    let files = [
      try desk.save(corner), try desk.save(broken, "b.pdf"), try desk.save(photograph, "c.pdf"),
    ]
    #expect(try await !desk.draw(files))
    #expect(try await desk.draw(files, by: "/nowhere/pdftocairo"))
    // A drawing that a loss of power has emptied is made again.
    try Data().write(to: URL(fileURLWithPath: desk.drawings.path(of: corner, as: .vectors)))
    #expect(try await !desk.draw(files))
    #expect(desk.drawing(of: corner, as: .vectors)?.isEmpty == false)
    // Nothing but drawings is left in the folder.
    let names = try FileManager.default.contentsOfDirectory(atPath: desk.drawings.folder)
    #expect(names.count == 3)
  }

  @Test(
    .enabled(if: canDraw),
    arguments: [
      ("broken", Data("%PDF-1.4 and no more".utf8)), ("cut", corner.prefix(200)),
      ("huge", pdf("0 0 9 9 re f", page: "0 0 100000 100000")),
    ])
  func `a PDF that has no picture is refused, and the next one is drawn`(
    name: String, hostile: Data
  ) async throws {
    let desk = try Desk()
    defer { desk.end() }
    #expect(try await !desk.draw([desk.save(hostile, "a.pdf"), desk.save(corner)]))
    #expect(desk.refuses(hostile))
    #expect(desk.drawing(of: corner, as: .vectors) != nil)
  }

  @Test(.enabled(if: canDraw))
  func `a PDF whose drawing was stopped is tried again, and refused after a few times`()
    async throws
  {
    let desk = try Desk()
    defer { desk.end() }
    for _ in 1..<PDFDrawing.mostStops {
      #expect(try await !desk.draw([desk.save(endless)], limit: 0.5))
      #expect(!desk.refuses(endless))
    }
    #expect(try await !desk.draw([desk.save(endless)], limit: 0.5))
    #expect(desk.refuses(endless))
    #expect(try await desk.draw([desk.save(endless)], limit: 0.5))
  }

  @Test(.enabled(if: canDraw)) func `a PDF that is too large is not looked at`() async throws {
    let desk = try Desk()
    defer { desk.end() }
    let large = corner + Data(count: PDFDrawings.sizeLimit)
    #expect(try await desk.draw([desk.save(large), desk.save(Data("no PDF".utf8), "b.pdf")]))
  }

  @Test(.enabled(if: programBesideTests != nil))
  func `where the converter cannot be started PDFs are refused`() async throws {
    let desk = try Desk()
    defer { desk.end() }
    #expect(try await !desk.draw([desk.save(corner)], by: "/nowhere/pdftocairo"))
    #expect(desk.refuses(corner))
  }

  @Test func `images that the source names are drawn first, and no more than a few`() throws {
    let desk = try Desk()
    defer { desk.end() }
    for number in 0..<PDFDrawing.fileLimit + 5 {
      let set = "A.xcassets/p\(100 + number).imageset"
      _ = try desk.save(corner, "\(set)/p.pdf")
      _ = try desk.save(Data(#"{"images": [{"filename": "p.pdf"}]}"#.utf8), "\(set)/Contents.json")
    }
    _ = try desk.save(corner, "loose.pdf")
    func files(_ text: String) -> [String] {
      let source = WidgetSources.File(path: desk.folder.path + "/W.swift", text: text)
      return PDFDrawing.files(of: WidgetSources(files: [source], folder: desk.folder.path))
    }
    let named = files(#"Image("p166"); Image(.p165); Image("loose")"#)
    #expect(named.count == PDFDrawing.fileLimit)
    #expect(
      named.prefix(4).map { $0.dropFirst(desk.folder.path.count + 1) } == [
        "loose.pdf", "A.xcassets/p165.imageset/p.pdf", "A.xcassets/p166.imageset/p.pdf",
        "A.xcassets/p100.imageset/p.pdf",
      ])
  }

  /// Saves an image of a catalogue.
  private func save(image name: String, in catalogue: String, _ desk: Desk) throws {
    let set = "\(catalogue).xcassets/\(name).imageset"
    _ = try desk.save(corner, "\(set)/p.pdf")
    _ = try desk.save(Data(#"{"images": [{"filename": "p.pdf"}]}"#.utf8), "\(set)/Contents.json")
  }

  @Test func `what no code names and no state can name is not drawn`() throws {
    let desk = try Desk()
    defer { desk.end() }
    for name in ["manual", "plan-1", "plan-2"] { _ = try desk.save(corner, "docs/\(name).pdf") }
    try save(image: "logo", in: "W", desk)
    try save(image: "icon", in: "App", desk)
    try save(image: "named", in: "App", desk)
    func files(_ text: String, of catalogues: [String]? = nil) -> Set<String> {
      let source = WidgetSources.File(path: desk.folder.path + "/W.swift", text: text)
      var sources = WidgetSources(files: [source], folder: desk.folder.path)
      if let catalogues {
        sources.note(targetCatalogues: catalogues.map { "\(desk.folder.path)/\($0)" })
      }
      return Set(
        PDFDrawing.files(of: sources).map {
          String($0.dropFirst(desk.folder.path.count + 1))
            .replacingOccurrences(of: "xcassets/", with: "")
            .replacingOccurrences(of: ".imageset/p.pdf", with: "")
        })
    }
    #expect(files("") == ["W.logo", "App.icon", "App.named"])
    #expect(files(#"Image("named")"#, of: ["W.xcassets"]) == ["W.logo", "App.named"])
    #expect(
      files(#"Image("manual.pdf"); Image("plan-\(number)")"#, of: []) == [
        "docs/manual.pdf", "docs/plan-1.pdf", "docs/plan-2.pdf",
      ])
  }

  @Test func `many images of many files are looked up in one pass`() throws {
    let desk = try Desk()
    defer { desk.end() }
    for number in 0..<100 { try save(image: "image\(number)", in: "W", desk) }
    let text = String(repeating: "let a = b.c(\"d\")\n", count: 1000)
    let sources = WidgetSources(
      files: (0..<200).map { .init(path: "\(desk.folder.path)/\($0).swift", text: text) },
      folder: desk.folder.path)
    var count = 0
    let time = ProcessorTime.of { count = PDFDrawing.files(of: sources).count }
    #expect(count == PDFDrawing.fileLimit)
    // Each image looked up in each file took more than a minute.
    #expect(time < 10)
  }

  @Test func `a widget without PDFs has none drawn`() throws {
    let desk = try Desk()
    defer { desk.end() }
    let source = WidgetSources.File(path: desk.folder.path + "/W.swift", text: "")
    #expect(PDFDrawing.files(of: WidgetSources(files: [source], folder: desk.folder.path)) == [])
  }

  @Test(.enabled(if: programBesideTests != nil && islet_landlock_version() > 0))
  func `the converter reads its PDF and no other file of the user`() async throws {
    let desk = try Desk()
    defer { desk.end() }
    let own = try desk.save(Data("own".utf8))
    let secret = try desk.save(Data("secret".utf8), "secret.txt")
    func said(_ file: String) async throws -> String {
      var (output, isOver) = ([UInt8](), false)
      let launch = ChildProcess.Launch(
        program: try #require(programBesideTests),
        arguments: [
          DrawingProcessMain.subcommand, "/bin/cat", own, desk.folder.path + "/w", "5", file,
        ],
        environment: [:])
      _ = try ChildProcess(
        launch, loop: desk.loop, onOutput: { output += $0 }, onEnd: { _ in isOver = true })
      await desk.loop.handle(until: { isOver })
      return String(decoding: output, as: UTF8.self)
    }
    #expect(try await said(own) == "own")
    #expect(try await said(secret).contains("Permission denied"))
  }

  @Test(.enabled(if: canDraw)) func `a widget shows a PDF of its catalogue`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    let set = trial.folder.appendingPathComponent("Assets.xcassets/corner.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try corner.write(to: set.appendingPathComponent("corner.pdf"))
    try Data(#"{"images": [{"filename": "corner.pdf"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          var deed: String
          var count: Int
        }
        var name: String
      }

      struct TrialWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { context in
            Image("corner")
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """)
    try await trial.start()
    guard case .rendered(let picture)? = await trial.ask(.render(trial.render("draw"))) else {
      Issue.record("nothing drawn")
      return
    }
    #expect(picture.findings.isEmpty)
    func paints(_ items: [DisplayItem]) -> [Paint] {
      items.flatMap { item -> [Paint] in
        switch item {
        case .fill(_, let paint): [paint]
        case .group(let group): paints(group.items)
        case .view(let view): paints(view.items)
        default: []
        }
      }
    }
    #expect(paints(picture.list.items).contains(.color(RGBA(255, 0, 0))))
  }
}
