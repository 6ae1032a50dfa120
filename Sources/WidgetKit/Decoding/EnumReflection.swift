/// The cases of an enum without payloads, whether or not it is `CaseIterable`.
///
/// The compiler leaves the number of cases in the type's descriptor, and an enum without payloads
/// is stored as the number of its case. The layout is that of Swift's ABI; where it does not look
/// as expected, there are no cases, and a message is less helpful.
enum EnumReflection {
  private static let enumMetadataKind: UInt = 0x201
  private static let enumDescriptorKind: UInt32 = 18

  /// Returns all cases in the order of their declaration, empty when they cannot be told.
  static func cases<T>(of type: T.Type) -> [T] {
    if let iterable = type as? any CaseIterable.Type { return allCases(of: iterable) }
    guard let count = caseCount(of: type) else { return [] }
    return (0..<count).map { number in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1) { buffer in
        buffer.initialize(repeating: UInt64(number))
        return UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped).loadUnaligned(as: T.self)
      }
    }
  }

  /// Returns whether the type is an enum, with payloads or without.
  static func isEnum(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) == enumMetadataKind
  }

  private static func allCases<C: CaseIterable, T>(of type: C.Type) -> [T] {
    type.allCases.compactMap { $0 as? T }
  }

  private static func caseCount<T>(of type: T.Type) -> Int? {
    guard isEnum(type), _isPOD(type) else { return nil }
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(
      fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    guard descriptor.load(as: UInt32.self) & 0x1F == enumDescriptorKind else { return nil }
    let payloadCases = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let emptyCases = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    let expectedSize = emptyCases <= 1 ? 0 : 1
    guard payloadCases == 0, (1...256).contains(emptyCases), MemoryLayout<T>.size == expectedSize
    else { return nil }
    return emptyCases
  }
}
