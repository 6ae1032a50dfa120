/// What the stand-in modules and the frameworks declare, so that a name can be told with the `import` that a file lacks.
enum StandInTypes {
  /// The names by their module. A test compares them with the sources.
  static let names: [String: String] = [
    "AEPMessagingLiveActivity": """
    LiveActivityAssuranceDebuggable LiveActivityAttributes LiveActivityData LiveActivityOrigin
    """,
    "AVFoundation": """
    AVAsset AVAudioFile AVAudioFormat AVAudioPlayer AVAudioPlayerDelegate AVAudioRecorder \
    AVAudioSession AVPlayer AVPlayerItem AVPlayerLayer AVQueuePlayer AVSpeechSynthesisVoice \
    AVSpeechSynthesizer AVSpeechUtterance AVURLAsset CMTime
    """,
    "AVKit": "VideoPlayer",
    "AlarmKit": """
    Alarm AlarmAttributes AlarmButton AlarmManager AlarmMetadata AlarmPresentation \
    AlarmPresentationState
    """,
    "AppTrackingTransparency": "ATTrackingManager",
    "BackgroundTasks": """
    BGAppRefreshTask BGAppRefreshTaskRequest BGProcessingTask BGProcessingTaskRequest \
    BGTask BGTaskRequest BGTaskScheduler
    """,
    "BrazeKit": "BrazeLiveActivityAttributes",
    "Charts": """
    AnnotationContext AnnotationOverflowResolution AnnotationPosition AnyAxisContent \
    AnyAxisMark AnyChartContent AnyChartSymbolShape AreaMark AreaPlot \
    AutomaticScaleDomain AxisContent AxisContentBuilder AxisGridLine AxisMark \
    AxisMarkBuilder AxisMarkPosition AxisMarkPreset AxisMarkValues AxisMarks AxisTick \
    AxisValue AxisValueLabel AxisValueLabelCollisionResolution AxisValueLabelOrientation \
    BarMark BarPlot BasicChartSymbolShape Chart ChartAxisContent ChartBinRange \
    ChartContent ChartContentBuilder ChartMark ChartPlotContent ChartProxy \
    ChartScrollTargetBehavior ChartSymbolShape DateBins InterpolationMethod LineMark \
    LinePlot MarkDimension MarkDimensions MarkStackingMethod NumberBins Plot \
    PlotDimensionScaleRange Plottable PlottableProjection PlottableValue PlottedValue \
    PointMark PointPlot PrimitivePlottableProtocol RectangleMark RectanglePlot RuleMark \
    RulePlot ScaleDomain ScaleType SectorMark SectorPlot \
    ValueAlignedChartScrollTargetBehavior VectorizedChartContent
    """,
    "CioLiveActivities_Attributes": """
    CIOActivityAttribute CIOActivityTemplate CIOCustomAttributes CIOLiveActivityMetadata \
    CIOMetadataCarrying EpochSecondsDate
    """,
    "Combine": """
    AnyCancellable AnyPublisher Cancellable ConnectablePublisher CurrentValueSubject Deferred \
    Empty Fail Future \
    ImmediateScheduler Just ObservableObject ObservableObjectPublisher PassthroughSubject \
    Published Publisher Publishers Scheduler SchedulerTimeIntervalConvertible Subject Subscribers
    """,
    "Compression": """
    Algorithm FilterError FilterOperation InputFilter OutputFilter compression_algorithm
    """,
    "Contacts": "CNContact CNContactStore CNEntityType",
    "CoreData": """
    FetchRequest FetchedResults NSEntityDescription NSFetchRequest NSFetchRequestResult \
    NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSMergePolicy \
    NSPersistentCloudKitContainer NSPersistentContainer NSPersistentStoreCoordinator \
    NSPersistentStoreDescription SectionedFetchRequest SectionedFetchResults
    """,
    "CoreImage": """
    CIAreaAverage CIAztecCodeGenerator CIBlendWithMask CIBloom CIBoxBlur \
    CICode128BarcodeGenerator CIColor CIColorControls CIColorInvert CIColorMatrix \
    CIColorMonochrome CICompositeOperation CIContext CIContextOption CIFalseColor CIFilter \
    CIFilterProtocol CIFormat CIGaussianBlur CIImage CIMaskToAlpha CIPDF417BarcodeGenerator \
    CIPhotoEffect CIPixellate CIQRCodeGenerator CIRandomGenerator CISepiaTone CIVector \
    CIVignette CGImagePropertyOrientation
    """,
    "CoreLocation": """
    CLAccuracyAuthorization CLActivityType CLAuthorizationStatus CLBackgroundActivitySession \
    CLCircularRegion CLError CLFloor CLGeocoder CLHeading CLLocation CLLocationAccuracy \
    CLLocationCoordinate2D CLLocationDegrees CLLocationDirection CLLocationDirectionAccuracy \
    CLLocationDistance CLLocationManager CLLocationManagerDelegate CLLocationSpeed \
    CLLocationSpeedAccuracy CLLocationUpdate CLPlacemark CLRegion CLRegionState \
    CLServiceSession CLVisit
    """,
    "CoreMotion": "CMMotionActivityManager CMMotionManager CMPedometer CMPedometerData",
    "CoreSpotlight": """
    CSCustomAttributeKey CSSearchableIndex CSSearchableIndexDelegate CSSearchableItem \
    CSSearchableItemAttributeSet
    """,
    "CoreTransferable": """
    CodableRepresentation DataRepresentation FileRepresentation ProxyRepresentation \
    ReceivedTransferredFile SentTransferredFile TransferRepresentation \
    TransferRepresentationBuilder TransferRepresentationVisibility Transferable \
    TupleTransferRepresentation
    """,
    "CryptoKit": """
    AES CryptoKitError Digest HKDF HMAC HashFunction HashedAuthenticationCode Insecure \
    MessageAuthenticationCode SHA256 SHA256Digest SHA384 SHA384Digest SHA512 SHA512Digest \
    SymmetricKey SymmetricKeySize
    """,
    "DeviceActivity": """
    DeviceActivityCenter DeviceActivityEvent DeviceActivityMonitor DeviceActivityName \
    DeviceActivitySchedule
    """,
    "EventKit": """
    EKAuthorizationStatus EKCalendar EKCalendarItem EKCalendarType EKEntityType EKEvent \
    EKEventStore EKReminder
    """,
    "FamilyControls": """
    AuthorizationCenter AuthorizationStatus FamilyActivityIconView FamilyActivitySelection \
    FamilyActivityTitleView FamilyControlsError FamilyControlsMember
    """,
    "HealthKit": """
    HKAuthorizationStatus HKCategorySample HKCategoryType HKCategoryTypeIdentifier \
    HKCategoryValueSleepAnalysis HKError HKHealthStore HKMetricPrefix HKObject HKObjectType \
    HKQuantity HKQuantitySample HKQuantityType HKQuantityTypeIdentifier HKQuery \
    HKQueryOptions HKSample HKSampleQuery HKSampleType HKStatistics HKStatisticsOptions \
    HKStatisticsQuery HKUnit HKWorkout HKWorkoutActivityType HKWorkoutConfiguration \
    HKWorkoutSessionLocationType HKWorkoutSessionState HKWorkoutType
    """,
    "ImageIO": "CGImageSource",
    "Intents": "ConfigurationIntent INIntent INIntentResponse INInteraction",
    "LocalAuthentication": "LABiometryType LAContext LAError LAPolicy",
    "ManagedSettings": """
    ActivityCategory ActivityCategoryToken Application ApplicationToken \
    ManagedSettingsStore ShieldSettings Token WebDomain WebDomainToken
    """,
    "MapKit": """
    Annotation MKCircle MKCoordinateRegion MKCoordinateSpan MKDistanceFormatter \
    MKHybridMapConfiguration MKImageryMapConfiguration MKMapCamera MKMapConfiguration \
    MKMapItem MKMapPoint MKMapRect MKMapSize MKMapSnapshotter MKMapType MKMultiPoint \
    MKOverlayLevel MKPlacemark MKPointOfInterestCategory MKPointOfInterestFilter MKPolygon \
    MKPolyline MKStandardMapConfiguration Map MapAnnotation MapAnnotationProtocol MapCamera \
    MapCameraBounds MapCameraPosition MapCircle MapCompass MapContent MapContentBuilder \
    MapInteractionModes MapMarker MapPin MapPitchToggle MapPolygon MapPolyline MapScaleView \
    MapStyle MapThing MapUserLocationButton MapUserTrackingMode Marker \
    PointOfInterestCategories UserAnnotation UserLocation
    """,
    "MediaPlayer": """
    MPMediaEntityPersistentID MPMediaItem MPMediaItemArtwork MPNowPlayingInfoCenter \
    MPRemoteCommand MPRemoteCommandCenter MPRemoteCommandEvent MPRemoteCommandHandlerStatus
    """,
    "MessageUI": "MFMailComposeViewController MFMessageComposeViewController",
    "Network": "NWInterface NWPath NWPathMonitor",
    "OneSignalLiveActivities": """
    AnyCodable DefaultLiveActivityAttributes OneSignalLiveActivityAttributeData \
    OneSignalLiveActivityAttributes OneSignalLiveActivityContentState \
    OneSignalLiveActivityContentStateData
    """,
    "Photos": "PHAccessLevel PHAsset PHAuthorizationStatus PHPhotoLibrary",
    "PhotosUI": "PhotosPicker PhotosPickerItem",
    "PushwooshLiveActivities": """
    AnyCodable DefaultLiveActivityAttributes PushwooshLiveActivityAttributeData \
    PushwooshLiveActivityAttributes PushwooshLiveActivityContentState \
    PushwooshLiveActivityContentStateData
    """,
    "QuartzCore": "CALayer",
    "SafariServices": "SFSafariViewController",
    "Security": "OSStatus",
    "SpriteKit": "SKScene SpriteView",
    "StoreKit": """
    AppStore Product SKStoreReviewController StoreKitError Transaction VerificationResult
    """,
    "SwiftData": """
    DefaultSerialModelExecutor FetchDescriptor MigrationStage ModelActor ModelConfiguration \
    ModelContainer ModelContext ModelExecutor PersistentIdentifier PersistentModel Query Schema \
    SchemaMigrationPlan VersionedSchema
    """,
    "TipKit": "Tip TipActionBuilder TipOption TipOptionsBuilder TipRuleBuilder TipView Tips",
    "UIKit": "UIAccessibility",
    "UniformTypeIdentifiers": "UTType",
    "UserNotifications": """
    UNAlertStyle UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger \
    UNError UNMutableNotificationContent UNNotification UNNotificationAction \
    UNNotificationActionIcon UNNotificationActionOptions UNNotificationAttachment \
    UNNotificationCategory UNNotificationServiceExtension UNPushNotificationTrigger \
    UNShowPreviewsSetting UNTextInputNotificationAction UNTextInputNotificationResponse \
    UNNotificationCategoryOptions UNNotificationContent UNNotificationInterruptionLevel \
    UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse \
    UNNotificationSetting UNNotificationSettings UNNotificationSound UNNotificationSoundName \
    UNNotificationTrigger UNTimeIntervalNotificationTrigger UNUserNotificationCenter \
    UNUserNotificationCenterDelegate
    """,
    "WatchConnectivity": "WCError WCSession WCSessionActivationState WCSessionDelegate",
    "WebKit": "WKWebView WKWebViewConfiguration",
    "os": "OSAllocatedUnfairLock",
  ]

