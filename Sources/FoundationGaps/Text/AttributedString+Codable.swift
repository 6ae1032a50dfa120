/// Text with attributes as Apple's Foundation codes it: a list of texts, each with its attributes behind it, or the same with
/// numbers of attributes in a table. Links and what Markdown means are kept; other attributes are left out.
extension AttributedString: @retroactive Codable {
  private enum Keys: String, CodingKey { case runs, attributeTable }

  private struct Attributes: Codable {
    var intent: InlinePresentationIntent?
    var link: URL?

    enum CodingKeys: String, CodingKey {
      case intent = "NSInlinePresentationIntent"
      case link = "NSLink"
    }

    var container: AttributeContainer {
      var container = AttributeContainer()
      container[InlinePresentationIntentAttribute.self] = intent
      container.link = link
      return container
    }
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    var table: [Attributes]?
    var runs: any UnkeyedDecodingContainer
    if let keyed = try? decoder.container(keyedBy: Keys.self) {
      table = try keyed.decode([Attributes].self, forKey: .attributeTable)
      runs = try keyed.nestedUnkeyedContainer(forKey: .runs)
    } else {
      runs = try decoder.unkeyedContainer()
    }
    while !runs.isAtEnd {
      let text = try runs.decode(String.self)
      let attributes: Attributes
      if let table {
        let place = try runs.decode(Int.self)
        guard table.indices.contains(place) else {
          throw DecodingError.dataCorruptedError(
            in: runs, debugDescription: "There are no attributes of number \(place).")
        }
        attributes = table[place]
      } else {
        attributes = try runs.decode(Attributes.self)
      }
      append(AttributedString(text, attributes: attributes.container))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for run in runs {
      try container.encode(String(characters[run.range]))
      try container.encode(
        Attributes(intent: run[InlinePresentationIntentAttribute.self], link: run.link))
    }
  }
}
