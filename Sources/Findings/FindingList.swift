/// Findings in their order, in at most two pieces that others may share.
///
/// Nearly every push of a burst has none, or the same ones as the push before: then nothing is counted,
/// copied or joined until somebody reads them.
public struct FindingList: Sendable {
  /// nil instead of an empty list, for which references would be counted.
  private var first: [Finding]?
  private var rest: [Finding]?

  public init() {}

  /// Creates a list of these findings.
  public init(_ findings: [Finding]) { first = findings.isEmpty ? nil : findings }

  /// The findings as one list.
  public var all: [Finding] {
    guard let first else { return [] }
    return rest.map { first + $0 } ?? first
  }

  /// Whether none of them is more than worth knowing.
  public var isInformation: Bool {
    FindingList.isInformation(first) && FindingList.isInformation(rest)
  }

  private static func isInformation(_ list: [Finding]?) -> Bool {
    guard let list else { return true }
    for place in list.indices where list[place].severity != .info { return false }
    return true
  }

  /// Returns both lists, one after the other.
  public static func + (left: FindingList, right: FindingList) -> FindingList {
    var both = left
    both.add(right)
    return both
  }

  /// Adds a list at the end.
  public mutating func add(_ list: FindingList) {
    if first == nil {
      self = list
    } else if list.first != nil {
      rest = rest.map { $0 + list.all } ?? list.all
    }
  }

  /// One report for each cause: equal rules at the same place are told once.
  public var folded: [Finding] {
    var told: [Finding] = []
    for finding in all
    where !told.contains(where: { $0.id == finding.id && $0.path == finding.path }) {
      told.append(finding)
    }
    return told
  }
}

extension FindingList: RandomAccessCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { (first?.count ?? 0) + (rest?.count ?? 0) }
  public var isEmpty: Bool { first == nil }

  public subscript(position: Int) -> Finding { all[position] }

  public mutating func replaceSubrange(
    _ range: Range<Int>, with findings: some Collection<Finding>
  ) {
    var joined = all
    joined.replaceSubrange(range, with: findings)
    self = FindingList(joined)
  }
}

extension FindingList: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Finding...) { self.init(elements) }
}

extension FindingList: Hashable {
  public static func == (left: FindingList, right: FindingList) -> Bool { left.all == right.all }

  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

// As a list of findings.
extension FindingList: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Finding].self))
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(all)
  }
}
