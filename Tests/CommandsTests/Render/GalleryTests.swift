import Canvas
import Drawing
import Findings
import Foundation
import JSON
import Phone
import Testing
import WidgetProtocol

@testable import Commands

@MainActor
struct GalleryTests {
  private func gallery(
    _ stage: Stagecraft, columns: Int = 264, _ chosen: [Presentation]? = nil
  ) -> GalleryPage {
    GalleryPage(
      studio: WidgetStudio(subject: stage.subject(), options: stage.options), columns: columns,
      chosen: chosen)
  }

  /// The names of what stands on a page, each once.
  private func names(_ contents: GalleryPage.Contents) -> Set<String> {
    Set(contents.shots.map(\.subject.name))
  }

  @Test func `the page has every state in every presentation and both appearances`() {
    let stage = Stagecraft()
    let contents = gallery(stage).contents()
    // As many as the gallery on the screen: all but an alarm's screen, which few activities have.
    let shown = Presentation.allCases.filter { $0 != .alarm }
    #expect(names(contents) == Set(shown.map(\.rawValue)))
    #expect(contents.shots.count == 2 * 2 * shown.count)
    #expect(contents.failures.isEmpty)
  }

  @Test func `presentations are chosen by their names, an alarm's screen too`() {
    let stage = Stagecraft()
    #expect(
      names(gallery(stage, [.alarm, .standBy, .watch]).contents()) == ["alarm", "standBy", "watch"])
  }

  @Test func `a PNG has the usual presentations unasked, and other pages have all`() {
    func chosen(_ names: [String], _ format: PictureFormat) -> Set<String>? {
      GalleryCommand.chosen(by: names, format).map { Set($0.map(\.rawValue)) }
    }
    #expect(chosen([], .png) == Set(Presentation.usual.map(\.rawValue)))
    #expect(chosen([], .html) == nil && chosen([], .svg) == nil && chosen(["all"], .png) == nil)
    #expect(chosen(["watch"], .png) == ["watch"])
    // Those that `all` is without can be named beside it.
    #expect(chosen(["all", "alarm"], .svg) == Set(Presentation.allCases.map(\.rawValue)))
    let rest = GalleryCommand.rest(of: Presentation.usual, on: .standard)
    #expect(rest?.components(separatedBy: ", ").contains("standBy") == true, "\(rest ?? "")")
    #expect(GalleryCommand.rest(of: Presentation.allCases, on: .standard) == nil)
  }

  @Test func `a page without any of what was asked for is a failure`() {
    let run = HelpTests.run(["gallery", "match", "-p", "alarm"])
    #expect(run.code == ExitCode.failed && run.out.isEmpty)
    #expect(run.error.contains("error: "), "\(run.error)")
  }

  @Test func `what the device does not have is named and left out`() throws {
    var stage = Stagecraft()
    stage.options.device = try #require(DeviceModel.named("iPhone SE (3rd generation)"))
    let gallery = gallery(stage)
    let missing: [Presentation] = [.compact, .minimal, .expanded, .landscape]
    #expect(Set(gallery.missing) == Set(missing))
    let contents = gallery.contents()
    #expect(names(contents).isDisjoint(with: missing.map(\.rawValue)))
    #expect(contents.failures.isEmpty && contents.shots.count == 2 * 2 * 8)
    let alone = HelpTests.run(["gallery", "match", "-p", "compact", "--device", "iPhone SE"])
    #expect(alone.code == ExitCode.usage && alone.error.contains("has no such presentation"))
  }

  @Test func `what the widget does not have in a state is told, and is no failure`() {
    let stage = Stagecraft()
    stage.widget.hasAlarm = false
    let contents = gallery(stage, [.lockScreen, .alarm]).contents()
    #expect(names(contents) == ["lockScreen"] && contents.failures.isEmpty)
    #expect(contents.lacks.map(\.place).contains("01-before/alarm"))
  }

  @Test func `each picture has its name and its appearance, in cells and on the page`() {
    let gallery = gallery(Stagecraft())
    let contents = gallery.contents()
    let text = gallery.page(contents).grid.text()
    let page = GalleryHTML(gallery: gallery).page(contents).text
    for name in names(contents) {
      for appearance in ["dark", "light"] {
        #expect(text.contains("\(name) · \(appearance)"))
        #expect(page.contains(">\(name) · \(appearance)</figcaption>"))
      }
    }
    #expect(page.contains("title=\"StandBy: "))
  }

  @Test(arguments: [PictureFormat.png, .svg])
  func `a page says that a picture on it is not whole, and the others are`(_ format: PictureFormat)
    throws
  {
    let gallery = gallery(Stagecraft(), [.lockScreen])
    var contents = gallery.contents()
    #expect(GalleryCommand.content(gallery, contents, format).content.lacks.isEmpty)
    let last = try #require(contents.shots.last)
    contents.shots = [last, last]
    contents.shots[0].picture.list = HeavyPicture.list(for: format)
    let content = GalleryCommand.content(gallery, contents, format).content
    #expect(content.lacks.count == 1)
    contents.shots[0].picture.list.items = []
    let rest = GalleryCommand.content(gallery, contents, format).content
    // Nothing is painted of what is too heavy, and all of what stands behind it.
    if format != .text { #expect(content.bytes == rest.bytes) }
  }

  @Test func `before each picture it is told how many are drawn`() {
    let stage = Stagecraft()
    var told: [Int] = []
    let contents = gallery(stage).contents { done, all in
      told.append(done)
      #expect(all == 2 * 2 * 12)
    }
    #expect(told == Array(contents.shots.indices))
  }

  @Test func `each state stands there with its name and its JSON`() {
    let stage = Stagecraft()
    let gallery = gallery(stage)
    let text = gallery.page(gallery.contents()).grid.text()
    #expect(text.contains("01-before") && text.contains("02-goal"))
    #expect(text.contains(#""number": 2"#))
    #expect(text.contains("expanded 1") && text.contains("minimal 2"))
  }

  @Test func `its heading says what differs from a phone as it comes`() {
    var stage = Stagecraft()
    #expect(gallery(stage).heading == "Sample · iPhone 16")
    (stage.options.isStale, stage.options.typeSize) = (true, .xxxL)
    stage.options.display = [.rightToLeft]
    let gallery = gallery(stage)
    let heading = "Sample · stale · size xxxL · right to left · iPhone 16"
    #expect(gallery.heading == heading)
    let contents = gallery.contents()
    #expect(gallery.page(contents).grid.text().contains(heading))
    #expect(GalleryHTML(gallery: gallery).page(contents).text.contains("<h1>\(heading)</h1>"))
  }

  @Test func `a picture of any width stands on the page`() {
    let gallery = gallery(Stagecraft())
    var contents = gallery.contents()
    contents.shots[0].picture.list.size.width = 1e30
    #expect(
      GalleryHTML(gallery: gallery).page(contents).text.contains("max-width:9007199254740992px"))
  }

  @Test(arguments: [1, 2])
  func `on a board words and pictures stand inside and beside or below one another`(columns: Int) {
    let stage = Stagecraft()
    let gallery = gallery(stage)
    let contents = gallery.contents()
    let board = GalleryBoard(gallery: gallery).list(contents, columns: columns)
    #expect(board.size.width == 1_960 * Double(columns))
    let words = board.items.compactMap { if case .text(let line) = $0 { line.frame } else { nil } }
    let pictures = board.items.compactMap { item -> Rect? in
      guard case .group(let group) = item, case .rounded(let rect, _, _)? = group.clip else {
        return nil
      }
      return rect.offset(x: group.transform.tx, y: group.transform.ty)
    }
    #expect(pictures.count == contents.shots.count)
    #expect(words.count == 1 + 2 * 2 + contents.shots.count)
    let places = words + pictures
    #expect(
      places.allSatisfy { $0.x > 0 && $0.maxX < board.size.width && $0.maxY < board.size.height })
    for (index, one) in places.enumerated() {
      for other in places[(index + 1)...] {
        #expect(
          one.maxX <= other.x || other.maxX <= one.x || one.maxY <= other.y || other.maxY <= one.y,
          "\(one) lies on \(other)")
      }
    }
  }

  @Test func `many states stand in columns in a PNG, where each picture is larger so`() {
    let stage = Stagecraft()
    func boards(_ count: Int) -> (tall: DisplayList, png: DisplayList) {
      let states = (1...count).map { (name: "state \($0)", value: ["number": 1] as JSONValue) }
      let studio = WidgetStudio(subject: stage.subject(states: states), options: stage.options)
      let gallery = GalleryPage(studio: studio, columns: 264)
      let (board, contents) = (GalleryBoard(gallery: gallery), gallery.contents())
      return (board.list(contents), board.list(contents, inPixelsAt: 3))
    }
    let few = boards(3)
    #expect(few.png == few.tall)
    let many = boards(27)
    let (tall, png) = (PictureScale(3, of: many.tall.size), PictureScale(3, of: many.png.size))
    #expect(png.value > 1.2 * tall.value, "\(png.value) pixels a point, not \(tall.value)")
  }

  @Test(arguments: [84, 120, 264])
  func `The page is never wider than asked, whatever has to go below`(columns: Int) {
    let stage = Stagecraft()
    let gallery = gallery(stage, columns: columns)
    #expect(gallery.page(gallery.contents()).grid.columns <= columns)
  }

  @Test func `pictures flow into lines as high as the highest`() {
    var sheet = GallerySheet(columns: 30)
    let cell = Cell("x")
    sheet.add(CellGrid(columns: 10, rows: 2, filledWith: cell))
    sheet.add(CellGrid(columns: 10, rows: 4, filledWith: cell))
    sheet.add(CellGrid(columns: 10, rows: 1, filledWith: cell))
    let page = sheet.page
    #expect(page.rows == 4 + 1 + 1)
    #expect(page[0, 5].glyph == "x" && page[12, 3].glyph == "x" && page[10, 0].glyph == " ")
  }

  @Test func `wide characters keep their two columns in the words of a page`() {
    let grid = GallerySheet.text(["名前 x"], columns: 20)
    #expect(grid.columns == 6)
    #expect(grid[0, 0].glyph == "名" && grid[1, 0].glyph == Cell.continuation)
    #expect(grid[5, 0].glyph == "x")
  }

  @Test func `a PNG with fewer pixels a point than asked for says how many, and by which limit`() {
    func remark(_ wanted: Double, _ width: Double, _ height: Double) -> Finding? {
      PictureScale(wanted, of: Size(width: width, height: height)).remark("a gallery", fix: nil)
    }
    #expect(remark(3, 1000, 1000) == nil)
    let large = remark(3, 1960, 3359)
    #expect(large?.id == "gallery-scale-lowered")
    #expect(
      large?.sentence
        == "The PNG has 1.56 pixels a point instead of 3, 3056 × 5237 in all: "
        + "a gallery has at most 16 million pixels")
    #expect(large?.fix?.contains("--appearance") == true)
    let high = remark(2, 400, 12_000)
    #expect(high?.sentence.contains("has 0.5 pixels a point instead of 2") == true)
    #expect(high?.sentence.hasSuffix("at most 6000 pixels of height") == true)
    // What is too wide is no more cut off than what is too high.
    let wide = remark(3, 2150, 400)
    #expect(wide?.sentence.hasSuffix("at most 6000 pixels of width") == true)
    let pixels = PixelPainter(scale: PictureScale(3, of: Size(width: 2150, height: 400)).value)
      .pixels(of: Size(width: 2150, height: 400))
    #expect(pixels.width == 6000 && pixels.height < 1200)
  }

  @Test func `a long line of JSON is cut visibly`() {
    #expect(Lines.clipped("abcdef", to: 6) == "abcdef")
    #expect(Lines.clipped("abcdefg", to: 6) == "abcde…")
  }
}

struct LineDifferenceTests {
  @Test func `equal lines are left out, different ones stand with their number`() {
    #expect(LineDifference.text("a\nb\nc", "a\nX\nc") == "  2 - b\n  2 + X\n")
  }

  @Test func `a missing line is a difference`() {
    #expect(LineDifference.text("a", "a\nb") == "  2 + b\n")
  }

  @Test func `many differences are counted instead of shown`() {
    let old = (0..<100).map { "a\($0)" }.joined(separator: "\n")
    let new = (0..<100).map { "b\($0)" }.joined(separator: "\n")
    let text = LineDifference.text(old, new)
    #expect(text.hasSuffix("… and 80 more lines\n"))
  }
}
