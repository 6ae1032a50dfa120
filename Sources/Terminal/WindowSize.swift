import Glibc

/// What the system knows of the size of a terminal's window.
struct WindowSize {
  let columns: Int
  let rows: Int
  /// A cell's pixels, where they are known.
  let cell: (width: Int, height: Int)?

  /// The largest screen that is drawn: some terminals without a window tell 65535 by 65535, which no memory holds.
  private static let most = (columns: 2000, rows: 500)

  /// Asks the system; 80 by 24 where it does not know.
  init(of descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      (columns, rows, cell) = (80, 24, nil)
      return
    }
    columns = min(Int(size.ws_col), Self.most.columns)
    rows = min(Int(size.ws_row), Self.most.rows)
    let hasPixels = size.ws_xpixel >= size.ws_col && size.ws_ypixel >= size.ws_row
    cell =
      hasPixels ? (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row)) : nil
  }
}
