import Canvas
import Phone

/// The menu of what the gallery can be written as: the selected picture, or the whole sheet.
extension AppModel {
  func exportItems(_ snapshot: Snapshot) -> [MenuItem] {
    guard let app = galleryApp(snapshot), app.states.indices.contains(gallery.row) else {
      return []
    }
    let look = gallery.look ?? firstLook(app)
    var items: [MenuItem] = []
    if let presentation = gallery.selected {
      items = [(PictureFormat.png, "a PNG"), (.svg, "an SVG")].map { format, words in
        MenuItem(
          title: "This picture as \(words)",
          detail: "\(app.states[gallery.row].name), \(presentation.title)",
          choice: .intents([
            .export(look, .picture(state: gallery.row, presentation, format))
          ]))
      }
    }
    let sheets: [(PictureFormat, String)] = [(.html, "a page"), (.png, "a PNG")]
    return items
      + sheets.map { format, words in
        MenuItem(
          title: "The whole sheet as \(words)", detail: "\(app.states.count) states",
          choice: .intents([.export(look, .sheet(format))]))
      }
  }
}
