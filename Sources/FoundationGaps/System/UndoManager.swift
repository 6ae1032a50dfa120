/// Takes back what a person did. Foundation has none on Linux, and a widget has none to give.
public final class UndoManager: Sendable {
  public init() {}
  public var canUndo: Bool { false }
  public var canRedo: Bool { false }
  public func undo() {}
  public func redo() {}
}
