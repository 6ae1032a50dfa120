import Drawing
import Synchronization

/// The shapes of SF Symbols' names, made of icons when they are needed; any thread may ask.
public enum SymbolShelf {
  private static let known = Mutex<[String: SymbolShape?]>([:])

  /// The names that have a shape where the packages of icons are installed.
  public static var names: [String] { SymbolNames.all }

  /// Returns the shape of a symbol; nil for a name that has none, or whose icon is not installed.
  public static func shape(_ name: String) -> SymbolShape? {
    guard name.utf8.count <= 120 else { return nil }
    if let shape = known.withLock({ $0[name] }) { return shape }
    let shape = SymbolBuilder.shape(name)
    // Its icon may be there, and be opened when others are closed.
    if shape == nil, FontFolders.isOutOfDescriptors { return nil }
    known.withLock { shapes in
      // Names come from widgets: they must not fill the memory.
      if shapes.count > 4_000 { shapes.removeAll() }
      shapes[name] = .some(shape)
    }
    return shape
  }
}
