import Drawing
import Numbers

/// Drawings that stand for PDFs, in a folder of the build's cache.
///
/// The host has them made before the widget runs; the widget's process finds them by what is in the PDF. Xcode makes
/// bitmaps of PDFs as well, unless vectors are to be kept.
package struct PDFDrawings {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// A larger file is no picture's, in bytes.
  package static let sizeLimit = 4 << 20
  /// A page that is longer has no drawing, in points; Live Activities show nothing of that size.
  package static let pageLimit = 4096.0

  /// The forms in which a page can be drawn, best first.
  package enum Form: CaseIterable {
    case vectors, pixels3, pixels1

    /// How many pixels a point has.
    package var scale: Double {
      switch self {
      case .pixels3: 3
      case .vectors, .pixels1: 1
      }
    }

    fileprivate var ending: String {
      switch self {
      case .vectors: ".svg"
      case .pixels3: "@3x.png"
      case .pixels1: "@1x.png"
      }
    }

    /// Returns the form for a page whose vectors cannot be read; nil for a page without end.
    package static func pixels(page: Size) -> Form? {
      let length = max(page.width, page.height)
      return length > pageLimit ? nil : length * 3 > pageLimit ? .pixels1 : .pixels3
    }
  }

  /// Returns where the drawing of a PDF stands, or will.
  ///
  /// - Parameter pdf: what is in the file.
  package func path(of pdf: Data, as form: Form) -> String { place(of: pdf) + form.ending }

  /// Returns the file that says that a PDF cannot be drawn.
  package func refusal(of pdf: Data) -> String { place(of: pdf) + ".refused" }

  /// Returns the file that counts how often the drawing of a PDF was stopped.
  package func stops(of pdf: Data) -> String { place(of: pdf) + ".stopped" }

  private func place(of pdf: Data) -> String {
    var hash = ContentHash()
    hash.add(pdf)
    return "\(folder)/\(Self.edition)\(hash.text)"
  }

  /// Counts the ways in which drawings have been made, so that none that was made in an older one is taken.
  private static let edition = "b"

  /// Returns what is in a PDF's file; nil where that is too much or no PDF.
  package static func content(of path: String) -> Data? {
    OrdinaryFile.contents(path, limit: sizeLimit).flatMap {
      $0.starts(with: "%PDF".utf8) ? $0 : nil
    }
  }

  /// Returns whether a PDF has gradients that end where their colours do: an SVG would go on with the last one.
  ///
  /// Only what stands in clear is found, as most design tools write it.
  package static func hasEndingShading(_ pdf: Data) -> Bool {
    let head = pdf.prefix(1 << 20)
    guard head.range(of: Data("/ShadingType".utf8)) != nil else { return false }
    let text = String(decoding: head, as: UTF8.self)
    return text.split(separator: "endobj").contains { object in
      let kinds = object.split(separator: "/ShadingType", omittingEmptySubsequences: false)
        .dropFirst().compactMap { $0.first { !$0.isWhitespace } }
      let open = object.split(separator: "/Extend", omittingEmptySubsequences: false).dropFirst()
        .filter { !$0.prefix { $0 != "]" }.contains("false") }
      return kinds.count { $0 == "2" || $0 == "3" } > open.count
    }
  }

  /// Returns the drawing of a PDF with its pixels a point; nil when there is none.
  func drawing(ofFile path: String) -> (path: String, scale: Double)? {
    guard let pdf = Self.content(of: path) else { return nil }
    let place = place(of: pdf)
    for form in Form.allCases {
      let drawing = place + form.ending
      if FileManager.default.fileExists(atPath: drawing) { return (drawing, form.scale) }
    }
    return nil
  }

  /// Returns the PDFs below a folder, by the names of their images.
  package static func files(below root: String) -> [String: [String]] {
    AssetScanner.scan([root]).images.mapValues { $0.map(\.path).filter(isPDF) }
      .filter { !$0.value.isEmpty }
  }

  static func isPDF(_ path: String) -> Bool { path.lowercased().hasSuffix(".pdf") }
}
