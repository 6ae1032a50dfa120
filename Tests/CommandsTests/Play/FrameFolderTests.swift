import Canvas
import Drawing
import Foundation
import Testing

@testable import Commands

@MainActor
@Suite("A folder of pictures") struct FrameFolderTests {
  /// Has pictures of these sizes written, in points; returns them as they are in the folder.
  private func written(_ sizes: [Size], showsMotion: Bool) throws -> [PixelImage] {
    let notebook = Notebook()
    let path = notebook.folder + "/frames"
    let folder = try FrameFolder(path, .png, 0, scale: 1, showsMotion: showsMotion)
    let painter = Painter(zoom: 10)
    for (second, size) in sizes.enumerated() {
      let list = DisplayList(size: size, items: [.fill(.rect(Rect(size)), .color(RGBA(9, 8, 7)))])
      folder.frame(painter.paint(list, at: Double(second)), list, at: Double(second))
    }
    try folder.finish(at: Double(sizes.count))
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { name in
      let bytes = try #require(FileManager.default.contents(atPath: "\(path)/\(name)"))
      return try PixelImage(png: Array(bytes))
    }
  }

  private let turning = [
    Size(width: 40, height: 80), Size(width: 80, height: 40), Size(width: 81, height: 40),
  ]

  @Test func `pictures of a film have one size, also when the phone turns`() throws {
    let images = try written(turning, showsMotion: true)
    #expect(images.map(\.width) == [81, 81, 81] && images.map(\.height) == [80, 80, 80])
    // What is around a picture looks like its corner.
    #expect(
      images.allSatisfy { image in
        (0..<image.bytes.count).allSatisfy { image.bytes[$0] == [9, 8, 7, 255][$0 % 4] }
      })
  }

  @Test func `pictures that are looked at one by one are as large as what they show`() throws {
    let images = try written(turning, showsMotion: false)
    #expect(images.map(\.width) == [40, 80, 81] && images.map(\.height) == [80, 40, 40])
  }

  @Test func `what plays a scenario keeps that a picture of it is not whole, once`() throws {
    let notebook = Notebook()
    let path = notebook.folder
    let heavy = HeavyPicture.list(for: .png)
    let told = PixelPainter(scale: 1).paint(heavy, at: 0).findings
    let light = DisplayList(size: heavy.size)
    let cut = PaintedPicture(
      grid: CellGrid(columns: 12, rows: 2), findings: told, cell: Size(width: 5, height: 10))
    let whole = PaintedPicture(grid: cut.grid, cell: cut.cell)
    func folder(_ format: PictureFormat) throws -> FrameFolder {
      try FrameFolder("\(path)/\(format.name)", format, 0, scale: 1, showsMotion: false)
    }
    let outlets: [any FrameOutlet] = [
      try folder(.png), try folder(.svg), try folder(.text),
      GIFRecording(path: path + "/a.gif", start: 0, speed: 1, scale: 1),
      AnimatedPicture(path: path + "/a.svg", title: "", start: 0, speed: 1),
      Recording(path: path + "/a.cast", title: "", start: 0, speed: 1),
    ]
    for outlet in outlets {
      outlet.frame(whole, light, at: 0)
      #expect(outlet.lacks.isEmpty)
      for second in 1...2 { outlet.frame(cut, heavy, at: Double(second)) }
      #expect(outlet.lacks == told, "\(outlet)")
    }
  }
}
