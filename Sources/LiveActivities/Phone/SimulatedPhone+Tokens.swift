// Tokens: given out, found, replaced, retired.
extension SimulatedPhone {
  /// What is known about a token.
  func entry(of token: String) -> TokenEntry? {
    if let slot = slotsByToken[token] {
      return TokenEntry(
        name: .activity(id: slots[slot].activity.id), bundle: slots[slot].activity.bundle)
    }
    return tokenEntries[token]
  }

  /// Dead tokens that are remembered, so that they answer 410; up to twice as many, half a kilobyte each.
  static let deadTokenLimit = 4_000

  mutating func issue(_ name: TokenName, bundle: String, slot: Int = -1, _ effects: inout [Effect])
  {
    let token: String
    switch name {
    case .device: token = random.hex(bytes: 32)
    case .activity: token = random.hex(bytes: 80)
    // Its length is not established; push tools must not rely on one.
    case .pushToStart: token = random.hex(bytes: 64 + Int(random.next() % 17))
    }
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

  mutating func rotate(_ name: TokenName, _ effects: inout [Effect]) {
    switch name {
    case .activity(let id):
      guard let slot = slotPlaces[id], slots[slot].activity.token != nil,
        slots[slot].activity.phase.isRunning
      else { return }
      issue(name, bundle: slots[slot].activity.bundle, slot: slot, &effects)
    case .device(let bundle), .pushToStart(let bundle, _):
      guard place(of: bundle) != nil, tokenNames[name] != nil else { return }
      issue(name, bundle: bundle, &effects)
    }
  }
}
