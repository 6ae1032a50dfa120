import JSON
import LiveActivities

struct NoCodec: Error {}
extension EventLine {
  var text: [UInt8] { Array(#"{"at":0}"#.utf8) }
  init(parsing text: ArraySlice<UInt8>) throws { throw NoCodec() }
}
extension EventFileHeader {
  var json: JSONValue {
    [
      "islet": .int(version), "kind": .string(kind.rawValue), "seed": .int(Int(seed)),
      "start": start.map(JSONValue.double) ?? .null,
    ]
  }
  init(_ json: JSONValue) throws { throw NoCodec() }
}
extension SimulatedPhone {
  var snapshot: [UInt8]? { nil }
  init?(snapshot: ArraySlice<UInt8>) { return nil }
}
