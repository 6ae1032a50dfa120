import LiveActivities

extension AppModel {
  /// Returns the pushes that the filter lets through, newest first.
  mutating func listedPushes(_ snapshot: Snapshot) -> [PushRecord] {
    let all: [PushRecord] = snapshot.pushes.reversed()
    return pushFilter.pushes(
      with: pushes.filter,
      among: pushes.onlyProblems ? all.filter { $0.verdict.outcome != .shown } : all)
  }

  /// Returns whether the filter lets any push through.
  func listsPush(_ snapshot: Snapshot) -> Bool {
    if pushes.filter.isEmpty, !pushes.onlyProblems { return !snapshot.pushes.isEmpty }
    // Looking through them fills a memory, which a question must not change.
    var model = self
    return !model.listedPushes(snapshot).isEmpty
  }

  /// Returns a push on one line of so many columns, with what it changed.
  mutating func headline(_ record: PushRecord, columns: Int) -> String {
    headlines.text(of: record, columns: columns) {
      AppModel.brief(record.headline, columns: columns)
    }
  }

  /// Returns a headline without the word that stands before it already, as a mark or written out.
  static func bare(_ headline: String) -> String {
    let lead = ["shown: ", "shown with remarks: ", "ignored: ", "rejected: "]
      .first { headline.hasPrefix($0) }
    return String(headline.dropFirst(lead?.count ?? 0))
  }

  /// Returns a headline for a narrow place: without the word that the mark before it says already, and where it is
  /// still too long without a status beside its reason, and with the ends of key paths, which tell more than their
  /// beginnings.
  static func brief(_ headline: String, columns: Int) -> String {
    var text = Substring(bare(headline))
    func fits(_ text: some StringProtocol) -> Bool { Sheet.width(String(text)) <= columns }
    if fits(text) { return String(text) }
    if headline.hasPrefix("rejected: "), text.prefix(while: \.isNumber).count == 3 {
      text = text.drop(while: \.isNumber).drop { $0 == " " }
    }
    func short(_ keeps: (Substring) -> Int) -> String {
      text.split(separator: " ", omittingEmptySubsequences: false).map { word in
        let parts = word.split(separator: ".")
        let most = keeps(word)
        return parts.count > most && !word.contains("/")
          ? parts.suffix(most).joined(separator: ".") : String(word)
      }.joined(separator: " ")
    }
    let whole = short { _ in 2 }
    // A place before what is said of it has one end; values are told apart by two.
    return fits(whole) ? whole : short { $0.hasSuffix(":") ? 1 : 2 }
  }

  /// Returns the place of the selected push in the list.
  func selectedPush(in list: [PushRecord]) -> Int {
    guard let number = pushes.selected else { return 0 }
    return list.firstIndex { $0.number <= number } ?? max(0, list.count - 1)
  }

  mutating func movePush(by step: Int, _ snapshot: Snapshot) {
    let list = listedPushes(snapshot)
    guard !list.isEmpty else { return }
    let next = min(max(0, selectedPush(in: list) + step), list.count - 1)
    // At the top the selection stays with the newest, whatever comes.
    pushes.selected = next == 0 ? nil : list[next].number
    pushes.detailScroll = 0
  }

