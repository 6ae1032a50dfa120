/// Names a connection on both sides of the seam: its place, and which use of that place.
struct ConnectionID: Hashable, Sendable {
  var place: Int32
  var use: UInt32
}
