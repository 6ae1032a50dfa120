/// What is wrong with a device token, and what to do.
struct TokenFault {
  /// The end of a sentence.
  var detail: String
  /// What to do; empty where the usual advice applies.
  var fix = ""
}

extension PushGateway {
  /// Returns what is wrong with the form of a token; nil for one that could have been issued.
  func fault(inFormOf token: Bytes) -> TokenFault? {
    if HeaderSyntax.isDeviceToken(token) { return nil }
    let id = PercentDecoding.text(Array(token.keeping(512)))
    if let bundle = receiver.owner(ofChannel: id) {
      return TokenFault(
        detail: "it is a broadcast channel of \(bundle)",
        fix: "Broadcast to it: POST /4/broadcasts/apps/\(bundle) with apns-channel-id: \(id).")
    }
    let guess = TokenGuess(token)
    return TokenFault(detail: guess.words + standing(of: guess.meant), fix: guess.fix)
  }

  /// The fault of a token that could have been issued and was not.
  static let unknownToken = TokenFault(detail: "nobody was given it")

  /// Returns what is known of the token that was meant, as the end of a sentence.
  private func standing(of meant: String?) -> String {
    guard let meant else { return "" }
    switch receiver.standing(of: meant) {
    case .live(let kind, let bundle): return "; without that it is the \(kind.words) of \(bundle)"
    case .dead, .unknown: return ""
    }
  }
}
