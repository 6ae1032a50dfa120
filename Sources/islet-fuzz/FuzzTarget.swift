import Canvas
import Drawing
import Foundation
import LiveActivities
import PushGateway
import Screens
import Simulator
import Terminal
import WidgetHost
import WidgetProtocol

/// One place where bytes from outside come in.
struct FuzzTarget: Sendable {
  /// The word in ISLET_FUZZ_TARGET, and the folder of its seeds.
  var name: String
  /// Takes anything and returns; a trap, a failed condition, too much time or memory is a finding.
  var run: @Sendable (UnsafeRawBufferPointer) -> Void

  static let all: [FuzzTarget] = [
    .init(name: "http1") { HostileInput.http1($0) },
    .init(name: "answers") { HostileInput.http1Answer($0) },
    .init(name: "http2") { HostileInput.http2($0) },
    .init(name: "jwt") { HostileInput.providerToken($0) },
    .init(name: "datagram") { HostileInput.datagram($0) },
    .init(name: "certificate") { HostileInput.certificateTopics($0) },
    .init(name: "payload") { PhoneUnderFire.push(Array($0)) },
    .init(name: "lines") { PhoneUnderFire.play(Array($0)) },
    .init(name: "snapshot") { PhoneUnderFire.restore(Array($0)) },
    .init(name: "replies") { bytes in
      for reply in HostileReplies.replies(Array(bytes)) {
        if case .rendered(let picture) = reply { paint(picture.list) }
      }
    },
    .init(name: "list") { bytes in
      if let list = try? JSONDecoder().decode(DisplayList.self, from: Data(bytes)) { paint(list) }
    },
    .init(name: "assets") { paint(WidgetFiles.drawing(of: Array($0))) },
    .init(name: "font") { paint(WidgetFiles.line(inFont: Array($0))) },
    .init(name: "strings") { WidgetFiles.write(strings: Array($0)) },
    .init(name: "states") { bytes in
      let bytes = Array(bytes)
      for list in MainActor.assumeIsolated({ WidgetFiles.drawings(ofState: bytes) }) { paint(list) }
    },
    .init(name: "source") { HostileSource.prepare(Array($0)) },
    .init(name: "project") { HostileProject.read(Array($0)) },
    .init(name: "messages") { HostileSource.read(messages: Array($0)) },
    .init(name: "keys") { bytes in
      var parser = InputParser(named: [Array("\u{1B}[1~".utf8): Key(.home)])
      let middle = bytes.count / 2
      _ = parser.feed(bytes[..<middle]) + parser.feed(bytes[middle...]) + parser.flush()
      // What followed an Escape may be the beginning of something too; each wait that ends gives up some bytes.
      for _ in 0...bytes.count where parser.isWaiting { _ = parser.flush() }
      guard !parser.isWaiting else { fatalError("a parser holds bytes after its waits are over") }
    },
  ]

  /// Paints cells of every glyph set, with dynamic text and bars at several times.
  private static func paint(_ list: DisplayList) {
    for (glyphs, now) in zip(GlyphSet.allCases, [0, 1_800_000_000, 1e300]) {
      let painter = Painter(glyphs: glyphs)
      let picture = painter.paint(list, at: now)
      let size = painter.cells(of: list.size)
      guard (picture.grid.columns, picture.grid.rows) == size else {
        fatalError("the grid is not as large as announced: \(size)")
      }
    }
  }
}
