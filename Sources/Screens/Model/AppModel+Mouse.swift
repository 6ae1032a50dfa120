import Canvas
import Drawing
import Phone

extension AppModel {
  func target(_ mouse: Mouse) -> Target? {
    regions.last { $0.area.contains(column: mouse.column, row: mouse.row) }?.target
  }

  mutating func handle(_ mouse: Mouse, _ snapshot: Snapshot, at time: Double) -> [Intent] {
    switch mouse.kind {
    case .wheelUp, .wheelDown: return scroll(mouse, by: mouse.kind == .wheelUp ? -3 : 3, snapshot)
    case .press:
      let grip = grip(mouse)
      press = Press(mouse: mouse, grip: grip, pull: grip.flatMap { pull(by: $0, snapshot) })
      return []
    case .drag:
      if let press, let grip = press.grip { follow(mouse, from: press.mouse, grip, snapshot) }
      return []
    case .hold:
      // Where nothing can be held, a long press is a click, once it is over.
      guard let press, phone.device == nil, let region = region(under: press.mouse) else {
        return []
      }
      self.press = nil
      return [.hold(region.target)]
    case .release:
      guard let press else { return [] }
      self.press = nil
      notice = nil
      let (start, grip) = (press.mouse, press.grip)
      let (columns, rows) = (mouse.column - start.column, mouse.row - start.row)
      if let intents = drag(from: start, grip, columns: columns, rows: rows, snapshot) {
        return intents
      }
      if grip?.hasMoved == true { return [] }
      return click(start, snapshot, at: time)
    }
  }

  private mutating func click(_ mouse: Mouse, _ snapshot: Snapshot, at time: Double) -> [Intent] {
    switch target(mouse) {
    case .action(let action): return perform(action, snapshot, at: time)
    case .menuItem(let index): return choose(index, snapshot, at: time)
    case .outside:
      _ = menus.popLast()
      return []
    case .activity(let id):
      choose(id)
      phone.pane = .activities
      return []
    case .element(let index):
      if screen == .gallery { gallery.element = index } else { phone.element = index }
      return []
    case .push(let number):
      if screen == .phone { screen = .pushes }
      pushes.isTyping = false
      pushes.isOpen = pushes.selected == number || pushes.isOpen
      pushes.selected = number
      pushes.detailScroll = 0
      return []
    case .galleryCell(let row, let column):
      (gallery.row, gallery.column) = (row, column)
      return []
    case .phone where phone.hasRuler:
      if let place = place(on: mouse), let element = Ruler.mark(at: place, among: phone.marks) {
        phone.element = element
      }
      return []
    case .phone:
      guard let region = region(under: mouse) else {
        return phone.device == nil ? [.person(.collapse)] : []
      }
      unmark()
      if phone.device != nil { return touching(region.target) }
      // A touch beside the button lets the card slide back.
      if let id = snapshot.uncovered, region.target != .dismiss(activityID: id) {
        return [.person(.collapse)]
      }
      return [.touch(region.target)]
    case .pane(let pane):
      setPane(pane)
      return []
    case .exhibit(let kind): return clickExhibit(kind, mouse, snapshot)
    case .nothing, nil: return []
    }
  }

  private mutating func setPane(_ pane: Pane) {
    switch screen {
    case .phone: phone.pane = pane
    case .gallery: gallery.pane = pane
    case .pushes: pushes.pane = pane
    }
  }

  /// Returns the part of the phone under the mouse.
  func region(under mouse: Mouse) -> PhoneRegion? {
    place(on: mouse).flatMap { phone.picture?.region(at: $0) }
  }

  /// Returns where the mouse is on the phone's picture, in its points.
  func place(on mouse: Mouse) -> Point? {
    guard case .phone(let column, let row, let width, let height) = target(mouse) else {
      return nil
    }
    return Point(
      x: (Double(mouse.column - column) + 0.5) * width,
      y: (Double(mouse.row - row) + 0.5) * height)
  }

  mutating func scroll(_ mouse: Mouse, by lines: Int, _ snapshot: Snapshot) -> [Intent] {
    if var menu = topMenu {
      menu.select(menu.selected + lines, of: items(of: menu, snapshot).items)
      topMenu = menu
      return []
    }
    switch screen {
    case .phone:
      if target(mouse) == .pane(.activities) {
        phone.stateScroll = max(0, phone.stateScroll + lines)
      } else {
        scrollCards(by: Double(lines) * 10)
      }
    case .gallery:
      if target(mouse) == .pane(.json) {
        gallery.jsonScroll = max(0, gallery.jsonScroll + lines)
      } else if !gallery.window.move(
        columns: 0, rows: lines.signum(), row: gallery.row, column: gallery.column)
      {
        moveGallery(rows: lines.signum(), snapshot)
      }
    case .pushes:
      if target(mouse) == .pane(.detail) {
        pushes.detailScroll = max(0, pushes.detailScroll + lines)
      } else {
        movePush(by: lines, snapshot)
      }
    }
    return []
  }
}
