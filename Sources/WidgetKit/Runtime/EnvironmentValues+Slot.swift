import Drawing
import SwiftUI
import WidgetProtocol

extension EnvironmentValues {
  /// Creates the environment of a slot.
  init(_ environment: WidgetEnvironment, _ room: SlotRoom) {
    self.init()
    let isIsland = [.compactLeading, .compactTrailing, .minimal, .expanded].contains(room.slot)
    let isDarkCard = room.slot == .lockScreen && room.systemVersion >= SlotRoom.darkCardSystem
    // The island is black, the Always-On display shows the dark appearance.
    let isDark =
      environment.appearance == .dark || isIsland || isDarkCard || environment.isDimmed
    system.colorScheme = isDark ? .dark : .light
    system.contrast = environment.hasIncreasedContrast ? .increased : .standard
    system.legibilityWeight = environment.hasBoldText ? .bold : .regular
    system.dynamicTypeSize = DynamicTypeSize(environment.typeSize)
    let locale = Locale(identifier: environment.locale)
    system.layoutDirection =
      environment.display.isMirrored(in: environment.locale) ? .rightToLeft : .leftToRight
    let timeZone = TimeZone(identifier: environment.timeZone) ?? .gmt
    system.locale = locale
    system.timeZone = timeZone
    system.calendar = Surroundings.calendar(of: locale, timeZone)
    system.now = Date(timeIntervalSince1970: environment.now)
    system.displayScale = room.scale
    system.isWatch = room.isWatch
    system.isSmallWatch = room.isSmallWatch
    system.isInSmallIsland = [.compactLeading, .compactTrailing, .minimal].contains(room.slot)
    system.systemVersion = room.systemVersion
    if let screen = room.screen { system.screen = screen }
    system.isLuminanceReduced = environment.isDimmed
    system.reduceMotion = environment.reducesMotion
    if environment.isLocked { system.redactionReasons.insert(.privacy) }
    activityFamily = room.slot == .small ? .small : .medium
    isActivityFullscreen = environment.isFullscreen
    isActivityUpdateReduced = environment.isUpdateReduced
    isDynamicIslandLimitedInWidth = room.isLimitedInWidth
    showsWidgetContainerBackground = !environment.isFullscreen
    system.containerRadius = room.radius
    // What is a window on a phone: a region of the island is none.
    if [.lockScreen, .small].contains(room.slot) {
      system.containerWidth = room.width - room.margins.left - room.margins.right
    }
    system.greysLargeImages = [.compactLeading, .compactTrailing, .minimal].contains(room.slot)
  }
}

extension DynamicTypeSize {
  fileprivate init(_ size: WidgetEnvironment.TypeSize) {
    self =
      switch size {
      case .xS: .xSmall
      case .s: .small
      case .m: .medium
      case .l: .large
      case .xL: .xLarge
      case .xxL: .xxLarge
      case .xxxL: .xxxLarge
      case .ax1: .accessibility1
      case .ax2: .accessibility2
      case .ax3: .accessibility3
      case .ax4: .accessibility4
      case .ax5: .accessibility5
      }
  }
}
