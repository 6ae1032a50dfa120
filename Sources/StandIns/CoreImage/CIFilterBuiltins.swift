// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores
// The names are Apple's.

import SwiftUI

/// A filter with named values.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  /// One of L, M, Q and H.
  var correctionLevel: String { get set }
}
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: Float { get set }
  var layers: Float { get set }
  var compactStyle: Float { get set }
}
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var minWidth: Float { get set }
  var maxWidth: Float { get set }
  var minHeight: Float { get set }
  var maxHeight: Float { get set }
  var dataColumns: Float { get set }
  var rows: Float { get set }
  var preferredAspectRatio: Float { get set }
  var compactionMode: Float { get set }
  var compactStyle: Float { get set }
  var correctionLevel: Float { get set }
  var alwaysSpecifyCompaction: Float { get set }
}
/// A filter of one picture.
public protocol _CIImageFilter: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIColorInvert: _CIImageFilter {}
public protocol CIMaskToAlpha: _CIImageFilter {}
public protocol CIPhotoEffect: _CIImageFilter {}
public protocol CIFalseColor: _CIImageFilter {
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CIColorMonochrome: _CIImageFilter {
  var color: CIColor { get set }
  var intensity: Float { get set }
}
public protocol CIColorMatrix: _CIImageFilter {
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}
public protocol CIColorControls: _CIImageFilter {
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
public protocol CIGaussianBlur: _CIImageFilter { var radius: Float { get set } }
public protocol CIBoxBlur: _CIImageFilter { var radius: Float { get set } }
public protocol CISepiaTone: _CIImageFilter { var intensity: Float { get set } }
public protocol CIAreaAverage: _CIImageFilter { var extent: CGRect { get set } }
public protocol CIPixellate: _CIImageFilter {
  var center: CGPoint { get set }
  var scale: Float { get set }
}
public protocol CIBloom: _CIImageFilter {
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CIVignette: _CIImageFilter {
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CICompositeOperation: _CIImageFilter {
  var backgroundImage: CIImage? { get set }
}
public protocol CIBlendWithMask: CICompositeOperation {
  var maskImage: CIImage? { get set }
}
public protocol CIRandomGenerator: CIFilterProtocol {}

extension CIFilter {
  public static func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    QRCodeFilter(named: "CIQRCodeGenerator")
  }
  public static func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    NamedFilter(named: "CIAztecCodeGenerator")
  }
  public static func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    NamedFilter(named: "CICode128BarcodeGenerator")
  }
  public static func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    NamedFilter(named: "CIPDF417BarcodeGenerator")
  }
  public static func colorInvert() -> any CIFilter & CIColorInvert {
    NamedFilter(named: "CIColorInvert")
  }
  public static func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    NamedFilter(named: "CIMaskToAlpha")
  }
  public static func falseColor() -> any CIFilter & CIFalseColor {
    NamedFilter(named: "CIFalseColor")
  }
  public static func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    NamedFilter(named: "CIColorMonochrome")
  }
  public static func colorMatrix() -> any CIFilter & CIColorMatrix {
    NamedFilter(named: "CIColorMatrix")
  }
  public static func colorControls() -> any CIFilter & CIColorControls {
    NamedFilter(named: "CIColorControls")
  }
  public static func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    NamedFilter(named: "CIGaussianBlur")
  }
  public static func boxBlur() -> any CIFilter & CIBoxBlur { NamedFilter(named: "CIBoxBlur") }
  public static func sepiaTone() -> any CIFilter & CISepiaTone { NamedFilter(named: "CISepiaTone") }
  public static func areaAverage() -> any CIFilter & CIAreaAverage {
    NamedFilter(named: "CIAreaAverage")
  }
  public static func pixellate() -> any CIFilter & CIPixellate { NamedFilter(named: "CIPixellate") }
  public static func bloom() -> any CIFilter & CIBloom { NamedFilter(named: "CIBloom") }
  public static func vignette() -> any CIFilter & CIVignette { NamedFilter(named: "CIVignette") }
  public static func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    NamedFilter(named: "CIPhotoEffectMono")
  }
  public static func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    NamedFilter(named: "CIPhotoEffectNoir")
  }
  public static func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    NamedFilter(named: "CIPhotoEffectTonal")
  }
  public static func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter(named: "CISourceOverCompositing")
  }
  public static func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter(named: "CISourceInCompositing")
  }
  public static func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    NamedFilter(named: "CIMultiplyCompositing")
  }
  public static func blendWithMask() -> any CIFilter & CIBlendWithMask {
    NamedFilter(named: "CIBlendWithMask")
  }
  public static func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    NamedFilter(named: "CIBlendWithAlphaMask")
  }
  public static func randomGenerator() -> any CIFilter & CIRandomGenerator {
    NamedFilter(named: "CIRandomGenerator")
  }
}

