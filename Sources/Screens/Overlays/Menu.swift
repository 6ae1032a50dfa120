/// A list to choose from, before everything else: commands, keys, apps, moments, switches.
struct Menu: Hashable, Sendable {
  /// What is listed; the items are made anew from the snapshot for each frame.
  enum Kind: Hashable, Sendable {
    case help, palette, apps, moments, switches, findings, output, elsewhere
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
  var selected = 0
  var first = 0

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

  /// Whether letters go into the filter at once.
  var isSearch: Bool { [.palette, .help, .goToState, .goToActivity].contains(kind) }
}

/// One line of a menu.
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
}
