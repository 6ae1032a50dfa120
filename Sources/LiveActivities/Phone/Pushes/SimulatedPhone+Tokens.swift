import Findings

// Tokens: given out, found, replaced, retired.
extension SimulatedPhone {
  /// Returns what is known about a token.
  func entry(of token: String) -> TokenEntry? {
    if let slot = slotsByToken[token] {
      return TokenEntry(
        name: .activity(id: slots[slot].activity.id), bundle: slots[slot].activity.bundle)
    }
    return tokenEntries[token]
  }

  /// Dead tokens that are remembered, so that they answer 410; up to twice as many, half a kilobyte each.
  static let deadTokenLimit = 4_000

  /// Returns a token that nobody has.
  private mutating func newToken(_ name: TokenName) -> String {
    while true {
      let token = drawnToken(name)
      if entry(of: token) == nil { return token }
    }
  }

  private mutating func drawnToken(_ name: TokenName) -> String {
    switch name {
    case .device: random.hex(bytes: 32)
    case .activity: random.hex(bytes: 80)
    // Its length is not established; push tools must not rely on one.
    case .pushToStart: random.hex(bytes: 64 + Int(random.next() % 17))
    }
  }

  /// Gives a token, from which on the one before is none any more.
  ///
  /// - Parameter adopted: the token to give; nil: a new one.
  mutating func issue(
    _ name: TokenName, bundle: String, slot: Int = -1, adopted: String? = nil,
    _ effects: inout [Effect]
  ) {
    let token = adopted ?? newToken(name)
    var previous: String?
    if case .activity = name {
      previous = slots[slot].activity.token
      slots[slot].activity.token = token
    } else {
      previous = tokenNames[name]
      tokenNames[name] = token
    }
    if slot >= 0 {
      slotsByToken[token] = slot
    } else {
      tokenEntries[token] = TokenEntry(name: name, bundle: bundle)
    }
    if let previous { retire(previous, why: "it was replaced by a new token") }
    effects.append(
      .token(TokenIssue(name: name, bundle: bundle, token: token, previous: previous)))
  }

  /// Makes sure that a token belongs to whom a journal says: earlier lines may be lost.
  mutating func adopt(_ token: String, for name: TokenName, _ effects: inout [Effect]) {
    if let owner = entry(of: token), owner.name == name, owner.deadSince == nil { return }
    tokenEntries[token] = nil
    switch name {
    case .activity(let id):
      if slotPlaces[id] == nil { assumeRead(id, &effects) }
      guard let slot = slotPlaces[id], slotsByToken[token] == nil else { return }
      if let other = slots[slot].activity.token { slotsByToken[other] = nil }
      slots[slot].activity.token = token
      slotsByToken[token] = slot
    case .device(let bundle), .pushToStart(let bundle, _):
      if let other = tokenNames[name] { tokenEntries[other] = nil }
      tokenNames[name] = token
      tokenEntries[token] = TokenEntry(name: name, bundle: bundle)
    }
  }

  /// Gives an activity its update token, when its app can have one now.
  mutating func issueActivityToken(_ slot: Int, _ effects: inout [Effect]) {
    let activity = slots[slot].activity
    guard apps[slots[slot].app].app.hasPushCapability, activity.token == nil else { return }
    issue(.activity(id: activity.id), bundle: activity.bundle, slot: slot, &effects)
  }

  mutating func retire(_ token: String, why: String) {
    guard var entry = entry(of: token), entry.deadSince == nil else { return }
    (entry.deadSince, entry.death) = (now, why)
    tokenEntries[token] = entry
    slotsByToken[token] = nil
    deadTokens.append(token)
    if deadTokens.count > 2 * SimulatedPhone.deadTokenLimit {
      for forgotten in deadTokens.prefix(SimulatedPhone.deadTokenLimit) {
        tokenEntries[forgotten] = nil
      }
      deadTokens.removeFirst(SimulatedPhone.deadTokenLimit)
    }
  }

  /// Replaces a token by a new one, or by one that a sender has already.
  mutating func rotate(_ name: TokenName, to token: String?, _ effects: inout [Effect]) {
    let token = token?.lowercased()
    if let refusal = refusal(toRotate: name, to: token) {
      if case .activity(let id) = name { effects.append(.remark(activityID: id, refusal)) }
      return
    }
    if let token, tokenEntries[token] != nil {
      // A dead token that is given again lives again.
      tokenEntries[token] = nil
      deadTokens.removeAll { $0 == token }
    }
    switch name {
    case .activity(let id):
      guard let slot = slotPlaces[id] else { return }
      let bundle = slots[slot].activity.bundle
      issue(name, bundle: bundle, slot: slot, adopted: token, &effects)
    case .device(let bundle), .pushToStart(let bundle, _):
      issue(name, bundle: bundle, adopted: token, &effects)
    }
  }

  /// Returns why a token cannot be replaced, or not by this one; nil when it can.
  public func refusal(toRotate name: TokenName, to token: String?) -> Finding? {
    switch name {
    case .activity(let id):
      guard let slot = slotPlaces[id], slots[slot].activity.phase.isRunning else {
        return Finding("token-not-replaced", sentence: "the activity is over")
      }
      guard slots[slot].activity.token != nil else {
        return Finding("token-not-replaced", sentence: "the activity has no token")
      }
    case .device(let bundle), .pushToStart(let bundle, _):
      guard place(of: bundle) != nil, tokenNames[name] != nil else {
        return Finding("token-not-replaced", sentence: "the app has no such token")
      }
    }
    guard let token = token?.lowercased() else { return nil }
    guard SimulatedPhone.isToken(token) else {
      return Finding(
        "token-not-replaced", sentence: "\(quoted(token)) is no token",
        fix: "Give pairs of hexadecimal digits, at most 1024.")
    }
    if let owner = entry(of: token), owner.deadSince == nil {
      if owner.name == name {
        return Finding(
          "token-not-replaced", sentence: "it has this very token already",
          fix: "Nothing: send to it.")
      }
      return Finding(
        "token-not-replaced",
        sentence: "\(words(owner)) has this token already, and a token is one's alone",
        fix: "Send to that one, or have it take another token first.")
    }
    return nil
  }

  /// Returns whose a token is, as a sentence names it.
  private func words(_ owner: TokenEntry) -> String {
    switch owner.name {
    case .activity(let id): "the activity \(id)"
    case .device: "the app \(owner.bundle), as its device token,"
    case .pushToStart(_, let type):
      "the app \(owner.bundle), as its push-to-start token of \(type),"
    }
  }

  /// Returns whether a text can be a token: pairs of hexadecimal digits in lower case, at most 1024 digits.
  public static func isToken(_ text: String) -> Bool {
    (2...1024).contains(text.utf8.count) && text.utf8.count % 2 == 0
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
