/// Does work whose objects Objective-C would let go at its end; Swift on Linux lets each go by itself.
public func autoreleasepool<Value>(invoking body: () throws -> Value) rethrows -> Value {
  try body()
}
