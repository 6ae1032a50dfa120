import Drawing
import Foundation
import SwiftUI
import Testing

@testable import CoreImage

/// Core Image, as a boarding pass uses it: barcodes, and the filters that colour them.
@MainActor
@Suite struct CoreImageTests {
  @Test func `a QR code holds its message`() throws {
    let code = try #require(Barcode(qr: Data("ISLET".utf8), level: "M"))
    // Read by a scanner when it was recorded.
    #expect(
      text(code) == """
        ███████...███.███████
        █.....█.█.█.█.█.....█
        █.███.█.......█.███.█
        █.███.█..██.█.█.███.█
        █.███.█.█████.█.███.█
        █.....█..███..█.....█
        ███████.█.█.█.███████
        ..........█..........
        █.█.█.█...█.█...█..█.
        .█...█.█.███.█.█...██
        .█.████.█.██.███.█.██
        █.█....█..████.██..█.
        ██....██..██.███.█.██
        ........███...█...█.█
        ███████..██.█...█....
        █.....█..██...█...███
        █.███.█.███.█.█.█...█
        █.███.█..███.█.█.███.
        █.███.█.█..█.███..█.█
        █.....█...████.███.██
        ███████.█..█.███..█.█
        """)
    #expect(code.size == CGSize(width: 23, height: 23), "a module around it is light")
  }

  @Test func `a longer message or a higher level of correction takes a larger code`() throws {
    func width(_ bytes: Int, _ level: String) -> Int? {
      Barcode(qr: Data(repeating: 0x7a, count: bytes), level: level)?.width
    }
    #expect(width(14, "M") == 21 && width(15, "M") == 25)
    #expect(width(17, "L") == 21 && width(11, "Q") == 21 && width(7, "H") == 21)
    #expect(width(2953, "L") == 177 && width(2954, "L") == nil)
    #expect(width(5, "X") == nil && width(0, "M") == nil)
  }

  @Test func `the other codes are made by their names, and what they cannot hold is nil`() throws {
    func extent(_ name: String, _ message: Data, _ values: [String: Any] = [:]) -> CGSize? {
      CIFilter(name: name, parameters: values.merging(["inputMessage": message]) { $1 })?
        .outputImage?.extent.size
    }
    let message = Data("M1DESMARAIS/LUC".utf8)
    // 35 modules for start, check and stop, 11 for each letter; 10 light ones on each side.
    #expect(
      extent("CICode128BarcodeGenerator", Data("ISLET".utf8)) == CGSize(width: 110, height: 52))
    #expect(
      extent("CICode128BarcodeGenerator", Data("ISLET".utf8), ["inputQuietSpace": 0])
        == CGSize(width: 90, height: 32))
    #expect(
      extent(
        "CICode128BarcodeGenerator", Data("ISLET".utf8),
        ["inputQuietSpace": Float(2), "inputBarcodeHeight": NSNumber(value: 80)])
        == CGSize(width: 94, height: 84))
    #expect(extent("CICode128BarcodeGenerator", Data("Å".utf8)) == nil)
    #expect(extent("CIAztecCodeGenerator", message) == CGSize(width: 21, height: 21))
    let long = Data(repeating: 0x41, count: 200)
    let usual = try #require(extent("CIAztecCodeGenerator", long)).width
    #expect(
      try #require(extent("CIAztecCodeGenerator", long, ["inputCorrectionLevel": 60])).width > usual
    )
    // Five rings of a full code and three of a compact one.
    #expect(
      extent("CIAztecCodeGenerator", message, ["inputLayers": 5]) == CGSize(width: 39, height: 39))
    #expect(
      extent("CIAztecCodeGenerator", message, ["inputLayers": 3]) == CGSize(width: 25, height: 25))
    #expect(extent("CIAztecCodeGenerator", message, ["inputLayers": 33]) == nil)
    // Three layers of a compact code are too few for it, and of a full one enough.
    #expect(
      extent("CIAztecCodeGenerator", Data(repeating: 0x41, count: 84), ["inputLayers": 3])
        == CGSize(width: 29, height: 29))
    let stacked = try #require(extent("CIPDF417BarcodeGenerator", message))
    #expect(stacked.width > stacked.height)
    // Two columns of words: 17 modules each, beside 69 for start, stop and the rows' numbers.
    #expect(
      extent("CIPDF417BarcodeGenerator", message, ["inputDataColumns": 2])?.width == CGFloat(107))
    #expect(extent("CIQRCodeGenerator", Data()) == nil)
  }

  @Test func `an Aztec code is compact or full as it is asked for, or there is none`() {
    func width(_ bytes: Int, _ isCompact: Bool?, layers: Int? = nil, correction: Double = 23)
      -> Int?
    {
      Barcode(
        aztec: Data(repeating: 0x41, count: bytes), correction: correction, layers: layers,
        isCompact: isCompact)?.width
    }
    // A compact code of n layers has 11 + 4n modules, a full one of up to four 15 + 4n.
    #expect(width(5, nil) == 15 && width(5, true) == 15 && width(5, false) == 19)
    #expect(width(14, true) == 19 && width(14, false) == 23)
    // More correction than the asked one may be there, but not less.
    #expect(width(84, nil) == 27 && width(84, true) == 27 && width(84, false) == 31)
    #expect(width(88, nil) == 31 && width(88, true) == nil && width(88, false) == 31)
    #expect(width(5, true, layers: 5) == nil && width(5, false, layers: 5) == 37)
    #expect(width(5, true, layers: 4) == 27 && width(5, false, layers: 4) == 31)
    #expect(width(5, false, layers: 33) == nil && width(5, nil, layers: 0) == nil)
    #expect(width(84, true, layers: 3) == nil)
    let filter = CIFilter.aztecCodeGenerator()
    filter.message = Data("Hello".utf8)
    filter.compactStyle = 0
    #expect(filter.outputImage?.extent.width == 21)
  }

  @Test func `values are set by name as well as by key`() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("A".utf8)
    filter.quietSpace = 0
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 46, height: 32))
    #expect(filter.value(forKey: "inputQuietSpace") as? Float == 0)
    filter.setDefaults()
    #expect(filter.outputImage == nil)
    let code = CIFilter.qrCodeGenerator()
    code.setValue(Data("A".utf8), forKey: "inputMessage")
    code.correctionLevel = "H"
    #expect(code.message == Data("A".utf8) && code.outputImage?.extent.width == 23)
  }

  @Test func `a code is inverted, cut out and coloured as articles show it`() throws {
    let code = try #require(CIFilter.code128BarcodeGenerator().with("A").outputImage)
    let cut = code.applyingFilter("CIColorInvert").applyingFilter("CIMaskToAlpha")
    #expect(colors(cut) == ["(1 1 1 1)", "(1 1 1 0)"])
    let orange = CIColor(red: 1, green: 0.5, blue: 0)
    let tinted = cut.applyingFilter(
      "CIMultiplyCompositing", parameters: ["inputBackgroundImage": CIImage(color: orange)])
    #expect(colors(tinted) == ["(1 0.5 0 1)", "(1 0.5 0 0)"])
    let other = CIFilter.multiplyCompositing()
    (other.inputImage, other.backgroundImage) = (CIImage(color: orange), cut)
    #expect(other.outputImage.map(colors) == colors(tinted), "the other way round, too")
    let false1 = CIFilter.falseColor()
    (false1.inputImage, false1.color0, false1.color1) = (code, orange, .clear)
    #expect(false1.outputImage.map(colors) == ["(1 0.5 0 1)", "(0 0 0 0)"])
    let matrix = CIFilter.colorMatrix()
    matrix.inputImage = code
    matrix.rVector = CIVector(x: 0, y: 0, z: 0, w: 1)
    matrix.biasVector = CIVector(x: 0, y: 0.25, z: 0, w: 0)
    #expect(matrix.outputImage.map(colors) == ["(1 0.25 0 1)", "(1 1.25 1 1)"])
    let mask = CIFilter.blendWithMask()
    (mask.inputImage, mask.backgroundImage) = (CIImage(color: orange), CIImage(color: .blue))
    mask.maskImage = code
    #expect(mask.outputImage.map(colors) == ["(0 0 1 1)", "(1 0.5 0 1)"])
  }

  @Test func `pictures are moved, cut and laid over one another`() throws {
    let code = try #require(CIFilter.qrCodeGenerator().with("A").outputImage)
    let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 230, height: 230))
    let logo = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40))
      .transformed(by: CGAffineTransform(translationX: 95, y: 95))
    #expect(logo.composited(over: large).extent == large.extent)
    #expect(CIImage(color: .red).extent.isInfinite && CIImage.empty().extent.isNull)
    let context = CIContext()
    #expect(context.createCGImage(large, from: large.extent)?.width == 230)
    #expect(context.createCGImage(CIImage(color: .red), from: .infinite) == nil)
    #expect(context.createCGImage(.empty(), from: .null) == nil)
    #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
    #expect(
      UIImage(ciImage: large, scale: 2, orientation: .up).size == CGSize(width: 115, height: 115))
    #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
  }

  @Test(arguments: [
    (CGImagePropertyOrientation.up, "BG"), (.upMirrored, "GB"), (.down, "GB"),
    (.downMirrored, "BG"), (.leftMirrored, "GB"), (.right, "GB"), (.rightMirrored, "BG"),
    (.left, "BG"),
  ])
  func `a picture is turned as it was held`(
    orientation: CGImagePropertyOrientation, order: String
  ) {
    // Blue at the left, green at the right, three points high.
    let picture = CGRect(x: 5, y: 7, width: 2, height: 3)
    let blue = CGRect(x: 5.5, y: 8.5, width: 0, height: 0)
    let turned = CIImage(color: .blue).cropped(to: picture).oriented(orientation)
    let isAcross = orientation.rawValue > 4
    let size = isAcross ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3)
    #expect(turned.extent == CGRect(origin: .zero, size: size))
    let place = blue.offsetBy(dx: -5, dy: -7).applying(orientation.turn(of: picture.size))
    // Along the longer axis of what was its width, counted from the left or from below.
    let along = isAcross ? place.midY : place.midX
    #expect((along < 1) == (order == "BG"))
  }

  @Test func `a picture keeps its pixels through filters that are not computed`() throws {
    let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    let blur = CIFilter.gaussianBlur()
    (blur.inputImage, blur.radius) = (CIImage(image: bitmap), 3)
    // Core Image counts pixels.
    let extent = CGSize(width: 4 * bitmap.scale, height: 3 * bitmap.scale)
    #expect(bitmap.scale > 1 && blur.outputImage?.extent.size == extent)
    #expect(CIFilter(name: "CIHoleDistortion")?.outputImage == nil)
    #expect(CIFilter(name: "CICheckerboardGenerator")?.outputImage == nil)
  }

  @Test func `an enlarged code is blurred unless the image says otherwise`() throws {
    let code = try #require(CIFilter.qrCodeGenerator().with("A").outputImage)
    let bitmap = UIImage(
      cgImage: try #require(CIContext().createCGImage(code, from: code.extent)))
    let image = Image(uiImage: bitmap).resizable()
    // 23 pixels on 230 points: ten points each.
    #expect(try blur(image) == [10 / 12.0.squareRoot()])
    #expect(try blur(image.interpolation(.none)).isEmpty)
    // As large as its pixels, nothing has to be mixed: a third of a point on a phone.
    let fine = UIImage(
      ciImage: code.transformed(by: CGAffineTransform(scaleX: 30, y: 30)))
    #expect(try blur(Image(uiImage: fine).resizable()).isEmpty)
  }

  private func blur(_ image: Image) throws -> [Double] {
    let view = image.frame(width: 230, height: 230)
    func blurs(_ items: [DisplayItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        guard case .group(let group) = item else { return [] }
        return (group.blur > 0 ? [group.blur] : []) + blurs(group.items)
      }
    }
    return blurs(
      ViewRenderer.render(
        view, proposal: Proposal(width: 230, height: 230), environment: EnvironmentValues()
      ).items)
  }

  /// The dark and the light colour of a code.
  private func colors(_ image: CIImage) -> [String] {
    switch image.content {
    case .code(_, let dark, let light): [dark.description, light.description]
    case .moved(let inner, _), .cropped(let inner): colors(inner)
    case .nothing, .color, .picture, .over: []
    }
  }

  private func text(_ code: Barcode) -> String {
    let path = code.darkPath
    return (0..<code.rows).map { row in
      String(
        (0..<code.width).map { column in
          path.contains(
            CGPoint(
              x: code.margin + CGFloat(column) + 0.5, y: code.margin + CGFloat(row) + 0.5))
            ? "█" : "."
        })
    }.joined(separator: "\n")
  }
}

extension CIFilter {
  /// Returns the filter with a message.
  fileprivate func with(_ message: String) -> CIFilter {
    setValue(Data(message.utf8), forKey: "inputMessage")
    return self
  }
}
