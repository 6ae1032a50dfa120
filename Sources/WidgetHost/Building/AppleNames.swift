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
    "CustomAnimation", "FocusedValues", "ImageRenderer", "KeyframeTimeline", "NavigationPath",
    "NavigationSplitView", "NavigationStack", "TextRenderer",
    // Of SwiftUI, and not here.
    "EditButton", "OutlineGroup", "PasteButton", "RenameButton", "ScrollTargetBehavior",
    "ScrollViewReader", "Shader", "ShaderLibrary", "Table", "ToolbarItemGroup",
    // Of AppIntents and WidgetKit, and not here.
    "AccessoryWidgetGroup", "AppShortcutParameterPresentation", "CameraCaptureIntent",
    "FileEntity", "IndexedEntityQuery", "IntentPaymentMethod", "IntentValueQuery",
    "NegativeAppShortcutPhrase", "NegativeAppShortcutPhrases", "PauseWorkoutIntent",
    "ResumeWorkoutIntent", "StartDiveIntent", "StartWorkoutIntent", "UISceneAppIntent",
  ]

  /// Types of UIKit's and Core Graphics' that are here with a part of their members, some of which nothing draws. A test
  /// compares them with the sources.
  static let ofUIKit: Set<String> = [
    "CGAffineTransform", "CGColor", "CGColorSpace", "CGContext", "CGGradient", "CGImage",
    "CGMutablePath", "CGPath", "NSDataAsset", "NSMutableParagraphStyle",
    "NSParagraphStyle", "NSStringDrawingContext", "UIAlertAction", "UIAlertController",
    "UIApplication", "UIBezierPath", "UIColor", "UIControl", "UIDevice", "UIFeedbackGenerator",
    "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIGestureRecognizer",
    "UIGraphicsImageRenderer", "UIGraphicsImageRendererContext", "UIGraphicsImageRendererFormat",
    "UIHostingController", "UIImage", "UIImageView", "UIImpactFeedbackGenerator", "UILabel",
    "UINavigationController", "UINotificationFeedbackGenerator", "UIPasteboard", "UIPickerView",
    "UIProgressView", "UIResponder", "UIScene", "UIScreen", "UISegmentedControl",
    "UISelectionFeedbackGenerator", "UISlider", "UISwitch", "UITraitCollection", "UIView",
    "UIViewController", "UIWindow", "UIWindowScene",
  ]

  /// Types of the stand-in modules that begin by a framework's letters: hardly a source calls one of its own so.
  private static let ofStandIns = Set(
    StandInTypes.names.values.joined(separator: " ").split(separator: " ").map(String.init)
  ).filter { framework(of: $0) != nil }

  /// Returns whether a type is one of the frameworks' that are here, also as `UIView?`: what it lacks may be there on iOS.
  static func isHere(_ type: String) -> Bool {
    let name = type.last == "?" ? String(type.dropLast()) : type
    return types.contains(name) || ofUIKit.contains(name) || ofStandIns.contains(name)
  }

  /// Returns whether a name begins as constants of Core Foundation and of what is built on it: `kCFNull`.
  static func isConstant(_ name: String) -> Bool {
    ["kCF", "kCG", "kCI", "kCA", "kCL", "kCM", "kCT", "kCV", "kUT", "kSec", "kAudio"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }

  /// Functions and variables of Darwin's C library that Linux has not: every file has them that imports Foundation or
  /// SwiftUI. One with an underscore counts as C's whatever it is called.
  static let ofDarwin: Set<String> = [
    "acct", "clonefile", "copyfile", "devname", "digittoint", "exchangedata", "fclonefileat",
    "fcopyfile", "fgetln", "fls", "flsl", "flsll", "fropen", "fsctl", "funopen", "fwopen",
    "getattrlist", "getfsstat", "getmntinfo", "getprogname", "heapsort", "ishexnumber",
    "isideogram", "isnumber", "isphonogram", "isrune", "isspecial", "issetugid", "kevent", "kqueue",
    "mergesort", "optreset", "radixsort", "reallocf", "removefile", "searchfs", "setattrlist",
    "setprogname", "sradixsort", "srandomdev", "strlcat", "strlcpy", "strmode", "strnstr",
    "strnunvis", "strnvis", "strunvis", "strvis", "suboptarg", "sysctlbyname", "unvis", "wcslcat",
    "wcslcpy",
  ]

  /// Returns the framework of Apple's by whose letters a name begins: `UIView`, not `Units`.
  static func framework(of name: String) -> String? {
    guard name.prefix(3).count == 3, name.prefix(3).allSatisfy(\.isUppercase) else { return nil }
    return prefixes.first { name.hasPrefix($0.prefix) }?.framework
  }

  /// By which the names of Apple's frameworks begin.
  private static let prefixes: [(prefix: String, framework: String)] = [
    ("AV", "AVFoundation"), ("CA", "QuartzCore"), ("CB", "CoreBluetooth"),
    ("CF", "CoreFoundation"), ("CGImageSource", "ImageIO"), ("CGImageDestination", "ImageIO"),
    ("CG", "CoreGraphics"),
    ("CI", "CoreImage"), ("CL", "CoreLocation"), ("CM", "CoreMotion"), ("CN", "Contacts"),
    ("EK", "EventKit"), ("HK", "HealthKit"), ("IN", "Intents"), ("MK", "MapKit"),
    ("MP", "MediaPlayer"), ("NS", "Foundation or AppKit"), ("NW", "Network"), ("PH", "Photos"),
    ("SF", "Speech or SafariServices"), ("SK", "StoreKit or SpriteKit"), ("UI", "UIKit"),
    ("UN", "UserNotifications"), ("WK", "WebKit or WatchKit"),
  ]
}
