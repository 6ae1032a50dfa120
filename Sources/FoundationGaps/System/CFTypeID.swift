// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// What tells the types of CoreFoundation apart.
public typealias CFTypeID = UInt

/// Returns the type of an object, by which code tells a Boolean from a number.
public func CFGetTypeID(_ object: CFTypeRef!) -> CFTypeID {
  switch object {
  case let number as NSNumber: isBoolean(number) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSData: CFDataGetTypeID()
  default: 1
  }
}

/// Returns whether a number is one of the two that stand for a Boolean.
private func isBoolean(_ number: NSNumber) -> Bool {
  number === NSNumber(value: true) || number === NSNumber(value: false)
}

public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
