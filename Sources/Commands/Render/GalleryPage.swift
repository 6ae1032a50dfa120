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
  /// What of each state is drawn; nil: all that the gallery on the screen shows.
  var chosen: [Presentation]?

  /// Returns what a page has where nobody chooses: nil for all. A PNG has the usual ones, since more on it have fewer
  /// pixels each.
  static func unasked(in format: PictureFormat) -> [Presentation]? {
    format == .png ? Presentation.usual : nil
  }

  /// What has been drawn, in the order of the page.
  struct Contents: Sendable {
    var shots: [WidgetStudio.Shot] = []
    /// What is missing: the state, its name with the presentation's, and why.
    var failures: [(state: String, place: String, finding: Finding)] = []
    /// What the widget does not have in a state, which is no failure.
    var lacks: [(state: String, place: String, finding: Finding)] = []

    /// What the pictures had to say, each sentence once.
    var findings: [Finding] {
      var seen: Set<String> = []
      return shots.flatMap(\.findings).filter { seen.insert($0.sentence).inserted }
    }
  }

  /// Presentations that stand over one another, from left to right: those that the device has.
  var groups: [[Presentation]] {
    wanted.map { $0.filter { !$0.rooms(on: studio.options.device).isEmpty } }.filter { !$0.isEmpty }
  }

  /// What is asked for and the device does not have.
  var missing: [Presentation] {
    wanted.joined().filter { $0.rooms(on: studio.options.device).isEmpty }
  }

  private var wanted: [[Presentation]] {
    guard let chosen else { return Presentation.inGalleries }
    return Presentation.Column.allCases.map { column in
      Presentation.allCases.filter { $0.column == column && chosen.contains($0) }
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
    let presentations = groups.flatMap { $0 }
    let all = studio.subject.samples.count * appearances.count * presentations.count
    for sample in studio.subject.samples {
      for appearance in appearances {
        for presentation in presentations {
          onProgress(done, all)
          done += 1
          switch studio.shot(sample, .presentation(presentation), appearance) {
          case .success(let shot): contents.shots.append(shot)
          case .failure(let failure):
            let place = "\(sample.name)/\(presentation.rawValue)"
            if failure.finding.id == "widget-no-alarm" {
              contents.lacks.append((sample.name, place, failure.finding))
            } else {
              contents.failures.append((sample.name, place, failure.finding))
            }
          case nil: break
          }
        }
      }
    }
    return contents
  }

  /// Returns the page's cells, and what was told while they were painted.
  func page(
    _ contents: Contents, isColored: Bool = true
  ) -> (grid: CellGrid, findings: [Finding]) {
    var findings: [Finding] = []
    var sheet = GallerySheet(columns: columns)
    sheet.add(title: heading, style: .bold)
    for sample in studio.subject.samples {
      sheet.add(title: sample.name, style: .bold, ink: 0xFFD166)
      for appearance in appearances {
        let shots = contents.shots.filter {
          $0.state == sample.name && $0.appearance == appearance
        }
        let grids = groups.compactMap { group -> CellGrid? in
          let own = shots.filter { shot in group.contains { $0.rawValue == shot.subject.name } }
          return own.isEmpty
            ? nil
            : GallerySheet.stacked(
              own.flatMap { shot in
                let painted = painted(shot, isColored)
                findings += painted.findings
                return [
                  GallerySheet.text([Self.caption(shot)], columns: columns), painted.grid,
                ]
              })
        }
        for (index, grid) in grids.enumerated() { sheet.add(grid, startsLine: index == 0) }
        if appearance == appearances.first { sheet.add(Self.json(sample.json)) }
      }
    }
    return (sheet.page, findings)
  }

  /// Returns a picture's cells, in larger pixels where it would be wider than the page and no zoom was asked for.
  private func painted(_ shot: WidgetStudio.Shot, _ isColored: Bool) -> PaintedPicture {
    PictureWriter(options: studio.options).fitted(shot, to: columns)
      .painted(shot, isColored: isColored)
  }

  /// Returns what stands at a picture: the presentation as `--presentation` names it, and the appearance.
  static func caption(_ shot: WidgetStudio.Shot) -> String {
    "\(shot.subject.name) · \(shot.appearance.rawValue)"
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
