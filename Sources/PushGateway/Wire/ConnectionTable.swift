/// All connections, found by their place: faster than by a hash, and a place used again is not mistaken.
struct ConnectionTable {
  private var places: [Connection?] = []
  private var uses: [UInt32] = []
  private var free: [Int32] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// All that are open.
  var values: [Connection] { places.compactMap { $0 } }

  /// Returns the connection that is meant, unless it is closed.
  subscript(_ id: ConnectionID) -> Connection? {
    uses[Int(id.place)] == id.use ? places[Int(id.place)] : nil
  }

  /// Returns a place for a new connection.
  mutating func reserve() -> ConnectionID {
    if let place = free.popLast() {
      uses[Int(place)] &+= 1
      return ConnectionID(place: place, use: uses[Int(place)])
    }
    places.append(nil)
    uses.append(0)
    return ConnectionID(place: Int32(places.count - 1), use: 0)
  }

  /// Puts a connection where it was reserved for.
  mutating func insert(_ connection: Connection) {
    places[Int(connection.id.place)] = connection
    count += 1
  }

  /// Forgets a connection; the next one may have its place.
  mutating func remove(_ connection: Connection) {
    guard self[connection.id] === connection else { return }
    places[Int(connection.id.place)] = nil
    free.append(connection.id.place)
    count -= 1
  }
}
