import Findings

/// A list to choose from, before everything else: commands, keys, apps, moments, switches.
struct Menu: Hashable, Sendable {
  /// What is listed; the items are made anew from the snapshot for each frame.
  enum Kind: Hashable, Sendable {
    case help, palette, apps, moments, switches, findings, output, elsewhere, exports
    case choices(switch: String)
    case app(AppRow.ID)
    /// An app's intents, to run one.
    case runs(bundle: String)
    /// Sample states, to start an activity or to update one.
    case statesToStart(app: AppRow.ID)
    case statesToSend(activity: String)
    case dismissals(activity: String)
    case token(activity: String)
    /// Where to go among a gallery's states, or among activities.
    case goToState, goToActivity
    /// Running activities to send a gallery's state to.
    case receivers(app: AppRow.ID, state: Int)
  }

  let kind: Kind
  var filter = ""
  /// Whether `/` was pressed, so that each letter goes into the filter.
  var isFinding = false
  var selected = 0
  /// The first line that shows: an item may have several.
  var first = 0
  /// How many lines had room, as last drawn; 0: none was drawn.
  var rows = 0

  init(_ kind: Kind) { self.kind = kind }

  /// Moves the selection to an item, past headings on the way.
  mutating func select(_ index: Int, of items: [MenuItem]) {
    let step = index < selected ? -1 : 1
    var index = min(max(0, index), max(0, items.count - 1))
    while items.indices.contains(index), items[index].isHeading { index += step }
    if !items.indices.contains(index) {
      index = items.firstIndex { !$0.isHeading } ?? 0
    }
    selected = index
  }

  /// Moves by an item; by most of a screen inside of an item that is longer than that, until its end shows.
  mutating func step(_ step: Int, of items: [MenuItem]) {
    let lines = Menu.lines(of: selected, among: items)
    if rows > 0, lines.count > rows {
      let page = max(1, rows - 1)
      let (least, most) = (lines.lowerBound, lines.upperBound - rows)
      let next = min(max(least, first + step * page), most)
      if step > 0 ? first < most : first > least {
        first = next
        return
      }
    }
    select(selected + step, of: items)
  }

  /// Returns the lines of an item, counted from the first of all.
  static func lines(of index: Int, among items: [MenuItem]) -> Range<Int> {
    let first = items.prefix(index).reduce(0) { $0 + $1.height }
    return first..<first + (items.indices.contains(index) ? items[index].height : 0)
  }

  /// Whether a letter that is typed now is text, whatever else it does on a list.
  var takesText: Bool { isSearch || isFinding || !filter.isEmpty }

  /// Whether letters go into the filter at once.
  var isSearch: Bool { [.palette, .help, .goToState, .goToActivity].contains(kind) }
}

/// One thing of a menu: a line, and for a text more below it.
struct MenuItem: Hashable, Sendable {
  /// What choosing it does.
  enum Choice: Hashable, Sendable {
    case action(Action)
    case intents([Intent])
    case menu(Menu.Kind)
    /// Selects a state of the gallery, or an activity.
    case state(Int)
    case activity(String)
    /// Nothing: a heading, a text to read.
    case none
  }
  var title: String
  /// How bad it is, for a finding: a mark before the title.
  var severity: Severity?
  /// What stands below the title.
  var below: [Line] = []
  /// Stands at the right side.
  var detail = ""
  /// What the screen calls it elsewhere: a search finds it by these, too.
  var labels: [String] = []
  /// What it means, shown while it is selected.
  var note = ""
  /// What its heading says of it, for a search, which lists no headings.
  var place = ""
  var choice: Choice
  /// Whether the menu stays open, as for switches.
  var staysOpen = false
  /// Whether this is what is set now.
  var isChosen = false
  /// Whether this names the items below it, and cannot be selected.
  var isHeading = false

  /// A line below the title.
  struct Line: Hashable, Sendable {
    var text: String
    var look: TextLook
  }

  /// The lines that it takes.
  var height: Int { 1 + below.count }

  /// The columns that it needs.
  var width: Int {
    let lead = severity == nil ? 0 : Sheet.width(SeverityLook(.info).mark)
    return lead
      + ([Sheet.width(title) + Sheet.width(detail) + 3] + below.map { Sheet.width($0.text) })
      .reduce(
        0, max)
  }
}

/// How a finding's severity looks.
struct SeverityLook {
  /// With the space after it.
  let mark: String
  let word: String
  let text: TextLook

  init(_ severity: Severity) {
    switch severity {
    case .error: (mark, word, text) = ("✗ ", "Error", .bad)
    case .warning: (mark, word, text) = ("! ", "Warning", .warning)
    case .info: (mark, word, text) = ("· ", "Remark", .quiet)
    }
  }
}
