internal import _FoundationICU
import Synchronization

extension LanguageData {
  /// Returns where Unicode's rules let a line of text end: places in UTF-16 before which another line may begin, without
  /// the text's own end. Words of scripts without spaces, as of Thai, are found in the data's dictionaries.
  package static func lineBreaks(in text: String) -> [Int] {
    let units = Array(text.utf16)
    guard !units.isEmpty, units.count <= Int(Int32.max) else { return [] }
    return breaker.withLock { breaker in
      guard let breaker = breaker.opened() else { return [] }
      var status = U_ZERO_ERROR
      return units.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return [] }
        swift_ubrk_setText(breaker, start, Int32(units.count), &status)
        guard status.rawValue <= 0 else { return [] }
        var places: [Int] = []
        while case let place = Int(swift_ubrk_next(breaker)), place > 0, place < units.count {
          places.append(place)
        }
        return places
      }
    }
  }

  private static let breaker = Mutex(Breaker())

  /// ICU's finder of places, which is opened once: that takes longer than to use it.
  private struct Breaker: ~Copyable {
    private var breaker: OpaquePointer?
    private var isOpened = false

    mutating func opened() -> OpaquePointer? {
      if !isOpened {
        isOpened = true
        var status = U_ZERO_ERROR
        breaker = swift_ubrk_open(UBRK_LINE, "en", nil, 0, &status)
      }
      return breaker
    }
  }
}
