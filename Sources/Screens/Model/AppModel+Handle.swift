import LiveActivities

extension AppModel {
  /// Handles one input at a real time; returns what it asks for, in order.
  public mutating func handle(_ input: Input, _ snapshot: Snapshot, at time: Double) -> [Intent] {
    let intents: [Intent]
    if isTooSmall { return handleUnseen(input, snapshot, at: time) }
    if screen == .gallery { touchGallery(input) }
    switch input {
    case .key(let key):
      notice = nil
      // Over a slow line Escape and the key after it arrive together, as Alt and a key do.
      if key.modifiers.contains(.alt), canGoBack(snapshot) {
        var second = key
        second.modifiers.remove(.alt)
        intents = handle(.escape, snapshot, at: time) + handle(second, snapshot, at: time)
      } else {
        intents = handle(key, snapshot, at: time)
      }
    case .mouse(let mouse): intents = handle(mouse, snapshot, at: time)
    case .paste(let text):
      paste(text)
      intents = []
    case .focus: intents = []
    }
    for case .start(let app, _) in intents { awaited.expect(app, at: time) }
    return intents
  }

  /// Notes that a person goes on from what the gallery shows.
  private mutating func touchGallery(_ input: Input) {
    switch input {
    case .key: gallery.isTouched = true
    case .mouse(let mouse): gallery.isTouched = gallery.isTouched || mouse.kind != .drag
    case .paste, .focus: break
    }
  }

  /// Handles an input while the window is too small to show what it would do: one can leave, and nothing else.
  private mutating func handleUnseen(
    _ input: Input, _ snapshot: Snapshot, at time: Double
  ) -> [Intent] {
    guard case .key(let key) = input, let action = ActionTable.action(of: key, on: screen.scope),
      [.quit, .interrupt, .suspend, .redraw].contains(action)
    else { return [] }
    return perform(action, snapshot, at: time)
  }

  /// Returns whether Escape closes something.
  private func canGoBack(_ snapshot: Snapshot) -> Bool {
    !menus.isEmpty || isReading || snapshot.isStandByOpened
      || screen == .pushes && pushes.isTyping || screen == .phone && phone.device != nil
  }

  private mutating func handle(_ key: Key, _ snapshot: Snapshot, at time: Double) -> [Intent] {
    if !menus.isEmpty { return handleMenu(key, snapshot, at: time) }
    if screen == .pushes, pushes.isTyping {
      if typeFilter(key) { return [] }
    }
    guard let action = ActionTable.action(of: key, on: screen.scope) else { return [] }
    if options.isAccessible, [.pageUp, .pageDown].contains(action) {
      readingScroll += action == .pageUp ? -10 : 10
      return []
    }
    return perform(action, snapshot, at: time)
  }

  /// Does an action of the table, whether a key, the palette or the mouse asked for it.
  public mutating func perform(
    _ action: Action, _ snapshot: Snapshot, at time: Double
  ) -> [Intent] {
    if isUnread(action) {
      tell("Everything here is read in one piece, without a picture", at: time)
      return []
    }
    switch action {
    case .showPhone: screen = .phone
    case .showGallery: screen = .gallery
    case .showPushes: screen = .pushes
    case .help: menus.append(Menu(.help))
    case .palette: menus.append(Menu(.palette))
    case .switches: menus.append(Menu(.switches))
    case .apps: menus.append(Menu(.apps))
    case .moments: menus.append(Menu(.moments))
    case .findings:
      menus.append(Menu(.findings))
      if screen == .gallery, let app = galleryApp(snapshot) {
        return [.review(gallery.look ?? firstLook(app))]
      }
    case .output: menus.append(Menu(.output))
    case .filter where screen == .phone: menus.append(Menu(.goToActivity))
    case .filter where screen == .gallery: menus.append(Menu(.goToState))
    case .togglePictures:
      guard pictureCell != nil else {
        tell("Cells only: \(noPicturesReason)", at: time)
        return []
      }
      wantsPictures.toggle()
      tell(
        wantsPictures ? "Pixels; i goes back to cells" : "Cells; i goes back to pixels", at: time)
    case .toggleBell:
      ringsBell.toggle()
      tell(ringsBell ? "Alerts with a sound ring the bell" : "Alerts are silent here", at: time)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .interrupt: return [.quit(130)]
    case .quit: return [.quit(0)]
    case .pauseClock: return [.clock(snapshot.clock.isPaused ? .resume : .pause)]
    case .faster, .slower:
      guard let speed = nextSpeed(snapshot, by: action == .faster ? 1 : -1) else {
        let word = action == .faster ? "faster" : "slower"
        tell(
          "The clock runs no \(word) than ×\(AppModel.speedName(snapshot.clock.speed))", at: time)
        return []
      }
      return [.clock(.speed(speed))]
    case .playAgain:
      guard snapshot.scenario != nil else {
        tell("No scenario is played here: islet play FILE plays one", at: time)
        return []
      }
      return [.playAgain]
    case .rulerMore where !(screen == .phone ? phone.hasRuler : gallery.hasRuler):
      tell("Only the ruler shows sensor and margins: r shows it", at: time)
    case .nextApp where snapshot.apps.count < 2:
      tell("No other app is here", at: time)
    case .nextMoment:
      guard let moment = snapshot.moments.first else {
        tell(
          snapshot.scenario == .isOver
            ? "The scenario is over; P plays it again" : "Nothing is going to change by itself",
          at: time)
        return []
      }
      tell(
        "Jumped to \([moment.subject, moment.title].compactMap { $0 }.joined(separator: ": "))",
        at: time)
      return [.clock(.jump(to: moment.time))]
    default:
      switch screen {
      case .phone: return performOnPhone(action, snapshot, at: time)
      case .gallery: return performOnGallery(action, snapshot)
      case .pushes: return performOnPushes(action, snapshot, at: time)
      }
    }
    return []
  }

