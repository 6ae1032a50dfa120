/// Everything that a person can do here; `ActionTable` says how.
public enum Action: String, Hashable, Sendable, CaseIterable {
  // Everywhere
  case showPhone, showGallery, showPushes
  case nextPane, previousPane
  case help, palette, filter, back, quit, interrupt, suspend, redraw
  case switches, apps, findings, output, togglePictures, toggleBell
  case pauseClock, faster, slower, nextMoment, moments, playAgain
  case up, down, left, right, pageUp, pageDown, first, last

  // Phone
  case lock, tap, hold, swipe, restore, hideIsland, swapIsland, allow, deny
  case startActivity, sendState, endActivity
  case foreground, showToken, copyToken, copyCurl, standBy, night, elsewhere
  case nextPlace, nextPlaceSize, turn, fold

  // Gallery
  case nextApp, appearance, stale, alwaysOn, nextDevice, textSize, boldText, increasedContrast
  case rightToLeft, zoomIn, zoomOut, ruler, rulerMore
  case wholePayload, copyPayload, sendToActivity, exportSheet

  // Pushes
  case openPush, replay, copyPushAsCurl, copyPushBody, onlyProblems
}
