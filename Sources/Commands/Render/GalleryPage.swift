import Canvas
import Drawing
import Findings
import JSON
import Phone
import WidgetProtocol

/// Every state, presentation and appearance of a widget on one page, each state's JSON beside it.
@MainActor
struct GalleryPage {
  let studio: WidgetStudio
  /// The page's width at most, in cells.
  let columns: Int

  /// What has been drawn, in the order of the page.
  struct Contents: Sendable {
    var shots: [WidgetStudio.Shot] = []
    /// What is missing: the state, its name with the presentation's, and why.
    var failures: [(state: String, place: String, finding: Finding)] = []

    /// What the pictures had to say, each sentence once.
    var findings: [Finding] {
      var seen: Set<String> = []
      return shots.flatMap(\.findings).filter { seen.insert($0.sentence).inserted }
    }
  }

  /// Presentations that stand over one another, from left to right.
  static var columns: [[Presentation]] {
    Presentation.Column.allCases.map { column in
      Presentation.usual.filter { $0.column == column }
    }
  }

  /// What stands above all pictures, so that a page says by itself what it shows.
  var heading: String {
    ([studio.subject.folder.title] + studio.options.marks + [studio.options.device.name])
      .joined(separator: " · ")
  }

  private var appearances: [WidgetEnvironment.Appearance] {
    studio.options.appearance.map { [$0] } ?? [.dark, .light]
  }

  /// Draws everything once.
  ///
  /// - Parameter onProgress: told before each picture how many are drawn, and of how many.
  func contents(onProgress: (Int, Int) -> Void = { _, _ in }) -> Contents {
    var contents = Contents()
    var done = 0
    let all =
      studio.subject.samples.count * appearances.count * GalleryPage.columns.joined().count
    for sample in studio.subject.samples {
      for appearance in appearances {
        for presentation in GalleryPage.columns.flatMap({ $0 }) {
          onProgress(done, all)
          done += 1
          switch studio.shot(sample, .presentation(presentation), appearance) {
          case .success(let shot): contents.shots.append(shot)
          case .failure(let failure):
            let place = "\(sample.name)/\(presentation.rawValue)"
            contents.failures.append((sample.name, place, failure.finding))
          case nil: break
          }
        }
      }
    }
    return contents
  }

  /// Returns the page's cells.
  func page(_ contents: Contents, isColored: Bool = true) -> CellGrid {
    let writer = PictureWriter(options: studio.options)
    var sheet = GallerySheet(columns: columns)
    sheet.add(title: heading, style: .bold)
    for sample in studio.subject.samples {
      sheet.add(title: sample.name, style: .bold, ink: 0xFFD166)
      for appearance in appearances {
        let shots = contents.shots.filter {
          $0.state == sample.name && $0.appearance == appearance
        }
        let grids = GalleryPage.columns.compactMap { column -> CellGrid? in
          let own = shots.filter { shot in column.contains { $0.rawValue == shot.subject.name } }
          return own.isEmpty
            ? nil
            : GallerySheet.stacked(
              own.map { writer.painted($0, isColored: isColored).grid })
        }
        for (index, grid) in grids.enumerated() { sheet.add(grid, startsLine: index == 0) }
        if appearance == appearances.first { sheet.add(Self.json(sample.json)) }
      }
    }
    return sheet.page
  }

  /// Returns a state's JSON as lines of text, cut where it would push the pictures away.
  static func json(_ text: String) -> CellGrid {
    let pretty = (try? JSONValue(parsing: text))?.pretty ?? text
    var lines = pretty.split(separator: "\n").map { Lines.clipped(String($0), to: 44) }
    if lines.count > 18 { lines = lines.prefix(17) + ["…"] }
    return GallerySheet.text(lines, columns: 44)
  }
}

/// Lines of text cut to a number of columns.
enum Lines {
  /// Returns the line, with an ellipsis where it was cut.
  static func clipped(_ line: String, to columns: Int) -> String {
    if DisplayWidth.columns(of: line) <= columns { return line }
    var kept = ""
    var width = 1
    for character in line {
      width += DisplayWidth.columns(of: character)
      if width > columns { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
