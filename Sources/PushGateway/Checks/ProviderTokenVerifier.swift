import Findings

/// Verifies provider tokens, and recognises those that were valid by their bytes: verifying one costs as much as ten
/// pushes.
struct ProviderTokenVerifier {
  private let keys: [String: ProviderKey]
  private(set) var known: [[UInt8]: Result<ProviderToken, ProviderTokenFault>] = [:]

  /// How many judgements are kept, good and bad; one more forgets all of them.
  static let remembered = 1024
  /// Bytes of the longest token whose judgement is kept.
  static let longest = 1024

  init(keys: [ProviderKey]) {
    self.keys = Dictionary(keys.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Returns the registered key of this ID.
  func key(_ id: String) -> ProviderKey? { keys[id] }

  /// Reads a token and verifies its signature, if keys are known.
  mutating func verify(_ bytes: [UInt8]) -> Result<ProviderToken, ProviderTokenFault> {
    if let result = known[bytes] { return result }
    let result = judge(bytes[...])
    if bytes.count <= ProviderTokenVerifier.longest {
      // A forgotten token is only verified again; forgetting all at once keeps this simple.
      if known.count >= ProviderTokenVerifier.remembered { known.removeAll() }
      known[bytes] = result
    }
    return result
  }

  private func judge(_ text: ArraySlice<UInt8>) -> Result<ProviderToken, ProviderTokenFault> {
    do throws(ProviderTokenFault) {
      let token = try ProviderToken(text)
      if keys.isEmpty { return .success(token) }
      guard let key = keys[token.keyID] else { throw unknown(token) }
      guard key.team == nil || key.team == token.teamID else {
        throw .init(
          "key \(token.keyID) belongs to team \(key.team ?? ""), iss is \(token.teamID)",
          fix: "Send \(key.team ?? "") as iss.")
      }
      guard key.key.verifies(token.signature, of: token.signed) else {
        throw .init(
          "the signature is not that of key \(token.keyID)",
          fix: "Sign with the file that --p8 gives Islet for \(token.keyID).")
      }
      return .success(token)
    } catch {
      return .failure(error)
    }
  }

  /// Returns what is wrong with a token whose key was not given to Islet.
  private func unknown(_ token: ProviderToken) -> ProviderTokenFault {
    if let swapped = keys[token.teamID] {
      return .init(
        "kid is \(token.keyID) and iss is \(token.teamID): key and team are swapped",
        fix: "Send \(swapped.id) as kid and \(swapped.team ?? token.keyID) as iss.")
    }
    let known = keys.keys.sorted().prefix(3).joined(separator: ", ")
    return .init(
      "Islet was not given key \(token.keyID)",
      fix:
        "Sign with one that it has (\(known)), or start it with --p8 \(token.keyID)/\(token.teamID)=FILE too."
    )
  }
}