/// The one filter whose level of correction is a letter.
private final class QRCodeFilter: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
  var message: Data {
    get { data("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { text("inputCorrectionLevel") ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

/// All other filters: each value by its name.
private final class NamedFilter: CIFilter, CIAztecCodeGenerator, CICode128BarcodeGenerator,
  CIPDF417BarcodeGenerator, CIColorInvert, CIMaskToAlpha, CIPhotoEffect, CIFalseColor,
  CIColorMonochrome, CIColorMatrix, CIColorControls, CIGaussianBlur, CIBoxBlur, CISepiaTone,
  CIAreaAverage, CIPixellate, CIBloom, CIVignette, CIBlendWithMask, CIRandomGenerator,
  @unchecked Sendable
{
  private func get(_ key: String) -> Float { Float(number(key) ?? 0) }

  var message: Data {
    get { data("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var inputImage: CIImage? {
    get { image(kCIInputImageKey) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var backgroundImage: CIImage? {
    get { image(kCIInputBackgroundImageKey) }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  var maskImage: CIImage? {
    get { image(kCIInputMaskImageKey) }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  var extent: CGRect {
    get { value(forKey: kCIInputExtentKey) as? CGRect ?? .zero }
    set { setValue(newValue, forKey: kCIInputExtentKey) }
  }
  var center: CGPoint {
    get { value(forKey: kCIInputCenterKey) as? CGPoint ?? .zero }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }
  var correctionLevel: Float {
    get { get("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var layers: Float {
    get { get("inputLayers") }
    set { setValue(newValue, forKey: "inputLayers") }
  }
  var compactStyle: Float {
    get { get("inputCompactStyle") }
    set { setValue(newValue, forKey: "inputCompactStyle") }
  }
  var quietSpace: Float {
    get { get("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { get("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var minWidth: Float {
    get { get("inputMinWidth") }
    set { setValue(newValue, forKey: "inputMinWidth") }
  }
  var maxWidth: Float {
    get { get("inputMaxWidth") }
    set { setValue(newValue, forKey: "inputMaxWidth") }
  }
  var minHeight: Float {
    get { get("inputMinHeight") }
    set { setValue(newValue, forKey: "inputMinHeight") }
  }
  var maxHeight: Float {
    get { get("inputMaxHeight") }
    set { setValue(newValue, forKey: "inputMaxHeight") }
  }
  var dataColumns: Float {
    get { get("inputDataColumns") }
    set { setValue(newValue, forKey: "inputDataColumns") }
  }
  var rows: Float {
    get { get("inputRows") }
    set { setValue(newValue, forKey: "inputRows") }
  }
  var preferredAspectRatio: Float {
    get { get("inputPreferredAspectRatio") }
    set { setValue(newValue, forKey: "inputPreferredAspectRatio") }
  }
  var compactionMode: Float {
    get { get("inputCompactionMode") }
    set { setValue(newValue, forKey: "inputCompactionMode") }
  }
  var alwaysSpecifyCompaction: Float {
    get { get("inputAlwaysSpecifyCompaction") }
    set { setValue(newValue, forKey: "inputAlwaysSpecifyCompaction") }
  }
  var intensity: Float {
    get { get("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var saturation: Float {
    get { get("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { get("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { get("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var radius: Float {
    get { get("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var scale: Float {
    get { get("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var color: CIColor {
    get { color("inputColor") ?? .black }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0") ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var rVector: CIVector {
    get { CIVector(values: vector("inputRVector") ?? []) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { CIVector(values: vector("inputGVector") ?? []) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { CIVector(values: vector("inputBVector") ?? []) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { CIVector(values: vector("inputAVector") ?? []) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { CIVector(values: vector("inputBiasVector") ?? []) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
}
