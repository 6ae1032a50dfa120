import Drawing
import Findings
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about what texts say.
  static let words: [Lint] = [
    each("private-text-shown", in: [.lockScreen]) { review, _ in
      review.nodes.compactMap { node in
        guard node.kind == "Text", let text = node.content,
          !node.traits.contains("privacySensitive"), let kind = PrivateText.kind(of: text)
        else { return nil }
        return review.remark(
          "private-text-shown",
          "\(quoted([text])) looks like \(kind.rawValue) and shows while the phone is locked.",
          severity: kind == .amount ? .info : .warning, tokens: literals([text]))
      }
    },
    each("advertising-shown", in: Slot.allCases) { review, _ in
      let texts = review.nodes.filter { $0.kind == "Text" }.compactMap(\.content)
        .filter(isAdvertising)
      return texts.isEmpty
        ? []
        : [
          review.remark(
            "advertising-shown", quoted(texts, "reads", "read") + " like advertising.",
            tokens: literals(texts))
        ]
    },
  ]

  private static func isAdvertising(_ text: String) -> Bool {
    let plain = text.lowercased()
    let phrases = [
      "% off", "buy now", "shop now", "order now", "limited offer", "limited time", "free trial",
      "upgrade to", "promo code", "discount", "best price", "subscribe now", "sale ends",
    ]
    return phrases.contains(where: plain.contains)
  }
}

/// Texts that people would not want to show to everybody who can see their phone.
enum PrivateText: String {
  case mail = "a mail address"
  case card = "a card or account number"
  case phone = "a phone number"
  case amount = "an amount of money"

  /// Returns what a text gives away; nil for anything else.
  static func kind(of text: String) -> PrivateText? {
    // No card shows more letters, and the time of these searches grows with the square of their number.
    let text = String(text.prefix(500))
    // Swift reads such an expression anew each time, which takes longer than to search: few texts have what they look for.
    let digits = text.unicodeScalars.count { $0.properties.numericType != nil }
    if text.utf8.contains(UInt8(ascii: "@")),
      text.contains(/[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+\.[A-Za-z]{2,}/)
    {
      return .mail
    }
    guard digits > 0 else { return nil }
    if digits >= 13, text.contains(/\b(\d{4}[ \-]?){3}\d{1,7}\b/) { return .card }
    if digits >= 2, text.utf8.count >= 16, text.contains(/\b[A-Z]{2}\d{2}( ?[A-Z0-9]{4}){3,}/) {
      return .card
    }
    if text.utf8.contains(UInt8(ascii: "+")), text.contains(/\+\d{1,3}[ \-\d()]{7,}\d/) {
      return .phone
    }
    if text.contains(where: { "$€£¥".contains($0) }), text.contains(/[$€£¥] ?\d/) { return .amount }
    let currencies = ["€", "£", "USD", "EUR", "GBP", "kr"]
    if digits >= 3, currencies.contains(where: text.contains),
      text.contains(/\d[.,]\d{2} ?([€£]|USD|EUR|GBP|kr)/)
    {
      return .amount
    }
    return nil
  }
}
