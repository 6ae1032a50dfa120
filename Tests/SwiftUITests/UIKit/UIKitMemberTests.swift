import Testing

@testable import SwiftUI

/// Members of UIKit and Core Graphics that widgets' code names.
@MainActor
@Suite struct UIKitMemberTests {
  @Test func `a side without end may stand beside a number`() {
    #expect(CGSize(width: 100, height: .infinity).height == .infinity)
    #expect(CGSize(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude) != .zero)
    #expect(CGRect(x: 0, y: 0, width: .infinity, height: 4).height == 4)
    #expect(CGPoint(x: -.infinity, y: 1).y == 1)
    let (length, side): (Double, CGFloat) = (3, 4)
    #expect(CGSize(width: length, height: length) == CGSize(width: 3, height: 3.0))
    #expect(CGSize(width: length, height: side).height == 4)
  }

  @Test func `distances of UIKit move edges`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 16))
    let distances = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(distances) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(UIOffset(horizontal: 1, vertical: 0) != .zero)
  }

  @Test func `fonts are asked for by what is said of them`() {
    let bold = UIFontDescriptor(fontAttributes: [
      .size: 20 as CGFloat, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 20 && font.weight == .bold)
    let avenir = UIFontDescriptor(fontAttributes: [.family: "Avenir"])
    #expect(UIFont(descriptor: avenir, size: 9).familyName == "Avenir")
    #expect(UIFont.TextStyle(rawValue: UIFont.TextStyle.title2.rawValue).style == .title2)
  }

  @Test func `a line's area is a path, and an arc may go on from an angle`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let area = path.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    let box = area.boundingBoxOfPath
    #expect(abs(box.minY + 2) < 1e-6 && abs(box.width - 10) < 1e-6 && abs(box.height - 4) < 1e-6)
    let arc = CGMutablePath()
    arc.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: .pi)
    #expect(arc.boundingBoxOfPath.width > 9.9)
  }

  @Test func `a view of SwiftUI is a screen of UIKit`() {
    let screen = UIHostingController(rootView: Text("A"))
    screen.view.backgroundColor = .clear
    let screens: [UIViewController] = [screen]
    #expect(screens.count == 1)
    #expect("\(screen)" == "<UIHostingController<Text>>")
    let view = screen.view
    view?.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    view?.bounds = CGRect(x: 0, y: 0, width: 10, height: 30)
    #expect(view?.frame == CGRect(x: 5, y: -10, width: 10, height: 30))
    #expect(screen.view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view?.drawHierarchy(in: .zero, afterScreenUpdates: true) == false)
  }

  @Test func `no object is written with its address`() {
    let objects: [Any] = [
      UIColor.label, UIColor(white: 0.5, alpha: 1), UIFont.systemFont(ofSize: 9), UIImage.add,
      UIBezierPath(), UITraitCollection.current, UIView(), UILabel(), UIViewController(),
      UIGestureRecognizer(), UIAlertAction(title: "A", style: .default), UIFontMetrics.default,
      UIGraphicsImageRenderer(size: .zero), UIGraphicsImageRendererFormat(),
      NSStringDrawingContext(), UIImage.SymbolConfiguration.unspecified,
      UIFont.systemFont(ofSize: 9).fontDescriptor, UIColor.red.cgColor, CGMutablePath(),
      CGColorSpaceCreateDeviceRGB(),
    ]
    for object in objects { #expect(!"\(object)".contains("0x"), "\(type(of: object))") }
  }
}
