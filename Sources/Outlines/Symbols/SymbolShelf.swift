import Drawing
import Synchronization

/// The shapes of SF Symbols' names, made when they are needed; any thread may ask.
public enum SymbolShelf {
  private static let known = Mutex<[String: SymbolShape?]>([:])

  /// Returns the shape of a symbol; nil for a name that has none.
  public static func shape(_ name: String) -> SymbolShape? {
    if let shape = known.withLock({ $0[name] }) { return shape }
    let shape = icon(name.split(separator: ".").joined(separator: "-"))
    known.withLock { $0[name] = .some(shape) }
    return shape
  }

  /// An icon of bootstrap-icons by its file's name.
  private static func icon(_ name: String) -> SymbolShape? {
    guard let folder = FontFolders.iconFolder,
      name.utf8.allSatisfy({
        $0 == 0x2D || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39
      }),
      let shapes = IconFile.shapes(path: "\(folder)/\(name).svg")
    else { return nil }
    let isFilled = name.hasSuffix("-fill")
    return SymbolShape(
      shapes.map { SymbolShape.Part($0.elements, isEvenOdd: $0.isEvenOdd, isLine: !isFilled) })
  }
}
