/// Modules of Apple's that are not here: nobody has a folder with their source.
enum AppleModules {
  static let names = Set(
    """
    ARKit AVFAudio AVRouting Accelerate Accessibility Accounts AdServices AdSupport AppClip AppKit AudioToolbox \
    AuthenticationServices BackgroundAssets CFNetwork CallKit CarKey CarPlay Cinematic ClassKit ClockKit CloudKit Cocoa \
    ColorSync CommonCrypto ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreFoundation CoreHaptics CoreMIDI CoreML \
    CoreMedia CoreNFC CoreServices CoreTelephony CoreText CoreVideo CryptoTokenKit DataDetection DeviceCheck EventKitUI \
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FileProvider FinanceKit FoundationModels GLKit \
    GameController GameKit GameplayKit GroupActivities HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImagePlayground \
    IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation MachO ManagedSettingsUI MarketplaceKit Matter \
    MatterSupport MediaAccessibility Messages Metal MetalKit MetalPerformanceShaders MetricKit ModelIO \
    MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction NetworkExtension NotificationCenter ObjectiveC OpenGLES \
    PDFKit PaperKit PassKit PencilKit ProximityReader PushKit PushToTalk QuickLook QuickLookThumbnailing RealityKit \
    ReplayKit RoomPlan SafetyKit SceneKit ScreenTime SensitiveContentAnalysis SensorKit ShazamKit SharedWithYou Social \
    SoundAnalysis Speech SwiftUICore Symbols SystemConfiguration ThreadNetwork Translation UserNotificationsUI \
    VideoSubscriberAccount VideoToolbox Vision VisionKit WatchKit WeatherKit WorkoutKit simd
    """.split(separator: " ").map(String.init))

  /// What to do about the import of one.
  static let advice =
    "Nothing, unless the widget uses something of it: put that behind #if !os(Linux)."
}
