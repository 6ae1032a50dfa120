import Drawing
import SwiftUI
import WidgetKit

/// What stands beside a widget's source. Apart from the other targets, since SwiftUI has names of its own for much.
enum WidgetFiles {
  /// Returns what is drawn of a file of an asset catalogue.
  static func drawing(of bytes: [UInt8]) -> DisplayList { HostileAssets.drawing(of: bytes) }

  /// Returns a line that is measured with the fonts of a file.
  static func line(inFont bytes: [UInt8]) -> DisplayList { HostileFonts.line(of: bytes) }

  /// Returns what is drawn of a state whose type only samples or a schema tell of.
  @MainActor
  static func drawings(ofState bytes: [UInt8]) -> [DisplayList] {
    HostileStates.drawings(of: bytes)
  }

  /// Reads a strings file and writes each of its texts with values put in.
  static func write(strings bytes: [UInt8]) {
    for text in HostileStrings.texts(in: bytes) { HostileFormat.write(text) }
  }
}