  mutating func performOnPushes(
    _ action: Action, _ snapshot: Snapshot, at time: Double
  ) -> [Intent] {
    let list = listedPushes(snapshot)
    let readsDetail = pushes.pane == .detail || pushes.isOpen
    switch action {
    case .up:
      readsDetail && pushes.pane == .detail ? scrollDetail(by: -1) : movePush(by: -1, snapshot)
    case .down:
      readsDetail && pushes.pane == .detail ? scrollDetail(by: 1) : movePush(by: 1, snapshot)
    case .pageUp: readsDetail ? scrollDetail(by: -10) : movePush(by: -pushes.visibleRows, snapshot)
    case .pageDown: readsDetail ? scrollDetail(by: 10) : movePush(by: pushes.visibleRows, snapshot)
    case .first:
      if pushes.pane == .detail { pushes.detailScroll = 0 } else { pushes.selected = nil }
    case .last:
      if pushes.pane == .detail {
        scrollDetail(by: 10_000)
      } else {
        movePush(by: list.count, snapshot)
      }
    case .right, .nextPane, .previousPane:
      pushes.pane = pushes.pane == .log ? .detail : .log
      if pushes.pane == .detail { (pushes.isOpen, pushes.isTyping) = (true, false) }
    case .left: pushes.pane = .log
    case .back: leavePushes()
    case .filter: startFilter(snapshot, at: time)
    case .onlyProblems: pushes.onlyProblems.toggle()
    case .openPush:
      guard let record = chosen(list, snapshot, at: time) else { return [] }
      pushes.selected = record.number
      (pushes.pane, pushes.isOpen, pushes.isTyping) = (.detail, true, false)
    case .replay:
      guard let record = chosen(list, snapshot, at: time) else { return [] }
      return [.replay(record.number)]
    case .copyPushAsCurl:
      guard let line = curlLine(list, snapshot, at: time) else { return [] }
      return [CurlWriting.copy(line, snapshot)]
    case .copyPushBody:
      guard let record = chosen(list, snapshot, at: time) else { return [] }
      return [.copy(String(decoding: record.push.body, as: UTF8.self), what: "the payload")]
    // Handled for every screen, or of another one. Each is listed, so that a new action does not compile unhandled.
    case .showPhone, .showGallery, .showPushes, .help, .palette, .switches, .apps, .moments,
      .findings, .output, .togglePictures, .toggleBell, .redraw, .suspend, .interrupt, .quit,
      .pauseClock, .faster, .slower, .nextMoment, .playAgain, .lock, .tap, .hold, .swipe, .restore,
      .hideIsland,
      .swapIsland, .allow, .deny, .startActivity, .sendState, .endActivity, .foreground, .showToken,
      .copyToken, .copyCurl, .standBy, .night, .elsewhere, .nextPlace, .nextPlaceSize, .turn, .fold,
      .nextApp, .appearance, .stale, .alwaysOn, .nextDevice, .textSize, .boldText,
      .increasedContrast, .rightToLeft, .zoomIn, .zoomOut, .ruler,
      .rulerMore, .wholePayload, .copyPayload, .sendToActivity, .exportSheet:
      break
    }
    return []
  }

  /// Closes the push that is open; else lists all again; else goes back to the phone.
  private mutating func leavePushes() {
    if pushes.isOpen || pushes.pane == .detail {
      pushes.isOpen = false
      pushes.pane = .log
    } else if !pushes.filter.isEmpty {
      pushes.filter = ""
    } else if pushes.onlyProblems {
      pushes.onlyProblems = false
    } else {
      screen = .phone
    }
  }

  /// Returns a line that sends the selected push again; where none is listed, one for the selected activity.
  private mutating func curlLine(
    _ list: [PushRecord], _ snapshot: Snapshot, at time: Double
  ) -> String? {
    if list.isEmpty, let row = selectedActivity(snapshot) {
      return CurlWriting.ready(for: row, snapshot)
    }
    return chosen(list, snapshot, at: time).map { CurlWriting.of($0, snapshot) }
  }

  /// Returns the selected push; says so when no push is listed.
  private mutating func chosen(
    _ list: [PushRecord], _ snapshot: Snapshot, at time: Double
  ) -> PushRecord? {
    guard !list.isEmpty else {
      tell(
        snapshot.pushes.isEmpty
          ? "There is no push yet; c copies a line that sends one"
          : "No push is listed; Esc lists all again", at: time)
      return nil
    }
    return list[selectedPush(in: list)]
  }

  private mutating func scrollDetail(by lines: Int) {
    pushes.detailScroll = max(0, pushes.detailScroll + lines)
  }

  /// Lets letters go into the filter, with the list before one that shows what they find.
  private mutating func startFilter(_ snapshot: Snapshot, at time: Double) {
    guard !snapshot.pushes.isEmpty else {
      return tell("There is no push yet that could be found", at: time)
    }
    (pushes.pane, pushes.isOpen, pushes.isTyping) = (.log, false, true)
  }

  /// Takes a key into the filter; false for keys that mean something else.
  mutating func typeFilter(_ key: Key) -> Bool {
    switch key {
    case .enter: pushes.isTyping = false
    case .escape:
      pushes.isTyping = false
      pushes.filter = ""
    case Key(.backspace): _ = pushes.filter.popLast()
    case .control("u"): pushes.filter = ""
    // What is typed is to be seen: nothing else comes into its place.
    case .tab, .backTab, Key(.left), Key(.right): break
    default:
      guard case .character(let character) = key.code, key.modifiers.isEmpty else { return false }
      if pushes.filter.count < MenuSearch.longest { pushes.filter.append(character) }
    }
    return true
  }
}
