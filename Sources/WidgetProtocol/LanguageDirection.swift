import Foundation
import Synchronization

/// Whether a language is written from right to left.
enum LanguageDirection {
  /// What was asked last: every scene and every slot asks, mostly of one language, and without this the answer takes half
  /// of the time of a scene without pictures.
  private static let last = Mutex((locale: "en", isRightToLeft: false))

  /// Returns the direction of a locale's language.
  static func isRightToLeft(_ locale: String) -> Bool {
    last.withLock { last in
      if last.locale == locale { return last.isRightToLeft }
      let direction = Locale(identifier: locale).language.characterDirection
      last = (locale, direction == .rightToLeft)
      return last.isRightToLeft
    }
  }
}
