/// Modules of Apple's and of Swift's that are not here: nobody has a folder with their source, and none of them extends a
/// type of the source's.
enum AppleModules {
  static let names = Set(
    """
    ARKit AVFAudio AVRouting Accelerate Accessibility AccessorySetupKit Accounts AdAttributionKit AdServices \
    AdSupport AddressBook AddressBookUI AppClip AppKit AppleArchive AssetsLibrary AudioToolbox \
    AuthenticationServices BackgroundAssets BrowserEngineCore BrowserEngineKit BusinessChat CFNetwork CallKit CarKey \
    CarPlay Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync CommonCrypto ContactsUI CoreAudio CoreAudioKit \
    CoreBluetooth CoreFoundation CoreHaptics CoreLocationUI CoreMIDI CoreML CoreMedia CoreNFC CoreServices \
    CoreTelephony CoreText CoreVideo CreateMLComponents CryptoTokenKit DataDetection DeclaredAgeRange DeviceCheck \
    DeviceDiscoveryExtension DeviceDiscoveryUI DockKit EnergyKit EventKitUI ExposureNotification ExtensionFoundation \
    ExtensionKit ExternalAccessory FileProvider FinanceKit FoundationModels GLKit GSS GameController GameKit \
    GameplayKit GeoToolbox GroupActivities HealthKitUI HomeKit IOKit IOSurface IdentityDocumentServices \
    IdentityDocumentServicesUI IdentityLookup ImagePlayground IntentsUI JavaScriptCore JournalingSuggestions \
    LinkPresentation LiveCommunicationKit LockedCameraCapture MLCompute MachO ManagedSettingsUI MarketplaceKit \
    Matter MatterSupport MediaAccessibility MediaSetup Messages Metal MetalFX MetalKit MetalPerformanceShaders \
    MetalPerformanceShadersGraph MetricKit ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction \
    NetworkExtension NewsstandKit NotificationCenter ObjectiveC OpenGLES PDFKit PHASE PaperKit PassKit PencilKit \
    PermissionKit ProximityReader PushKit PushToTalk QuickLook QuickLookThumbnailing RealityFoundation RealityKit \
    ReplayKit RoomPlan SafetyKit SceneKit ScreenCaptureKit ScreenTime SecureElementCredential \
    SensitiveContentAnalysis SensorKit SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial Speech \
    SwiftUICore Symbols SystemConfiguration TabularData ThreadNetwork TouchController Translation \
    TranslationUIProvider UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit \
    VisualIntelligence WatchKit WeatherKit WiFiAware WorkoutKit iAd simd \
    Cxx Darwin Distributed System Testing XCTest XCUIAutomation _Differentiation
    """.split(separator: " ").map(String.init))

  /// What to do about the import of one.
  static let advice =
    "Nothing, unless the widget uses something of it: put that behind #if !os(Linux)."
}
