import SwiftUI
import Testing

@testable import WidgetKit

@Suite struct TimelineTests {
  @Test func `a provider may ask for what the environment can be, and nothing is known of it`() {
    let context = TimelineProviderContext(
      family: .systemSmall, isPreview: true, displaySize: CGSize(width: 158, height: 158))
    let schemes: [ColorScheme]? = context.environmentVariants.colorScheme
    #expect(schemes == nil)
    #expect(context.environmentVariants.displayScale == nil)
    #expect(context.environmentVariants[\.locale] == nil)
    #expect((schemes ?? [.light]).count == 1)
  }
}
