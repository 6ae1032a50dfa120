/// Text with attributes as Apple's Foundation codes it (`AttributedStringCodable.swift` of swift-foundation): a plain string where
/// it has none, else a list of texts, each with its attributes behind it, or the same with numbers of attributes in a table.
/// Links and what Markdown means are kept; other attributes are left out.
extension AttributedString: @retroactive Codable {
  private enum Keys: String, CodingKey { case runs, attributeTable }

  /// Of more runs than this the attributes stand in a table.
  private static let mostRunsInList = 10

  private struct Attributes: Codable {
    var intent: InlinePresentationIntent?
    var link: URL?

    enum CodingKeys: String, CodingKey {
      case intent = "NSInlinePresentationIntent"
      case link = "NSLink"
    }

    init(_ run: AttributedString.Runs.Run) {
      (intent, link) = (run[InlinePresentationIntentAttribute.self], run.link)
    }

    var isEmpty: Bool { intent == nil && link == nil }

    var container: AttributeContainer {
      var container = AttributeContainer()
      container[InlinePresentationIntentAttribute.self] = intent
      container.link = link
      return container
    }
  }

  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var table: [Attributes]?
    var runs: any UnkeyedDecodingContainer
    if let list = try? decoder.unkeyedContainer() {
      runs = list
    } else {
      let keyed = try decoder.container(keyedBy: Keys.self)
      runs = try keyed.nestedUnkeyedContainer(forKey: .runs)
      table = try keyed.decode([Attributes].self, forKey: .attributeTable)
    }
    func fault(_ sentence: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: sentence))
    }
    var count = 0
    while !runs.isAtEnd {
      let text = try runs.decode(String.self)
      let attributes: Attributes
      if let place = try? runs.decode(Int.self) {
        guard let table, table.indices.contains(place) else {
          throw fault("There are no attributes of number \(place).")
        }
        attributes = table[place]
      } else {
        attributes = try runs.decode(Attributes.self)
      }
      guard !text.isEmpty || (count == 0 && runs.isAtEnd && attributes.isEmpty) else {
        throw fault("A run is empty: only a whole text may be, without attributes.")
      }
      append(AttributedString(text, attributes: attributes.container))
      count += 1
    }
    guard count > 0 else { throw fault("There are no runs: an empty text is \"\".") }
  }

  public func encode(to encoder: any Encoder) throws {
    let all = Array(runs)
    if all.isEmpty || all.count == 1 && all[0].attributes == AttributeContainer() {
      var single = encoder.singleValueContainer()
      return try single.encode(String(characters))
    }
    guard all.count > Self.mostRunsInList else {
      var list = encoder.unkeyedContainer()
      for run in all {
        try list.encode(String(characters[run.range]))
        try list.encode(Attributes(run))
      }
      return
    }
    var keyed = encoder.container(keyedBy: Keys.self)
    var list = keyed.nestedUnkeyedContainer(forKey: .runs)
    var table: [AttributeContainer: Int] = [:]
    var rows: [Attributes] = []
    for run in all {
      try list.encode(String(characters[run.range]))
      guard run.attributes != AttributeContainer() else {
        try list.encode(Attributes(run))
        continue
      }
      let place = table[run.attributes] ?? rows.count
      if place == rows.count {
        table[run.attributes] = place
        rows.append(Attributes(run))
      }
      try list.encode(place)
    }
    try keyed.encode(rows, forKey: .attributeTable)
  }
}
