// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import SwiftUI

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIOutputImageKey = "outputImage"

/// A filter: makes a picture of what it is told.
///
/// Barcodes are made, mixed and coloured. A filter that works on pixels hands its picture on as it is.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name by which Core Image knows the filter.
  public let name: String
  private var values: [String: Any] = [:]

  public override init() { name = "" }
  /// Creates a filter by its name.
  public init?(name: String) { self.name = name }
  init(named name: String) { self.name = name }
  /// Creates a filter by its name, with values.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }
  /// Creates a filter by its name, with values.
  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }
  public override var description: String { "<\(name)>" }

  /// Forgets the values.
  public func setDefaults() { values = [:] }
  /// Sets a value; nil is the filter's own.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value that was set, or the picture that the filter makes.
  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// What the filter makes; nil where a value is missing or does not fit.
  public var outputImage: CIImage? {
    guard let make = FilterOutputs.table[name] else { return image(kCIInputImageKey) }
    return make(self)
  }

  // MARK: Reading values

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }
  func text(_ key: String) -> String? { values[key] as? String }
  func data(_ key: String) -> Data? {
    values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) }
  }
  func color(_ key: String) -> CIColor? { values[key] as? CIColor }
  func vector(_ key: String) -> [CGFloat]? { (values[key] as? CIVector)?.values }
  func number(_ key: String) -> Double? {
    switch values[key] {
    case let number as NSNumber: number.doubleValue.ifFinite
    case let number as any BinaryInteger: Double(number).ifFinite
    case let number as any BinaryFloatingPoint: Double(number).ifFinite
    default: nil
    }
  }
}

extension Double {
  fileprivate var ifFinite: Double? { isFinite ? self : nil }
}
