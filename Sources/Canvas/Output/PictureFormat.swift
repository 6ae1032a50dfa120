/// The formats that pictures are written in: the one table that commands, API, help and documentation read.
public struct PictureFormat: Hashable, Sendable {
  /// What can write a picture in a format.
  public enum Writer: Hashable, Sendable, CaseIterable {
    /// `islet render` and a folder of goldens.
    case render
    /// `islet gallery`: a page of pictures.
    case gallery
    /// `GET /islet/screen`.
    case screen
    /// `islet play --frames`: one file a change.
    case frames
    /// `islet play --record`: one file that moves.
    case recording
  }

  /// The word after `--format` and in `?format=`.
  public let name: String
  /// The ends of file names, without the first dot; the first is the one that is written.
  public let endings: [String]
  public let mediaType: String
  /// Whether it shows the cells of a terminal; the others show what a phone shows.
  public var isOfCells: Bool { ["text", "plain", "ansi", "cells", "cast"].contains(name) }
  public let writers: Set<Writer>

  /// All formats, in the order in which help names them.
  public static let all: [PictureFormat] = [
    text, plain, ansi, cells, png, svg, html, json, gif, asciicast,
  ]

  /// Characters; differs well, the golden of choice.
  public static let text = PictureFormat(
    "text", ["txt"], "text/plain", [.render, .gallery, .screen, .frames])
  /// What a person reads, line by line.
  public static let plain = PictureFormat(
    "plain", ["plain.txt"], "text/plain", [.screen])
  /// Characters with colours, as a terminal gets them.
  public static let ansi = PictureFormat(
    "ansi", ["ansi", "ans"], "text/plain", [.render, .gallery, .screen, .frames])
  /// The terminal's picture as an SVG of cells.
  public static let cells = PictureFormat(
    "cells", ["cells.svg"], "image/svg+xml", [.render, .gallery, .screen, .frames, .recording])
  /// Pixels as a phone shows them, as many to a point as asked for.
  public static let png = PictureFormat(
    "png", ["png"], "image/png", [.render, .gallery, .screen, .frames])
  /// Vectors as a phone shows them, letters as paths.
  public static let svg = PictureFormat(
    "svg", ["svg"], "image/svg+xml", [.render, .gallery, .screen, .frames, .recording])
  /// One page with all pictures as vectors, to be filtered.
  public static let html = PictureFormat(
    "html", ["html", "htm"], "text/html", [.gallery])
  /// What is where, in points.
  public static let json = PictureFormat(
    "json", ["json"], "application/json", [.render, .gallery, .screen])
  /// A picture that moves.
  public static let gif = PictureFormat(
    "gif", ["gif"], "image/gif", [.recording])
  /// A recording for asciinema, pushes as markers.
  public static let asciicast = PictureFormat(
    "cast", ["cast"], "application/x-asciicast", [.recording])

  private init(
    _ name: String, _ endings: [String], _ mediaType: String, _ writers: Set<Writer>
  ) {
    (self.name, self.endings, self.mediaType, self.writers) = (name, endings, mediaType, writers)
  }

  /// What a file of it ends in.
  public var ending: String { endings[0] }

  /// Returns the formats that something can write.
  public static func of(_ writer: Writer) -> [PictureFormat] {
    all.filter { $0.writers.contains(writer) }
  }

  /// Returns the format of a name.
  public static func named(_ name: String) -> PictureFormat? { all.first { $0.name == name } }

  /// Returns the format that a file's name says it holds; the longest ending counts.
  public static func ofFile(_ path: String) -> PictureFormat? {
    let path = path.lowercased()
    let known = all.flatMap { format in format.endings.map { (format, $0) } }
    return known.filter { path.hasSuffix("." + $0.1) }.max { $0.1.count < $1.1.count }?.0
  }
}
