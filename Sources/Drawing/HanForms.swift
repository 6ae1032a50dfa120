/// The forms of the characters that Chinese, Japanese and Korean share: 直, 骨 and 令 are written differently in each.
public enum HanForms: String, Hashable, Sendable, Codable, CaseIterable {
  case simplified, traditional, hongKong, japanese, korean

  /// Creates the forms of a language with or without script and region: `ja`, `zh_TW`, `zh-Hant-HK`.
  ///
  /// A language without Han characters has the simplified forms: that font is the first of those that a phone asks, and
  /// neither kana nor hangul beside a character change that.
  public init(locale: String) {
    let parts = locale.split { $0 == "_" || $0 == "-" || $0 == "@" }.map { $0.lowercased() }
    let rest = parts.dropFirst()
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue" where rest.contains("hant"): self = .hongKong
    case "yue": self = rest.contains("hans") || rest.contains("cn") ? .simplified : .hongKong
    case "zh" where rest.contains("hans"): self = .simplified
    case "zh" where rest.contains("hk") || rest.contains("mo"): self = .hongKong
    case "zh" where rest.contains("tw") || rest.contains("hant"): self = .traditional
    default: self = .simplified
    }
  }

  /// Returns the forms in which a text of a locale is written; nil for a text in which nothing depends on them.
  public static func of(_ text: String, locale: @autoclosure () -> String) -> HanForms? {
    hasShared(text) ? HanForms(locale: locale()) : nil
  }

  /// Returns whether a text has characters that the languages write differently.
  static func hasShared(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0xE2 } && text.unicodeScalars.contains { isShared($0.value) }
  }

  /// Returns whether a character, a mark or a sign is of those that the languages share.
  static func isShared(_ code: UInt32) -> Bool {
    switch code {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE10...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension [DisplayItem] {
  /// Returns the marks with those lines in a language's forms that nobody has set in others.
  public func written(in forms: HanForms) -> [DisplayItem] {
    forms == .simplified ? self : map { $0.written(in: forms) }
  }
}

extension DisplayItem {
  fileprivate func written(in forms: HanForms) -> DisplayItem {
    switch self {
    case .text(var line):
      for index in line.runs.indices where line.runs[index].dependsOnForms {
        line.runs[index].hanForms = forms
      }
      return .text(line)
    case .group(var group):
      group.items = group.items.written(in: forms)
      group.mask = group.mask?.written(in: forms)
      return .group(group)
    case .view(var view):
      view.items = view.items.written(in: forms)
      return .view(view)
    case .fill, .stroke, .symbol, .image, .progress, .placeholder: return self
    }
  }
}

extension TextRun {
  /// Whether what it shows, now or later, may look otherwise in other forms than it has.
  fileprivate var dependsOnForms: Bool {
    hanForms == nil && (dynamic != nil || HanForms.hasShared(text))
  }
}
