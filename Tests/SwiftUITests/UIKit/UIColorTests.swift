import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct UIColorTests {
  private func environment(
    _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    (environment.system.colorScheme, environment.system.contrast) = (scheme, contrast)
    return environment
  }

  @Test func `a colour that depends on its place still does after another alpha`() {
    // Made where it is dark, as by whichever picture asks first.
    let dim = EnvironmentValues.within(environment(.dark)) {
      UIColor.label.withAlphaComponent(0.5)
    }
    #expect(Color(dim).rgba(in: environment(.light)) == RGBA.black.opacity(0.5))
    #expect(Color(dim).rgba(in: environment(.dark)) == RGBA.white.opacity(0.5))
    #expect(Color(dim.withAlphaComponent(0.25)).rgba(in: environment()).alpha == 0.25)
    #expect(dim.withAlphaComponent(7) == UIColor.label.withAlphaComponent(1))
  }

  @Test func `another alpha takes the place of the one before`() throws {
    let grey = UIColor(white: 0.5, alpha: 0.5)
    #expect(grey.withAlphaComponent(0.5) == grey)
    #expect(try #require(grey.cgColor.copy(alpha: 0.25)).alpha == 0.25)
    let fill = UIColor.systemFill.withAlphaComponent(1)
    #expect(Color(fill).rgba(in: environment()).alpha == 1)
    #expect(Color(UIColor.tintColor.withAlphaComponent(0.5)).source.usesAccent)
  }

  @Test func `a colour with more contrast is asked for where there is more`() {
    let color = UIColor { $0.accessibilityContrast == .high ? .black : .systemGray }
    #expect(Color(color).rgba(in: environment(.light, .increased)) == .black)
    #expect(Color(color).rgba(in: environment(.dark)) == RGBA(142, 142, 147))
    #expect(
      color.resolvedColor(with: UITraitCollection(accessibilityContrast: .high)) == .black)
  }

  @Test func `a colour that no catalogue has is nil, and that is told`() throws {
    try SampleCatalogue.with {
      _ = MissingColors.takeFindings()
      #expect(UIColor(named: "Brand") != nil)
      #expect(UIColor(named: "Brand", in: .main, compatibleWith: nil) != nil)
      // A project has an accent colour, with or without a value.
      #expect(UIColor(named: "AccentColor") != nil)
      #expect(UIColor(named: "Brnad") == nil)
      let told = MissingColors.takeFindings()
      #expect(told.count == 1 && told[0].sentence.contains("\"Brnad\""))
      #expect(told[0].sentence.contains("UIColor(named:) is nil"))
    }
  }

  @Test func `the grey of a colour is as light as the colour`() {
    func white(_ color: UIColor) -> CGFloat {
      var (white, alpha): (CGFloat, CGFloat) = (9, 9)
      #expect(color.getWhite(&white, alpha: &alpha) && alpha == 0.25)
      return white
    }
    #expect(white(UIColor(white: 0.3, alpha: 0.25)) == 0.3)
    #expect(abs(white(UIColor(red: 1, green: 0, blue: 0, alpha: 0.25)) - 0.498) < 0.001)
    #expect(abs(white(UIColor(red: 0, green: 1, blue: 0, alpha: 0.25)) - 0.863) < 0.001)
  }

  @Test func `a colour is written as UIKit does, and the same each time`() {
    #expect("\(UIColor(white: 0.5, alpha: 1))" == "UIExtendedGrayColorSpace 0.5 1")
    #expect(
      "\(UIColor(red: 1, green: 0.25, blue: 1.0 / 3, alpha: 0.5))"
        == "UIExtendedSRGBColorSpace 1 0.25 0.333333 0.5")
    #expect(
      "\(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))" == "UIDisplayP3ColorSpace 1 0 0 1")
    #expect("\(UIColor.label)" == "<UIDynamicSystemColor; name = labelColor>")
    #expect(
      "\(UIColor.systemBackground.withAlphaComponent(0))"
        == "<UIDynamicModifiedColor; alpha = 0, "
        + "baseColor = <UIDynamicSystemColor; name = systemBackgroundColor>>")
    #expect("\(Color.red)" == "red" && "\(Color.primary)" == "primary")
    #expect("\(Color(red: 1, green: 0.5, blue: 0, opacity: 0.2))" == "#FF800033")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
  }

  @Test func `a grey of Core Graphics has two parts, and each space its own`() throws {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.white.cgColor.colorSpace?.model == .monochrome)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let orange = try #require(CGColor(colorSpace: space, components: [1, 0.5, 0, 0.5]))
    #expect(orange == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let there = try #require(orange.converted(to: wide, intent: .defaultIntent, options: nil))
    let back = try #require(there.converted(to: space, intent: .defaultIntent, options: nil))
    for (one, other) in zip(try #require(back.components), [1, 0.5, 0, 0.5] as [CGFloat]) {
      #expect(abs(one - other) < 0.001)
    }
    #expect(CGColorSpace(name: "kCGColorSpaceNowhere") == nil)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])?.alpha == 1)
  }

  @Test func `a place is told in UIKit's terms, and code runs for another one`() {
    var environment = environment(.dark, .increased)
    environment.system.dynamicTypeSize = .xLarge
    EnvironmentValues.within(environment) {
      let traits = UITraitCollection.current
      #expect(traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
      #expect(traits.preferredContentSizeCategory == .extraLarge && traits.displayScale == 3)
      #expect(traits.userInterfaceLevel == .base && traits.userInterfaceIdiom == .phone)
      traits.modifyingTraits { $0.userInterfaceStyle = .light }.performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(UITraitCollection.current.accessibilityContrast == .high)
      }
      let both = UITraitCollection(traitsFrom: [traits, .init(userInterfaceStyle: .light)])
      #expect(both.userInterfaceStyle == .light && both.displayScale == 3)
      #expect(both.hasDifferentColorAppearance(comparedTo: traits))
    }
    #expect(UITraitCollection().userInterfaceStyle == .unspecified)
    #expect(ColorScheme(.dark) == .dark && UIUserInterfaceStyle(.light) == .light)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .large && DynamicTypeSize(.unspecified) == nil)
  }
}
