import Foundation

/// A body that changes from push to push in two numbers of fixed width, so that making one is a copy.
struct LoadBody {
  private let template: [UInt8]
  private let numbers: [Int]
  private let timestamps: [Int]

  /// Bytes of each body.
  var count: Int { template.count }

  /// Creates a body in which `#######` stands for the push's number, `@@@@@@@@@@@@@@` for its time in seconds with
  /// three decimals.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    func starts(of mark: UInt8) -> [Int] {
      bytes.indices.filter { bytes[$0] == mark && ($0 == 0 || bytes[$0 - 1] != mark) }
    }
    template = bytes
    numbers = starts(of: UInt8(ascii: "#"))
    timestamps = starts(of: UInt8(ascii: "@"))
  }

  /// A Live Activity update of about 600 bytes that the Match app's widget decodes.
  static let update: LoadBody = {
    let event = String(repeating: "A long ball over the top finds the winger in space. ", count: 6)
    return LoadBody(
      """
      {"aps":{"timestamp":@@@@@@@@@@@@@@,"event":"update","relevance-score":50,\
      "content-state":{"matchState":{"live":{"score":{"home":#######,"away":0},"minute":23}},\
      "latestEvent":{"kind":"goal","text":"\(event)","minute":23}},\
      "stale-date":@@@@@@@@@@@@@@},"sender":"load","trace":"#######"}
      """)
  }()

  /// The same with little in it.
  static let short = LoadBody(
    """
    {"aps":{"timestamp":@@@@@@@@@@@@@@,"event":"update","content-state":{"matchState":\
    {"live":{"score":{"home":#######,"away":0},"minute":45}}}}}
    """)

  /// Writes the body of a push; the number has at most seven digits.
  func write(number: Int, milliseconds: Int, to memory: UnsafeMutablePointer<UInt8>) {
    template.withUnsafeBufferPointer {
      guard let start = $0.baseAddress else { return }
      memory.update(from: start, count: $0.count)
    }
    // One more digit in front: JSON's numbers do not begin with 0.
    for start in numbers { LoadBody.write(1_000_000 + number, digits: 7, to: memory + start) }
    for start in timestamps {
      LoadBody.write(milliseconds / 1000, digits: 10, to: memory + start)
      memory[start + 10] = UInt8(ascii: ".")
      LoadBody.write(milliseconds % 1000, digits: 3, to: memory + start + 11)
    }
  }

  /// Returns the body of a push.
  func bytes(number: Int, milliseconds: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { memory, filled in
      if let start = memory.baseAddress {
        write(number: number, milliseconds: milliseconds, to: start)
        filled = count
      }
    }
  }

  private static func write(_ number: Int, digits: Int, to memory: UnsafeMutablePointer<UInt8>) {
    var rest = number
    for place in (0..<digits).reversed() {
      memory[place] = UInt8(48 + rest % 10)
      rest /= 10
    }
  }
}

extension LoadClient {
  /// Returns the same update with a stale date of its own, for whoever has no need to be quick.
  static func body(number: Int, timestamp: Double, stale: Double) -> [UInt8] {
    let event = String(repeating: "A long ball over the top finds the winger in space. ", count: 6)
    return Array(
      """
      {"aps":{"timestamp":\(timestamp),"event":"update","relevance-score":\(number % 100),\
      "content-state":{"matchState":{"live":{"score":{"home":\(number),"away":0},"minute":23}},\
      "latestEvent":{"kind":"goal","text":"\(event)","minute":23}},\
      "stale-date":\(stale)},"sender":"load","trace":"\(number)"}
      """.utf8)
  }
}
