import Canvas
import JSON
import LiveActivities

/// What stands beside the gallery's pictures: the selected state as JSON, or what the ruler measures.
extension AppModel {
  mutating func drawStateJSON(
    _ app: AppRow, _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot
  ) {
    sheet.answer(area, .pane(.json))
    if gallery.hasRuler {
      sheet.put(
        "Measures", column: area.column, row: area.row, in: area, TextLook(Theme.quiet, .bold))
      AppModel.drawMeasures(
        gallery.marks, gallery.element,
        keys: waysToMeasure(hasKeys: gallery.pane == .json),
        in: area.split(top: 1).rest, on: &sheet)
      return
    }
    let payload = galleryPayload(app, snapshot)
    let bytes = payload.compact.utf8.count
    let title = gallery.showsPayload ? "Payload" : "Content state"
    let size = gallery.showsPayload ? "\(bytes) of \(Push.largestBody) bytes" : "\(bytes) bytes"
    sheet.put(
      [("\(title) of \(app.states[gallery.row].name)", TextLook(Theme.quiet, .bold))],
      right: size, row: area.row, in: area,
      gallery.showsPayload && bytes > Push.largestBody ? .bad : .quiet)
    let lines = JSONLines.lines(of: payload, width: area.columns)
    let rest = area.split(top: 1).rest
    gallery.jsonScroll = min(gallery.jsonScroll, max(0, lines.count - rest.rows))
    JSONLines.draw(
      lines, from: gallery.jsonScroll, in: rest,
      scrolledBy: waysToScroll("PgDn", hasKeys: gallery.pane == .json), on: &sheet)
  }

  /// Returns what stands beside the pictures: the state, or the whole payload of an update with it.
  func galleryPayload(_ app: AppRow, _ snapshot: Snapshot) -> JSONValue {
    guard app.states.indices.contains(gallery.row) else { return [:] }
    // A push carries numbers where a sample says "@date+60".
    let state = app.states[gallery.row].value.resolvingMoments(
      at: snapshot.clock.now.rounded(.down))
    guard gallery.showsPayload else { return state }
    return [
      "aps": [
        "timestamp": .int(Int(exactly: snapshot.clock.now.rounded(.down)) ?? 0), "event": "update",
        "content-state": state,
      ]
    ]
  }
}
