/// A value of a formatter that a copy takes over.
///
/// Foundation on Linux copies to its own class, at which a widget's `copy() as! NumberFormatter` ends, or returns the
/// formatter itself.
package struct CopiedValue<Root: Formatter>: @unchecked Sendable {
  private let take: (_ copy: Root, _ original: Root) -> Void

  package init<Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    take = { copy, original in
      let value = original[keyPath: path]
      // What follows from other values is not said once more.
      if copy[keyPath: path] != value { copy[keyPath: path] = value }
    }
  }

  /// Returns a new formatter with values of another one, taken over in their order.
  package static func copy(_ original: Root, to copy: Root, _ values: [CopiedValue]) -> Root {
    for value in values { value.take(copy, original) }
    return copy
  }
}