  /// Returns the speed after the clock's, or before it; nil at the end.
  private func nextSpeed(_ snapshot: Snapshot, by step: Int) -> Double? {
    let speed = snapshot.clock.speed
    if step > 0 { return AppModel.speeds.first { $0 > speed + 0.001 } }
    return AppModel.speeds.last { $0 < speed - 0.001 }
  }

  private mutating func paste(_ text: String) {
    // Pasted text is at most one line. It filters a list, and is never typed as keys.
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    func longer(_ filter: String) -> String {
      filter + line.prefix(max(0, MenuSearch.longest - filter.count))
    }
    if let menu = topMenu {
      topMenu?.filter = longer(menu.filter)
      topMenu?.selected = 0
    } else if screen == .pushes, pushes.isTyping {
      pushes.filter = longer(pushes.filter)
    }
  }

  // MARK: Menus

  private mutating func handleMenu(_ key: Key, _ snapshot: Snapshot, at time: Double) -> [Intent] {
    guard var menu = topMenu else { return [] }
    // Only what moves the selection asks for the items: a terminal without bracketed paste types thousands of letters.
    func select(_ index: Int) {
      menu.select(index, of: items(of: menu, snapshot).items)
    }
    func step(_ step: Int) { menu.step(step, of: items(of: menu, snapshot).items) }
    // What is read aloud has no lines that the mouse could find.
    let page =
      options.isAccessible
      ? 10
      : max(
        1,
        Set(regions.map(\.target).filter { if case .menuItem = $0 { true } else { false } }).count
          - 1)
    switch key {
    case .control("c"): return [.quit(130)]
    case .control("z"): return [.suspend]
    case .control("l"): return [.redraw]
    case .escape:
      menus.removeLast()
      return []
    case .enter: return choose(menu.selected, snapshot, at: time)
    case Key(.up), .control("p"), .backTab: step(-1)
    case Key(.down), .control("n"), .tab: step(1)
    case Key(.pageUp): select(menu.selected - page)
    case Key(.pageDown): select(menu.selected + page)
    case Key(.home): select(0)
    case Key(.end): select(.max)
    case Key(.backspace):
      if menu.filter.isEmpty, !menu.isFinding {
        menus.removeLast()
        return []
      }
      if menu.filter.isEmpty { menu.isFinding = false } else { menu.filter.removeLast() }
      menu.selected = 0
    case .control("u"): menu.filter = ""
    default:
      guard case .character(let character) = key.code, key.modifiers.isEmpty else { return [] }
      // Where nothing is searched for yet, these letters are keys.
      switch menu.takesText ? nil : character {
      case "j": step(1)
      case "k": step(-1)
      case "q", "h":
        menus.removeLast()
        return []
      // A switch would be another before its name is typed.
      case "l" where menu.kind != .switches, " ":
        return choose(menu.selected, snapshot, at: time)
      case "/": menu.isFinding = true
      default:
        guard menu.filter.count < MenuSearch.longest else { return [] }
        menu.filter.append(character)
        menu.selected = 0
      }
    }
    topMenu = menu
    return []
  }

  mutating func choose(_ index: Int, _ snapshot: Snapshot, at time: Double) -> [Intent] {
    guard let menu = topMenu else { return [] }
    let items = items(of: menu, snapshot).items
    guard items.indices.contains(index) else { return [] }
    topMenu?.selected = index
    switch items[index].choice {
    case .none: return []
    case .menu(let kind):
      menus.append(Menu(kind))
      if case .runs(let bundle) = kind { return [.listIntents(bundle: bundle)] }
      return []
    case .state(let row):
      menus.removeAll()
      gallery.row = row
      return []
    case .activity(let id):
      menus.removeAll()
      choose(id)
      return []
    case .action(let action):
      menus.removeAll()
      return perform(action, snapshot, at: time)
    case .intents(let intents):
      if !items[index].staysOpen { menus.removeAll() }
      return intents
    }
  }
}
