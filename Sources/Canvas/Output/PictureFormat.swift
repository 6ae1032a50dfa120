/// The formats that pictures are written in, in the order in which help names them: the one table that commands, API, help
/// and documentation read.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Characters; differs well, the golden of choice.
  case text
  /// What a person reads, line by line.
  case plain
  /// Characters with colours, as a terminal gets them.
  case ansi
  /// The terminal's picture as an SVG of cells.
  case cells
  /// Pixels as a phone shows them, as many to a point as asked for.
  case png
  /// Vectors as a phone shows them, letters as paths.
  case svg
  /// One page with all pictures as vectors, to be filtered.
  case html
  /// What is where, in points.
  case json
  /// A picture that moves.
  case gif
  /// A recording for asciinema, pushes as markers.
  case asciicast = "cast"

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

  private typealias Row = (endings: [String], mediaType: String, writers: Set<Writer>)

  private var row: Row {
    switch self {
    case .text: (["txt"], "text/plain", [.render, .gallery, .screen, .frames])
    case .plain: (["plain.txt"], "text/plain", [.screen])
    case .ansi: (["ansi", "ans"], "text/plain", [.render, .gallery, .screen, .frames])
    case .cells:
      (["cells.svg"], "image/svg+xml", [.render, .gallery, .screen, .frames, .recording])
    case .png: (["png"], "image/png", [.render, .gallery, .screen, .frames])
    case .svg: (["svg"], "image/svg+xml", [.render, .gallery, .screen, .frames, .recording])
    case .html: (["html", "htm"], "text/html", [.gallery])
    case .json: (["json"], "application/json", [.render, .gallery, .screen])
    case .gif: (["gif"], "image/gif", [.recording])
    case .asciicast: (["cast"], "application/x-asciicast", [.recording])
    }
  }

  /// The word after `--format` and in `?format=`.
  public var name: String { rawValue }
  /// The ends of file names, without the first dot; the first is the one that is written.
  public var endings: [String] { row.endings }
  public var mediaType: String { row.mediaType }
  public var writers: Set<Writer> { row.writers }

  /// Whether it shows the cells of a terminal; the others show what a phone shows.
  public var isOfCells: Bool {
    switch self {
    case .text, .plain, .ansi, .cells, .asciicast: true
    case .png, .svg, .html, .json, .gif: false
    }
  }

  /// What a file of it ends in.
  public var ending: String { endings[0] }

  /// Returns the formats that something can write.
  public static func of(_ writer: Writer) -> [PictureFormat] {
    allCases.filter { $0.writers.contains(writer) }
  }

  /// Returns the format of a name.
  public static func named(_ name: String) -> PictureFormat? { PictureFormat(rawValue: name) }

  /// Returns the format that a file's name says it holds; the longest ending counts.
  public static func ofFile(_ path: String) -> PictureFormat? {
    let path = path.lowercased()
    let known = allCases.flatMap { format in format.endings.map { (format, $0) } }
    return known.filter { path.hasSuffix("." + $0.1) }.max { $0.1.count < $1.1.count }?.0
  }
}
