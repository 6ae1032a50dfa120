// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported import FoundationGaps

// The key chain: here it is empty, and nothing can be put into it.

public typealias OSStatus = Int32
public let errSecSuccess: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecDuplicateItem: OSStatus = -25299
public let errSecNotAvailable: OSStatus = -25291
public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
public let kSecClassKey = "keys"
public let kSecAttrService = "svce"
public let kSecAttrAccount = "acct"
public let kSecAttrServer = "srvr"
public let kSecAttrAccessGroup = "agrp"
public let kSecAttrAccessible = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleWhenUnlocked = "ak"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
public let kSecAttrSynchronizable = "sync"
public let kSecAttrApplicationTag = "atag"
public let kSecAttrKeyType = "type"
public let kSecAttrKeyTypeRSA = "42"
public let kSecAttrKeyTypeECSECPrimeRandom = "73"
public let kSecAttrKeySizeInBits = "bsiz"
public let kSecValueData = "v_Data"
public let kSecReturnData = "r_Data"
public let kSecReturnRef = "r_Ref"
public let kSecReturnAttributes = "r_Attributes"
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitOne = "m_LimitOne"
public let kSecMatchLimitAll = "m_LimitAll"

/// Keeps nothing.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{ errSecNotAvailable }
/// Finds nothing.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecItemNotFound }
/// Finds nothing to change.
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  errSecItemNotFound
}
/// Finds nothing to delete.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }
