internal import _FoundationICU
import Synchronization

extension LanguageData {
  /// What was asked last: every picture of a widget asks, mostly with the same languages.
  private static let last = Mutex(
    (available: [String](), preferred: [String](), chosen: [String]()))

  /// Returns which of an app's localizations a phone takes that is set to some languages, the best one first; none where
  /// the app speaks none of them.
  ///
  /// Apple's own ICU, which Foundation brings along, chooses: `es-419` for Mexico, `pt-PT` for Angola, `en-GB` for Australia.
  package static func localizations(_ available: [String], for preferred: [String]) -> [String] {
    last.withLock { last in
      if last.available == available, last.preferred == preferred { return last.chosen }
      let chosen = chosen(of: available, for: preferred)
      last = (available, preferred, chosen)
      return chosen
    }
  }

  /// A folder may have any name; a language's is no longer than this.
  private static let longestName = 64

  private static func chosen(of available: [String], for preferred: [String]) -> [String] {
    let names = available.filter {
      $0.utf8.count <= longestName && $0.utf8.allSatisfy { $0 < 0x80 }
    }
    let wanted = preferred.filter { $0.utf8.count <= longestName }
    guard !names.isEmpty, !wanted.isEmpty else { return [] }
    return withCStrings(wanted) { wanted in
      withCStrings(names) { pointers in
        var found = [UnsafePointer<CChar>?](repeating: nil, count: pointers.count)
        var status = U_ZERO_ERROR
        let count = ualoc_localizationsToUse(
          wanted, Int32(wanted.count), pointers, Int32(pointers.count), &found,
          Int32(found.count), &status)
        guard status.rawValue <= 0 else { return [] }
        // The answers are pointers to the names that were given.
        return found.prefix(Int(max(0, count))).compactMap { one in
          pointers.firstIndex(of: one).map { names[$0] }
        }
      }
    }
  }

  /// Calls a closure with texts as C has them.
  private static func withCStrings<R>(
    _ texts: [String], _ work: ([UnsafePointer<CChar>?]) -> R
  ) -> R {
    var bytes: [CChar] = []
    var starts: [Int] = []
    for text in texts {
      starts.append(bytes.count)
      bytes += text.utf8.map { CChar(bitPattern: $0) } + [0]
    }
    return bytes.withUnsafeBufferPointer { buffer in
      work(starts.map { start in buffer.baseAddress.map { $0 + start } })
    }
  }
}
