import FoundationGaps
import Testing

struct CFTypeIDTests {
  @Test func `a Boolean is no number, and a number of 1 no Boolean`() {
    for value in [true, false] {
      #expect(CFGetTypeID(value as NSNumber) == CFBooleanGetTypeID())
      #expect(CFGetTypeID(value as CFTypeRef) == CFBooleanGetTypeID())
    }
    for number in [NSNumber(value: 1), NSNumber(value: 0), NSNumber(value: Int8(1)), 1.5] {
      #expect(CFGetTypeID(number) == CFNumberGetTypeID())
    }
  }

  @Test func `what JSON is read as is told apart`() throws {
    let read = try #require(
      JSONSerialization.jsonObject(with: Data("[null, true, 1, \"a\", [], {}]".utf8)) as? [Any])
    #expect(
      read.map { CFGetTypeID($0 as CFTypeRef) } == [
        CFNullGetTypeID(), CFBooleanGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(),
        CFArrayGetTypeID(), CFDictionaryGetTypeID(),
      ])
    #expect(CFGetTypeID(Data() as CFTypeRef) == CFDataGetTypeID())
    #expect(CFGetTypeID(kCFNull) == CFNullGetTypeID())
  }
}
