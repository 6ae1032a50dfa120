/// The key of a value that a transaction carries.
public protocol TransactionKey {
  associatedtype Value
  /// The value where a transaction carries none.
  static var defaultValue: Value { get }
}

/// The values that a transaction carries. No two threads have one of it: whoever changes it has a copy.
struct TransactionValues: @unchecked Sendable {
  var values: [ObjectIdentifier: Any] = [:]
}

extension Transaction {
  /// Returns the value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { custom.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { custom.values[ObjectIdentifier(key)] = newValue }
  }
}

/// Does something in a transaction that carries a value.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