  /// Functions and constants that stand in no type, by their module. A test compares them with the sources.
  static let values: [String: String] = [
    "AVFoundation": "CMTimeGetSeconds",
    "Compression": """
    COMPRESSION_BROTLI COMPRESSION_LZ4 COMPRESSION_LZ4_RAW COMPRESSION_LZBITMAP COMPRESSION_LZFSE \
    COMPRESSION_LZMA COMPRESSION_ZLIB compression_decode_buffer \
    compression_decode_scratch_buffer_size compression_encode_buffer \
    compression_encode_scratch_buffer_size
    """,
    "CoreData": """
    NSErrorMergePolicy NSMergeByPropertyObjectTrumpMergePolicy \
    NSMergeByPropertyStoreTrumpMergePolicy NSOverwriteMergePolicy NSPersistentHistoryTrackingKey \
    NSPersistentStoreRemoteChangeNotificationPostOptionKey NSRollbackMergePolicy
    """,
    "CoreImage": """
    kCIInputAngleKey kCIInputBackgroundImageKey kCIInputBrightnessKey kCIInputCenterKey \
    kCIInputColorKey kCIInputContrastKey kCIInputExtentKey kCIInputImageKey kCIInputIntensityKey \
    kCIInputMaskImageKey kCIInputRadiusKey kCIInputSaturationKey kCIInputScaleKey \
    kCIOutputImageKey
    """,
    "CoreLocation": """
    CLLocationCoordinate2DIsValid kCLDistanceFilterNone kCLLocationAccuracyBest \
    kCLLocationAccuracyBestForNavigation kCLLocationAccuracyHundredMeters \
    kCLLocationAccuracyKilometer kCLLocationAccuracyNearestTenMeters \
    kCLLocationAccuracyThreeKilometers kCLLocationCoordinate2DInvalid
    """,
    "CoreSpotlight": """
    CSQueryContinuationActionType CSSearchQueryString CSSearchableItemActionType \
    CSSearchableItemActivityIdentifier
    """,
    "HealthKit": """
    HKObjectQueryNoLimit HKSampleSortIdentifierEndDate HKSampleSortIdentifierStartDate
    """,
    "ImageIO": """
    CGImageSourceCopyPropertiesAtIndex CGImageSourceCreateImageAtIndex \
    CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData CGImageSourceCreateWithURL \
    CGImageSourceGetCount CGImageSourceGetType kCGImagePropertyOrientation \
    kCGImagePropertyPixelHeight kCGImagePropertyPixelWidth \
    kCGImageSourceCreateThumbnailFromImageAlways kCGImageSourceCreateThumbnailFromImageIfAbsent \
    kCGImageSourceCreateThumbnailWithTransform kCGImageSourceShouldAllowFloat \
    kCGImageSourceShouldCache kCGImageSourceShouldCacheImmediately kCGImageSourceSubsampleFactor \
    kCGImageSourceThumbnailMaxPixelSize kCGImageSourceTypeIdentifierHint
    """,
    "MediaPlayer": """
    MPMediaItemPropertyAlbumTitle MPMediaItemPropertyArtist MPMediaItemPropertyArtwork \
    MPMediaItemPropertyPlaybackDuration MPMediaItemPropertyTitle \
    MPNowPlayingInfoPropertyElapsedPlaybackTime MPNowPlayingInfoPropertyPlaybackRate
    """,
    "QuartzCore": "CACurrentMediaTime",
    "Security": """
    SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate errSecDuplicateItem \
    errSecItemNotFound errSecNotAvailable errSecSuccess \
    kSecAttrAccessGroup kSecAttrAccessible kSecAttrAccessibleAfterFirstUnlock \
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly kSecAttrAccessibleWhenUnlocked \
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount kSecAttrApplicationTag kSecAttrKeySizeInBits \
    kSecAttrKeyType kSecAttrKeyTypeECSECPrimeRandom kSecAttrKeyTypeRSA kSecAttrServer \
    kSecAttrService kSecAttrSynchronizable kSecClass kSecClassGenericPassword \
    kSecClassInternetPassword kSecClassKey \
    kSecMatchLimit kSecMatchLimitAll kSecMatchLimitOne kSecReturnAttributes kSecReturnData \
    kSecReturnRef kSecValueData
    """,
    "UserNotifications": """
    UNNotificationAttachmentOptionsThumbnailClippingRectKey \
    UNNotificationAttachmentOptionsThumbnailHiddenKey \
    UNNotificationAttachmentOptionsThumbnailTimeKey UNNotificationAttachmentOptionsTypeHintKey \
    UNNotificationDefaultActionIdentifier UNNotificationDismissActionIdentifier
    """,
  ]

