import JSON

extension StateChange {
  /// A number is taken for a date where it is a moment this near to its push, in seconds: thirty days.
  private static let nearness = 30 * 86_400.0

  /// Returns the change for people who know neither keys nor how dates are sent: `home score 0 → 1`,
  /// `start date 19:45 → 20:15`.
  ///
  /// - Parameters:
  ///   - moment: when the push came, in UNIX seconds.
  ///   - text: writes a moment in UNIX seconds.
  public func caption(near moment: Double, _ text: (Double) -> String) -> String {
    func told(_ value: JSONValue?) -> JSONValue? {
      if let members = value?.object?.members {
        let words = members.map { key, value in
          "\(StateChange.words(key)) \(told(value)?.string ?? value.compact)"
        }
        return .string(words.joined(separator: ", "))
      }
      guard let value, let number = value.double else { return value }
      let times = [TimeUnit.since2001, .unix].map { $0.unixSeconds(number) }
      return times.first { abs($0 - moment) < StateChange.nearness }.map { .string(text($0)) }
        ?? value
    }
    let name = path.split(separator: ".").last.map { StateChange.words(String($0)) } ?? ""
    return StateChange(path: name, before: told(before), after: told(after)).words
  }

  /// Returns a key in words: `home score` for `homeScore`, `players 2` for `players[2]`.
  private static func words(_ key: String) -> String {
    var words: [String] = [""]
    for character in key {
      switch character {
      case "_", "-", "[": words.append("")
      case "]": break
      case _ where character.isUppercase && words.last?.last?.isLowercase == true:
        words.append(String(character))
      default: words[words.count - 1].append(character)
      }
    }
    // Initials, as in `carURL`, stay capitals.
    return words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }
}
