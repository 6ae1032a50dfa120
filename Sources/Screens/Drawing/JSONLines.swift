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

  /// Texts of more bytes are cut at the end of their line.
  private static let mostWrapped = 8192

  /// A text begins beside its key where there are as many columns.
  private static let leastBeside = 20

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
      append(scalar: value, after: pieces, comma, width: width, path: path, to: &lines)
      return
    }
    let isObject = value.object != nil
    let taken = pieces.reduce(comma.count) { $0 + Sheet.width($1.text) }
    // The outermost object is always opened; a short one inside stays on its line.
    if indent > 0, let inline = inline(value, width: min(width, longest) - taken) {
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

  /// Appends a value that holds no others; a text that is too long for its line goes on below.
  private static func append(
    scalar value: JSONValue, after pieces: [Piece], _ comma: String, width: Int, path: String,
    to lines: inout [Line]
  ) {
    let end = Piece(text: comma, look: .quiet)
    let taken = pieces.reduce(0) { $0 + Sheet.width($1.text) }
    guard let piece = scalar(value).first, piece.text.utf8.count <= mostWrapped,
      taken + Sheet.width(piece.text) + comma.count > width
    else {
      lines.append(Line(pieces: pieces + scalar(value) + [end], path: path))
      return
    }
    // Below its key where beside it there is hardly any room.
    let indent = pieces[0].text.count
    let isBeside = width - taken >= leastBeside
    let column = isBeside ? taken : min(indent + 2, max(0, width - leastBeside))
    let parts = DisplayWidth.lines(
      of: Visible.text(piece.text), columns: max(leastBeside / 2, width - column - comma.count))
    if !isBeside { lines.append(Line(pieces: pieces, path: path)) }
    for (index, part) in parts.enumerated() {
      let isFirst = isBeside && index == 0
      let margin = Piece(text: String(repeating: " ", count: column), look: .plain)
      // What goes on stands for no place: a place is marked once.
      lines.append(
        Line(
          pieces: (isFirst ? pieces : [margin]) + [Piece(text: part, look: piece.look)]
            + (index == parts.count - 1 ? [end] : []),
          path: isFirst ? path : ""))
    }
  }

  private static func scalar(_ value: JSONValue) -> [Piece] {
    switch value {
    case .string(let text): [Piece(text: JSONValue.quoted(text), look: TextLook(Theme.string))]
    case .number(let number): [Piece(text: number.text, look: TextLook(Theme.number))]
    case .bool, .null: [Piece(text: value.compact, look: TextLook(Theme.keyword))]
    case .array, .object: []
    }
  }

  /// Returns the pieces of a value on one line; nil where they need more than some columns.
  private static func inline(_ value: JSONValue, width: Int) -> [Piece]? {
    var line = Inline(room: width)
    line.add(value)
    return line.room >= 0 ? line.pieces : nil
  }

  /// A value on one line, as far as there is room.
  private struct Inline {
    var pieces: [Piece] = []
    /// The columns that are left; negative where there were too few.
    var room: Int

    /// Adds a value, and stops where the room ends: what is longer is shown on several lines.
    mutating func add(_ value: JSONValue) {
      switch value {
      case .object(let object):
        add("{", .quiet)
        for (index, member) in object.members.enumerated() where room >= 0 {
          if index > 0 { add(", ", .quiet) }
          add(JSONValue.quoted(member.key), .accent)
          add(": ", .quiet)
          add(member.value)
        }
        add("}", .quiet)
      case .array(let elements):
        add("[", .quiet)
        for (index, element) in elements.enumerated() where room >= 0 {
          if index > 0 { add(", ", .quiet) }
          add(element)
        }
        add("]", .quiet)
      default: for piece in JSONLines.scalar(value) { add(piece.text, piece.look) }
      }
    }

    private mutating func add(_ text: String, _ look: TextLook) {
      room -= Sheet.width(text)
      if room >= 0 { pieces.append(Piece(text: text, look: look)) }
    }
  }

  /// Draws lines from a first one, and how they are scrolled to the rest; those at a faulty place are marked.
  static func draw(
    _ lines: [Line], from first: Int, in area: Area, faulty: Set<String> = [],
    scrolledBy ways: String,
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
        "↓ \(rest.count - shown.count) more lines: \(ways)", column: area.column,
        row: area.endRow - 1, in: area, TextLook(Theme.quiet, on: Theme.ground))
    }
  }
}
