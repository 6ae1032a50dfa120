/// Types of the frameworks that messages are likely to name.
enum AppleNames {
  static let types: Set<String> = [
    "View", "Text", "Image", "Color", "Font", "Font.Weight", "EnvironmentValues", "Activity",
    "ActivityConfiguration", "DynamicIsland", "WidgetConfiguration", "Animation", "AnyTransition",
    "ContentTransition", "Gradient", "LinearGradient", "Shape", "ShapeStyle", "Alignment",
    "UIColor",
    "UIImage", "UIFont", "UIScreen", "UIDevice", "UIApplication", "Edge.Set", "AnyView", "Label",
    "ProgressView", "Button", "Toggle", "Gauge", "Binding", "Capsule", "Circle", "RoundedRectangle",
    "Rectangle", "Path", "GeometryProxy", "VStack", "HStack", "ZStack", "Spacer",
    "LocalizedStringKey",
    "LocalizedStringResource", "ActivityContent", "WidgetCenter", "Bundle", "FileManager", "Date",
    "String", "AttributedString", "Measurement", "Duration", "Calendar", "Locale",
    // Of SwiftUI, and not here.
    "CustomAnimation", "EditButton", "ImageRenderer", "KeyframeTimeline", "NavigationSplitView",
    "OutlineGroup", "PasteButton", "RenameButton", "ScrollTargetBehavior", "ScrollViewReader",
    "Shader", "ShaderLibrary", "Table", "TextRenderer", "ToolbarItemGroup",
    // Of AppIntents and WidgetKit, and not here.
    "AccessoryWidgetGroup", "AppShortcutParameterPresentation", "CameraCaptureIntent",
    "FileEntity", "IndexedEntityQuery", "IntentPaymentMethod", "IntentValueQuery",
    "NegativeAppShortcutPhrase", "NegativeAppShortcutPhrases", "PauseWorkoutIntent",
    "ResumeWorkoutIntent", "StartDiveIntent", "StartWorkoutIntent", "UISceneAppIntent",
  ]

  /// Returns the framework of Apple's by whose letters a name begins: `UIView`, not `Units`.
  static func framework(of name: String) -> String? {
    guard name.prefix(3).count == 3, name.prefix(3).allSatisfy(\.isUppercase) else { return nil }
    return prefixes.first { name.hasPrefix($0.prefix) }?.framework
  }

  /// By which the names of Apple's frameworks begin.
  private static let prefixes: [(prefix: String, framework: String)] = [
    ("AV", "AVFoundation"), ("CA", "QuartzCore"), ("CB", "CoreBluetooth"), ("CG", "CoreGraphics"),
    ("CI", "CoreImage"), ("CL", "CoreLocation"), ("CM", "CoreMotion"), ("CN", "Contacts"),
    ("EK", "EventKit"), ("HK", "HealthKit"), ("IN", "Intents"), ("MK", "MapKit"),
    ("MP", "MediaPlayer"), ("NS", "Foundation or AppKit"), ("NW", "Network"), ("PH", "Photos"),
    ("SF", "Speech or SafariServices"), ("SK", "StoreKit or SpriteKit"), ("UI", "UIKit"),
    ("UN", "UserNotifications"), ("WK", "WebKit or WatchKit"),
  ]
}
