// Objects as arguments of formats: `String(format: "%@", number)`. On iOS any object is one.

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The number as text, which `%@` writes.
  public var _cVarArgObject: any CVarArg { NSString(string: stringValue) }
}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject {}

extension _CVarArgObject where Self: NSObject {
  /// What the object says of itself, which `%@` writes.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
