import FoundationGaps

/// Where a fuzzer puts the strings files of an app: anything is taken, no file is opened.
package enum HostileStrings {
  /// Returns all texts of a file, read as a strings file and as a catalogue.
  package static func texts(in bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    var strings = AppStrings()
    _ = try? strings.readCatalogue(text, "Localizable")
    return StringsFile.pairs(Data(bytes)).map(\.value)
      + strings.tables.values.flatMap { $0.tables.values.flatMap(\.values) }
  }
}
