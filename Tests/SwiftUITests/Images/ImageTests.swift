import Drawing
import Foundation
import FoundationGaps
import Testing

@testable import SwiftUI

/// Pictures and asset catalogues. Serialised because the catalogue of the moment is one.
@MainActor
@Suite(.serialized) struct ImageTests {
  @Test func `a picture has the size of its pixels by its scale, and its dark form in the dark`()
    throws
  {
    try SampleCatalogue.with {
      #expect(draw(Image("crest")).size == Size(width: 20, height: 10))
      #expect(draw(Image("loose")).size == Size(width: 20, height: 10))
      var dark = EnvironmentValues()
      dark.colorScheme = .dark
      #expect(draw(Image("crest"), environment: dark).size == Size(width: 20, height: 20))
    }
  }

  @Test
  func `a catalogue's forms for more contrast are for Increase Contrast alone, dark or light`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-contrast-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ set: String, _ contents: String, _ files: [String: Data] = [:]) throws {
      let place = folder.appendingPathComponent("A.xcassets/\(set)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
      for (name, data) in files { try data.write(to: place.appendingPathComponent(name)) }
    }
    func grey(_ white: Double, _ forms: [String]) -> String {
      let appearances = forms.map {
        #"{"appearance":"\#($0 == "dark" ? "luminosity" : "contrast")","value":"\#($0)"}"#
      }
      return #"{"color":{"components":{"white":"\#(white)"}},"#
        + #""appearances":[\#(appearances.joined(separator: ","))]}"#
    }
    // As Xcode writes it: any, dark, and both with high contrast; then without dark ones.
    let whole = [
      grey(0.1, []), grey(0.2, ["dark"]), grey(0.3, ["high"]), grey(0.4, ["dark", "high"]),
    ]
    try add("Whole.colorset", #"{"colors":[\#(whole.joined(separator: ","))]}"#)
    try add("Light.colorset", #"{"colors":[\#(grey(0.1, [])),\#(grey(0.3, ["high"]))]}"#)
    try add(
      "Alert.colorset", #"{"colors":[{"color":{"platform":"ios","reference":"systemRedColor"}}]}"#)
    try add(
      "mark.imageset",
      """
      {"images":[{"filename":"strong.png","scale":"3x",
      "appearances":[{"appearance":"contrast","value":"high"}]},{"filename":"plain.png","scale":"3x"}]}
      """, ["strong.png": SampleCatalogue.png(60, 60), "plain.png": SampleCatalogue.png(30, 30)])
    let outer = AssetCatalogs.current
    defer { AssetCatalogs.current = outer }
    AssetCatalogs.current = AssetCatalogs(root: folder.path)
    func environment(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> EnvironmentValues {
      var environment = EnvironmentValues()
      (environment.system.colorScheme, environment.system.contrast) = (scheme, contrast)
      return environment
    }
    let all = [
      environment(.light, .standard), environment(.dark, .standard),
      environment(.light, .increased), environment(.dark, .increased),
    ]
    #expect(all.map { Color("Whole").rgba(in: $0).red } == [0.1, 0.2, 0.3, 0.4])
    #expect(all.map { Color("Light").rgba(in: $0).red } == [0.1, 0.1, 0.3, 0.3])
    #expect(all.map { Color("Alert").rgba(in: $0) } == all.map { SystemColor.red.value(in: $0) })
    #expect(all.map { draw(Image("mark"), environment: $0).size.width } == [10, 10, 20, 20])
  }

  @Test func `a catalogue elsewhere adds what the folder lacks`() throws {
    try SampleCatalogue.with {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("islet-images-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, size) in [("crest", UInt8(90)), ("boat", 12)] {
        let set = folder.appendingPathComponent("Shared.xcassets/\(name).imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try SampleCatalogue.png(size, size).write(to: set.appendingPathComponent("one.png"))
        try Data(#"{"images":[{"filename":"one.png","scale":"1x"}]}"#.utf8)
          .write(to: set.appendingPathComponent("Contents.json"))
      }
      AssetCatalogs.current = AssetCatalogs(
        root: AssetCatalogs.current.places.first,
        catalogues: [folder.appendingPathComponent("Shared.xcassets").path])
      #expect(draw(Image("boat")).size == Size(width: 12, height: 12))
      #expect(draw(Image("crest")).size == Size(width: 20, height: 10))
    }
  }

  @Test func `a photograph's size is found behind long notes, and a pipe is no picture`() throws {
    try SampleCatalogue.with {
      let root = try #require(AssetCatalogs.current.places.first)
      let note: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + Array(repeating: 7, count: 0xFFFD)
      let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]
      let photograph: [UInt8] = [0xFF, 0xD8] + note + note + note + frame
      try Data(photograph).write(to: URL(fileURLWithPath: root + "/photo.jpg"))
      try Data([0xFF, 0xD8] + note + note).write(to: URL(fileURLWithPath: root + "/cut.jpg"))
      #expect(mkfifo(root + "/pipe.png", 0o600) == 0)
      AssetCatalogs.current = AssetCatalogs(root: root)
      #expect(draw(Image("photo")).size == Size(width: 30, height: 20))
      for name in ["cut", "pipe"] {
        #expect(draw(Image(name)).findings.map(\.id) == ["widget-image-missing"])
      }
      #expect(UIImage(contentsOfFile: root + "/pipe.png") == nil)
    }
  }

  @Test func `an image that fills a shape repeats at the scale that is asked for`() throws {
    try SampleCatalogue.with {
      @MainActor func tile(_ style: some ShapeStyle) -> Size? {
        let items = draw(Rectangle().fill(style), width: 50, height: 50).items
        guard case .fill(_, .image(let mark))? = items.first else { return nil }
        return mark.tile
      }
      let crest = Image("crest")
      let own = draw(crest).size
      let half = Size(width: own.width / 2, height: own.height / 2)
      #expect(tile(ImagePaint(image: crest)) == own)
      #expect(tile(.image(crest, scale: 0.5)) == half)
      for scale in [0, -1, CGFloat.nan, .infinity] {
        #expect(tile(.image(crest, scale: scale)) == own)
      }
    }
  }

  @Test func `an image without interpolation shows its pixels`() throws {
    try SampleCatalogue.with {
      @MainActor func isPixelated(_ view: some View) -> Bool? {
        guard case .image(let mark)? = draw(view).items.first else { return nil }
        return mark.isPixelated
      }
      #expect(isPixelated(Image("crest")) == false)
      #expect(isPixelated(Image("crest").interpolation(.none).resizable()) == true)
      #expect(isPixelated(Image("crest").interpolation(.none).interpolation(.high)) == false)
    }
  }

  @Test func `a template takes the foreground, unless it is asked for its own colours`() throws {
    try SampleCatalogue.with {
      guard case .image(let mark)? = draw(Image("crest").foregroundStyle(.white)).items.first,
        case .image(let own)? = draw(Image("crest").renderingMode(.original)).items.first
      else {
        Issue.record("no image")
        return
      }
      #expect(mark.tint == .color(.white))
      #expect(own.tint == nil)
    }
  }

  @Test func `a picture whose file holds none is told with what the file is`() throws {
    try SampleCatalogue.with {
      let root = try #require(AssetCatalogs.current.places.first)
      let files = [
        ("empty.png", "", "its file is empty."),
        (
          "pointer.png", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n",
          "its file is a pointer of Git LFS."
        ),
        ("text.jpg", "no photograph", "its file is damaged, or no JPG."),
      ]
      for (name, text, _) in files {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(name)"))
      }
      AssetCatalogs.current = AssetCatalogs(root: root)
      for (name, _, reason) in files {
        let image = String(name.prefix { $0 != "." })
        #expect(
          draw(Image(image)).findings.map(\.sentence)
            == ["The image \"\(image)\" cannot be drawn: \(reason)"])
      }
    }
  }

  @Test func `a small SVG whose uses multiply is told, and one that repeats a shape is drawn`()
    throws
  {
    try SampleCatalogue.with {
      let root = try #require(AssetCatalogs.current.places.first)
      let ten = { (name: String) in String(repeating: "<use href=\"#\(name)\"/>", count: 10) }
      func write(_ name: String, levels: Int) throws {
        let groups = (1...levels).map { "<g id=\"l\($0)\">\(ten("l\($0 - 1)"))</g>" }.joined()
        let text =
          "<svg width=\"9\" height=\"9\"><defs><rect id=\"l0\" width=\"1\" height=\"1\"/>"
          + "\(groups)</defs><use href=\"#l\(levels)\"/></svg>"
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(name).svg"))
      }
      try write("hundred", levels: 2)
      try write("laughs", levels: 7)
      AssetCatalogs.current = AssetCatalogs(root: root)
      #expect(draw(Image("hundred")).findings.isEmpty)
      let told = draw(Image("laughs")).findings
      #expect(
        told.map(\.sentence) == [
          "The image \"laughs\" cannot be drawn: its <use> and <mask> elements draw more than 4000 elements."
        ])
      #expect(told.first?.fix == "Export it as PDF or PNG instead.")
    }
  }

  @Test func `a resizable picture takes its room and keeps its proportions when asked`() throws {
    try SampleCatalogue.with {
      let image = Image("crest").resizable()
      #expect(draw(image, width: 100, height: 100).size == Size(width: 100, height: 100))
      #expect(
        draw(image.scaledToFit(), width: 100, height: 100).size == Size(width: 100, height: 50))
      #expect(
        draw(image.aspectRatio(contentMode: .fill).frame(width: 20, height: 20).clipped()).size
          == Size(width: 20, height: 20))
    }
  }

  @Test func `edges of a picture keep their size while its middle is stretched`() throws {
    func parts(
      _ size: Size, _ insets: EdgeInsets, image: Size = Size(width: 30, height: 20)
    ) -> [CappedStretch.Part]? {
      CappedStretch(frame: Rect(size), image: image, insets: insets, pixel: 0.5).parts
    }
    let insets = EdgeInsets(top: 4, leading: 10, bottom: 0, trailing: 5)
    let six = try #require(parts(Size(width: 60, height: 40), insets))
    #expect(six.count == 6)
    // A corner is as large as in the picture.
    #expect(six[0].shown == Rect(x: 0, y: 0, width: 10, height: 4))
    #expect(six[0].whole == Rect(x: 0, y: 0, width: 30, height: 20))
    // Of the middle 15 × 16 become 45 × 36.
    #expect(six[4].shown == Rect(x: 10, y: 4, width: 45, height: 36))
    #expect(six[4].whole == Rect(x: -20, y: -5, width: 90, height: 45))
    // Without edges, or where they leave nothing between them, the picture is stretched whole.
    #expect(parts(Size(width: 60, height: 40), EdgeInsets()) == nil)
    #expect(parts(Size(width: 12, height: 40), insets) == nil)
    #expect(parts(Size(width: 60, height: 40), insets, image: Size(width: 15, height: 20)) == nil)
    try SampleCatalogue.with {
      @MainActor func count(_ image: Image) -> Int {
        draw(image, width: 100, height: 100).items.count
      }
      let caps = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      #expect(count(Image("crest").resizable(capInsets: caps)) == 9)
      #expect(count(Image("crest").resizable()) == 1)
      #expect(count(Image("crest").resizable(capInsets: caps, resizingMode: .tile)) == 1)
    }
  }

  @Test func `a missing picture is a marked box and a finding`() {
    let result = draw(Image("nowhere"))
    #expect(result.findings.map(\.id) == ["widget-image-missing"])
    guard case .placeholder? = result.items.first else {
      Issue.record("no marked box")
      return
    }
  }

  @Test func `a picture whose name was made up is a marked box, and nobody is told`() {
    for name in [SampleValue.imageName, "flags/\(SampleValue.imageName)"] {
      let result = draw(Image(name))
      #expect(result.findings.isEmpty)
      guard case .placeholder? = result.items.first else {
        Issue.record("no marked box")
        return
      }
    }
  }

  @Test func `the page of a PDF is read where it is in clear`() {
    func size(_ text: String) -> Size? { ImageHeader.page(pdf: Array("%PDF-1.5\n\(text)".utf8)) }
    #expect(size("<< /MediaBox [ 0 0 24 12.5 ] >>") == Size(width: 24, height: 12.5))
    #expect(size("<< /MediaBox[10 10 34 22] >>") == Size(width: 24, height: 12))
    for text in ["", "/MediaBox [0 0 0 0]", "/MediaBox [0 0 a b]", "/MediaBox [", "/MediaBox"] {
      #expect(size(text) == nil, "\(text)")
    }
  }

  @Test func `pictures of UIKit that are equal count once in a set, whatever they were named`() {
    let one = UIImage(bitmap: nil, name: "one", symbol: "star")
    let other = UIImage(bitmap: nil, name: "other", symbol: "star")
    #expect(Set([one, other]).count == 1)
    #expect(
      Set([UIImage(data: SampleCatalogue.png(12, 6)), UIImage(data: SampleCatalogue.png(6, 12))])
        .count == 2)
  }

  @Test func `bytes that are no picture make no image`() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: SampleCatalogue.png(12, 6))?.size == CGSize(width: 12, height: 6))
    #expect(ImageHeader.size([0xFF, 0xD8, 0xFF]) == nil)
    #expect(ImageHeader.size(Array("GIF89a".utf8) + [4, 0, 2, 0]) == Size(width: 4, height: 2))
  }

  @Test func `a picture drawn into a canvas is kept at the canvas's size`() throws {
    let image = try #require(UIImage(data: SampleCatalogue.png(40, 20)))
    let size = CGSize(width: 10, height: 5)
    let small = UIGraphicsImageRenderer(size: size).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    #expect(small.size == size)
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    image.draw(in: CGRect(origin: .zero, size: size))
    let old = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(old == small)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `a drawing and a custom symbol of a catalogue are drawn, a PDF is told`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-drawings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ name: String, _ file: String, _ key: String, _ text: String) throws {
      let set = folder.appendingPathComponent("A.xcassets/\(name)")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: set.appendingPathComponent(file))
      try Data("{\"\(key)\": [{\"filename\": \"\(file)\"}]}".utf8)
        .write(to: set.appendingPathComponent("Contents.json"))
    }
    try add(
      "leaf.imageset", "leaf.svg", "images",
      "<svg width=\"24\" height=\"12\"><path d=\"M0 0h24v12z\"/></svg>")
    try add(
      "mark.symbolset", "mark.svg", "symbols",
      "<svg width=\"900\" height=\"900\"><g id=\"Regular-M\"><path d=\"M0 0h100v50z\"/></g></svg>")
    try add(
      "word.imageset", "word.svg", "images",
      "<svg width=\"24\" height=\"12\"><path d=\"M0 0h24v12z\"/><text>A</text></svg>")
    try add("old.imageset", "old.pdf", "images", "%PDF /MediaBox [0 0 30 18]")
    let outer = AssetCatalogs.current
    AssetCatalogs.current = AssetCatalogs(root: folder.path)
    defer { AssetCatalogs.current = outer }
    #expect(draw(Image("leaf")).size == Size(width: 24, height: 12))
    #expect(draw(Image("leaf")).findings.isEmpty)
    #expect(draw(Image("word")).findings.map(\.id) == ["widget-image-simplified"])
    #expect(draw(Image("mark")).findings.isEmpty)
    // At 20 points a fifth of what stands in the file.
    #expect(draw(Image("mark").font(.system(size: 20))).size == Size(width: 20, height: 10))
    #expect(draw(Image("old")).findings.first?.sentence.contains("PDF") == true)
    #expect(draw(Image("old")).size == Size(width: 30, height: 18))
  }

  @Test func `an image that claims to be larger than any is as large as one that is not there`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-claims-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ name: String, _ file: String, _ bytes: [UInt8]) throws {
      let set = folder.appendingPathComponent("A.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(bytes).write(to: set.appendingPathComponent(file))
      try Data("{\"images\": [{\"filename\": \"\(file)\"}]}".utf8)
        .write(to: set.appendingPathComponent("Contents.json"))
    }
    let ones = [UInt8](repeating: 0xFF, count: 64)
    try add("bad", "a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + ones)
    try add("huge", "a.gif", Array("GIF89a".utf8) + ones)
    try add("good", "a.gif", Array("GIF89a".utf8) + [4, 0, 2, 0, 0, 0, 0])
    // A photograph's size stands behind its profiles; this one has 5712 × 4284 pixels, and the other 60 000 a side.
    let notes = (0..<2).flatMap { _ in
      [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 1, count: 65_533)
    }
    func photograph(_ size: [UInt8]) -> [UInt8] {
      [0xFF, 0xD8] + notes + [0xFF, 0xC0, 0, 11, 8] + size + [1, 1, 0x11, 0]
    }
    try add("photo", "a.jpg", photograph([0x10, 0xBC, 0x16, 0x50]))
    try add("claim", "a.jpg", photograph([0xEA, 0x60, 0xEA, 0x60]))
    let outer = AssetCatalogs.current
    AssetCatalogs.current = AssetCatalogs(root: folder.path)
    defer { AssetCatalogs.current = outer }
    let (bad, huge, good) = (draw(Image("bad")), draw(Image("huge")), draw(Image("good")))
    #expect(bad.size == Size(width: 20, height: 20) && huge.size == bad.size)
    #expect(good.size == Size(width: 4, height: 2) && good.findings.isEmpty)
    #expect(bad.findings.map(\.id) == ["widget-image-missing"])
    #expect(
      bad.findings.first?.sentence.contains("\"bad\" cannot be drawn: its file is damaged") == true)
    #expect(
      huge.findings.first?.sentence.contains("it measures 65535 × 65535 pixels") == true)
    #expect(huge.findings.first?.fix?.contains("32768 pixels a side at most") == true)
    let (photo, claim) = (draw(Image("photo")), draw(Image("claim")))
    #expect(photo.size == Size(width: 5_712, height: 4_284) && photo.findings.isEmpty)
    #expect(
      claim.findings.first?.sentence.contains("it measures 60000 × 60000 pixels") == true)
  }

  @Test
  func `the drawing of a PDF stands for it, as large as its page, in one colour as a template`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-pdf-images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let drawings = PDFDrawings(folder: folder.path + "/drawings")
    try FileManager.default.createDirectory(
      atPath: drawings.folder, withIntermediateDirectories: true)
    func add(_ set: String, _ contents: String) throws -> URL {
      let place = folder.appendingPathComponent("A.xcassets/\(set).imageset")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
      return place
    }
    let (day, night) = (Data("%PDF day".utf8), Data("%PDF night".utf8))
    let leaf = try add(
      "leaf",
      """
      {"images":[{"filename":"day.pdf"},{"filename":"night.pdf",
      "appearances":[{"appearance":"luminosity","value":"dark"}]}],
      "properties":{"template-rendering-intent":"template"}}
      """)
    try day.write(to: leaf.appendingPathComponent("day.pdf"))
    try night.write(to: leaf.appendingPathComponent("night.pdf"))
    try night.write(to: folder.appendingPathComponent("loose.pdf"))
    try Data("%PDF none /MediaBox [0 0 7 9]".utf8)
      .write(to: folder.appendingPathComponent("odd.pdf"))
    try Data("<svg width='24pt' height='12pt'><path d='M0 0h24v12z'/></svg>".utf8)
      .write(to: URL(fileURLWithPath: drawings.path(of: day, as: .vectors)))
    try SampleCatalogue.png(90, 60).write(
      to: URL(fileURLWithPath: drawings.path(of: night, as: .pixels3)))
    let outer = AssetCatalogs.current
    defer { AssetCatalogs.current = outer }
    AssetCatalogs.current = AssetCatalogs(root: folder.path, drawings: drawings)
    let red = draw(Image("leaf").foregroundStyle(.red))
    #expect(red.size == Size(width: 24, height: 12) && red.findings.isEmpty)
    guard case .group(let group)? = red.items.withoutViews.first,
      case .fill(_, let paint)? = group.items.first
    else {
      Issue.record("\(red.items)")
      return
    }
    #expect(paint == .color(SystemColor.red.value(in: EnvironmentValues())))
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(draw(Image("leaf"), environment: dark).size == Size(width: 30, height: 20))
    #expect(draw(Image("loose")).size == Size(width: 30, height: 20))
    let odd = draw(Image("odd"))
    #expect(odd.size == Size(width: 7, height: 9))
    #expect(odd.findings.first?.sentence.contains("could not be drawn") == true)
    // Without the program that draws them.
    AssetCatalogs.current = AssetCatalogs(root: folder.path)
    #expect(draw(Image("leaf")).findings.first?.fix?.contains("poppler-utils") == true)
  }

  @Test(arguments: [
    ["App", "RideWidget", "Zoo"],
    // An app may be named after its activity.
    ["ALiveActivity", "RideLiveActivityWidgetExtension", "RideLiveActivity", "ZLiveActivity"],
  ])
  func `of two catalogues the widget's has the name, unless its file is missing`(
    _ targets: [String]
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-catalogues-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ target: String, _ name: String, _ data: Data, _ red: String) throws {
      for set in ["\(name).imageset", "Brand.colorset"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent("\(target)/A.xcassets/\(set)"),
          withIntermediateDirectories: true)
      }
      let image = folder.appendingPathComponent("\(target)/A.xcassets/\(name).imageset")
      try data.write(to: image.appendingPathComponent("i.png"))
      try Data("{\"images\":[{\"filename\":\"i.png\"}]}".utf8)
        .write(to: image.appendingPathComponent("Contents.json"))
      try Data(
        "{\"colors\":[{\"color\":{\"components\":{\"red\":\"\(red)\",\"green\":\"0\",\"blue\":\"0\"}}}]}"
          .utf8
      )
      .write(
        to: folder.appendingPathComponent("\(target)/A.xcassets/Brand.colorset/Contents.json"))
    }
    let missing = Data("version https://git-lfs.github.com/spec/v1".utf8)
    for target in targets {
      let isWidgets = target == targets[1]
      try add(
        target, "mark", isWidgets ? SampleCatalogue.png(40, 20) : SampleCatalogue.png(10, 10),
        isWidgets ? "255" : "0")
      try add(
        target, "photo", isWidgets ? missing : SampleCatalogue.png(10, 10), isWidgets ? "255" : "0")
    }
    let outer = AssetCatalogs.current
    AssetCatalogs.current = AssetCatalogs(root: folder.path)
    defer { AssetCatalogs.current = outer }
    #expect(draw(Image("mark")).size == Size(width: 40, height: 20))
    #expect(draw(Image("photo")).size == Size(width: 10, height: 10))
    #expect(AssetCatalogs.current.color(named: "Brand", in: EnvironmentValues())?.red == 1)
  }

  @Test func `in a small place of the island an image of too many pixels is a grey square`() {
    func items(_ side: UInt8, small: Bool) -> [DisplayItem] {
      var bytes = SampleCatalogue.png(0, 0)
      // The second byte from the end of each length.
      bytes[18] = side
      bytes[22] = side
      guard let image = UIImage(data: bytes) else { return [] }
      var environment = EnvironmentValues()
      environment.system.greysLargeImages = small
      return draw(
        Image(uiImage: image).resizable().frame(width: 26, height: 26), environment: environment
      ).items
    }
    func isGrey(_ items: [DisplayItem]) -> Bool {
      if case .fill? = items.first { true } else { false }
    }
    // 1024 and 512 pixels.
    #expect(isGrey(items(4, small: true)))
    #expect(!isGrey(items(4, small: false)))
    #expect(!isGrey(items(2, small: true)))
  }

  @Test func `an image that code draws has its own size, or is stretched with what is drawn`() {
    func image() -> Image {
      Image(size: CGSize(width: 20, height: 10), label: Text(verbatim: "Half")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      }
    }
    let plain = draw(image())
    #expect(plain.size == Size(width: 20, height: 10))
    #expect(plain.outline.children.first?.label == "Half")
    let wide = draw(image().resizable(), width: 40, height: 30)
    #expect(wide.size == Size(width: 40, height: 30))
    guard case .group(let cut)? = wide.items.first, case .group(let drawn)? = cut.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(cut.clip == .rect(Rect(x: 0, y: 0, width: 40, height: 30)))
    #expect(drawn.transform == .scale(x: 2, y: 3))
    #expect(drawn.items.count == 1)
    // A size that is none draws nothing.
    let none = draw(Image(size: CGSize(width: -1, height: CGFloat.nan)) { _ in })
    #expect(none.size == .zero && none.items.isEmpty)
  }
}
