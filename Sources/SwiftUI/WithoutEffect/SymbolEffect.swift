/// How a symbol moves; a picture shows the symbol at rest.
public protocol SymbolEffect {}

/// An effect on a symbol.
public struct AnySymbolEffect: SymbolEffect, Sendable {
  public var iterative: AnySymbolEffect { self }
  public var reversing: AnySymbolEffect { self }
  public var nonReversing: AnySymbolEffect { self }
  public var cumulative: AnySymbolEffect { self }
  public var byLayer: AnySymbolEffect { self }
  public var wholeSymbol: AnySymbolEffect { self }
  public var individually: AnySymbolEffect { self }
  public var up: AnySymbolEffect { self }
  public var down: AnySymbolEffect { self }
  public var left: AnySymbolEffect { self }
  public var right: AnySymbolEffect { self }
  public var forward: AnySymbolEffect { self }
  public var backward: AnySymbolEffect { self }
  public var clockwise: AnySymbolEffect { self }
  public var counterClockwise: AnySymbolEffect { self }
  public var plus: AnySymbolEffect { self }
  public var minus: AnySymbolEffect { self }
  public var hideInactiveLayers: AnySymbolEffect { self }
  public var dimInactiveLayers: AnySymbolEffect { self }
  public var downUp: AnySymbolEffect { self }
  public var upUp: AnySymbolEffect { self }
  public var offUp: AnySymbolEffect { self }
  public var pulse: AnySymbolEffect { self }
  public func magic(fallback: AnySymbolEffect) -> AnySymbolEffect { self }
  public func custom(angle: Double) -> AnySymbolEffect { self }
}

extension SymbolEffect where Self == AnySymbolEffect {
  public static var automatic: AnySymbolEffect { AnySymbolEffect() }
  public static var pulse: AnySymbolEffect { AnySymbolEffect() }
  public static var bounce: AnySymbolEffect { AnySymbolEffect() }
  public static var variableColor: AnySymbolEffect { AnySymbolEffect() }
  public static var scale: AnySymbolEffect { AnySymbolEffect() }
  public static var appear: AnySymbolEffect { AnySymbolEffect() }
  public static var disappear: AnySymbolEffect { AnySymbolEffect() }
  public static var replace: AnySymbolEffect { AnySymbolEffect() }
  public static var breathe: AnySymbolEffect { AnySymbolEffect() }
  public static var rotate: AnySymbolEffect { AnySymbolEffect() }
  public static var wiggle: AnySymbolEffect { AnySymbolEffect() }
  public static var drawOn: AnySymbolEffect { AnySymbolEffect() }
  public static var drawOff: AnySymbolEffect { AnySymbolEffect() }
  public static var downUp: AnySymbolEffect { AnySymbolEffect() }
  public static var upUp: AnySymbolEffect { AnySymbolEffect() }
  public static var offUp: AnySymbolEffect { AnySymbolEffect() }
}

public struct SymbolEffectOptions: Sendable {
  public struct RepeatBehavior: Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