  /// Names of the frameworks themselves that a file uses without their `import`. A test looks for each in the sources.
  static let ofFrameworks: [String: String] = [
    "ActivityKit": """
    Activity ActivityAttributes ActivityAuthorizationInfo ActivityContent ActivityState \
    ActivityUIDismissalPolicy AlertConfiguration PushType
    """,
    "AppIntents": """
    AppDependencyManager AppEntity AppEnum AppIntent AppShortcut AppShortcutsProvider \
    AudioPlaybackIntent ControlConfigurationIntent CustomIntentMigratedAppIntent DeleteIntent \
    DisplayRepresentation EntityPropertyQuery EntityQuery EntityStringQuery \
    ForegroundContinuableIntent IntentDescription IntentDialog IntentFile IntentModes \
    IntentParameter IntentParameterDependency IntentPerson IntentResult LiveActivityIntent \
    LiveActivityStartingIntent OpenIntent OpenURLIntent OpensIntent ParameterSummary \
    PredictableIntent ProgressReportingIntent ProvidesDialog ReturnsValue SetFocusFilterIntent \
    SetValueIntent ShowsSnippetView SnippetIntent TargetContentProvidingIntent \
    TransientAppEntity TypeDisplayRepresentation URLRepresentableIntent \
    WidgetConfigurationIntent
    """,
    "WidgetKit": """
    ActivityConfiguration ActivityFamily ActivityViewContext AppIntentConfiguration \
    AppIntentTimelineProvider ControlWidget DynamicIsland DynamicIslandExpandedRegion \
    StaticConfiguration Timeline TimelineEntry TimelineProvider Widget WidgetBundle WidgetCenter \
    WidgetConfiguration WidgetFamily
    """,
  ]

  private static let modules: [Substring: [String]] = {
    var modules: [Substring: [String]] = [:]
    for table in [names, values, ofFrameworks] {
      for (module, names) in table {
        for name in names.split(separator: " ") { modules[name, default: []].append(module) }
      }
    }
    return modules.mapValues { $0.sorted() }
  }()

  /// Returns the modules that declare a type, a function or a constant of this name.
  static func modules(of name: String) -> [String] { modules[name[...]] ?? [] }

  /// Returns all names that a stand-in module declares outside of types.
  static func all(of module: String) -> Set<String> {
    Set(
      [names, values].compactMap { $0[module] }.joined(separator: " ").split(separator: " ").map(
        String.init))
  }
}
