/// Names a connection on both sides of the seam: a place that is used again, and which use of it is meant.
struct ConnectionID: Hashable, Sendable {
  var place: Int32
  var use: UInt32
}
