import Canvas
import JSON

/// JSON as coloured lines, with the place of each, so that a faulty one can be marked.
enum JSONLines {
  struct Line: Hashable, Sendable {
    var pieces: [Piece]
    /// `aps.content-state.score`.
    var path: String
  }

  struct Piece: Hashable, Sendable {
    var text: String
    var look: TextLook
  }

  /// Values that are longer than this are opened even where they would fit on one line.
  private static let longest = 60

  /// Returns a value's lines; short objects and arrays stay on one line where the width allows.
  static func lines(of value: JSONValue, width: Int, path: String = "") -> [Line] {
    var lines: [Line] = []
    append(value, key: nil, path: path, indent: 0, width: width, isLast: true, to: &lines)
    return lines
  }

  private static func append(
    _ value: JSONValue, key: String?, path: String, indent: Int, width: Int, isLast: Bool,
    to lines: inout [Line]
  ) {
    var pieces = [Piece(text: String(repeating: "  ", count: min(indent, 20)), look: .plain)]
    if let key {
      pieces.append(Piece(text: JSONValue.quoted(key), look: .accent))
      pieces.append(Piece(text: ": ", look: .quiet))
    }
    let comma = isLast ? "" : ","
    let children: [(key: String?, value: JSONValue, path: String)]
    switch value {
    case .object(let object):
      children = object.members.map { member in
        (member.key, member.value, path.isEmpty ? member.key : "\(path).\(member.key)")
      }
    case .array(let elements):
      children = elements.enumerated().map { (nil, $0.element, "\(path)[\($0.offset)]") }
    default:
      pieces += scalar(value)
      pieces.append(Piece(text: comma, look: .quiet))
      lines.append(Line(pieces: pieces, path: path))
      return
    }
    let isObject = value.object != nil
    let inline = inline(value)
    let length = (pieces + inline).reduce(0) { $0 + Sheet.width($1.text) } + comma.count
    // The outermost object is always opened; a short one inside stays on its line.
    if indent > 0, length <= min(width, longest) {
      pieces += inline
      pieces.append(Piece(text: comma, look: .quiet))
      lines.append(Line(pieces: pieces, path: path))
      return
    }
    pieces.append(Piece(text: isObject ? "{" : "[", look: .quiet))
    lines.append(Line(pieces: pieces, path: path))
    for (index, child) in children.enumerated() {
      append(
        child.value, key: child.key, path: child.path, indent: indent + 1, width: width,
        isLast: index == children.count - 1, to: &lines)
    }
    let margin = String(repeating: "  ", count: min(indent, 20))
    // A closing bracket stands for no place: a place is marked once.
    lines.append(
      Line(pieces: [Piece(text: margin + (isObject ? "}" : "]") + comma, look: .quiet)], path: ""))
  }

  private static func scalar(_ value: JSONValue) -> [Piece] {
    switch value {
    case .string(let text): [Piece(text: JSONValue.quoted(text), look: TextLook(Theme.string))]
    case .number(let number): [Piece(text: number.text, look: TextLook(Theme.number))]
    case .bool, .null: [Piece(text: value.compact, look: TextLook(Theme.keyword))]
    case .array, .object: inline(value)
    }
  }

  private static func inline(_ value: JSONValue) -> [Piece] {
    switch value {
    case .object(let object):
      var pieces = [Piece(text: "{", look: .quiet)]
      for (index, member) in object.members.enumerated() {
        if index > 0 { pieces.append(Piece(text: ", ", look: .quiet)) }
        pieces.append(Piece(text: JSONValue.quoted(member.key), look: .accent))
        pieces.append(Piece(text: ": ", look: .quiet))
        pieces += scalar(member.value)
      }
      return pieces + [Piece(text: "}", look: .quiet)]
    case .array(let elements):
      var pieces = [Piece(text: "[", look: .quiet)]
      for (index, element) in elements.enumerated() {
        if index > 0 { pieces.append(Piece(text: ", ", look: .quiet)) }
        pieces += scalar(element)
      }
      return pieces + [Piece(text: "]", look: .quiet)]
    default: return scalar(value)
    }
  }

  /// Draws lines from a first one; those at a faulty place are marked.
  static func draw(
    _ lines: [Line], from first: Int, in area: Area, faulty: Set<String> = [],
    on sheet: inout Sheet
  ) {
    let rest = lines.dropFirst(max(0, first))
    // What does not fit is counted in the last row.
    let isCut = rest.count > area.rows && area.rows > 1
    let shown = rest.prefix(isCut ? area.rows - 1 : area.rows)
    for (offset, line) in shown.enumerated() {
      let row = area.row + offset
      let isFaulty = faulty.contains(line.path)
      if isFaulty { sheet.highlight(area, row: row, CellColor(0x5A1E1E)) }
      sheet.put(
        line.pieces.map { ($0.text, $0.look) }, column: area.column, row: row, in: area)
    }
    if first > 0 {
      sheet.putRight(
        " ↑ \(first) ", row: area.row, in: area, TextLook(Theme.quiet, on: Theme.raised))
    }
    if isCut {
      sheet.put(
        "↓ \(rest.count - shown.count) more lines: PgDn or wheel", column: area.column,
        row: area.endRow - 1,
        in: area,
        TextLook(Theme.quiet, on: Theme.ground))
    }
  }
}
