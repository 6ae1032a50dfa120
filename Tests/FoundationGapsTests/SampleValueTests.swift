import FoundationGaps
import Testing

@Suite struct SampleValueTests {
  @Test(arguments: [
    ("driverName", "Driver name"), ("imageURL", "https://example.com"), ("status", "In progress"),
    ("backgroundColor", "#1C2A4A"), ("titleColor", "#FFFFFF"), ("", "Text"), ("x_y", "X y"),
    // What ends up in links and file names has no spaces.
    ("activityType", "activity-type"), ("teamLogo", "team-logo"), ("imageName", "image-name"),
    // What is drawn by its name, and what is read.
    ("iconName", "star.fill"), ("systemImageName", "star.fill"), ("symbol", "star.fill"),
    ("endTimeISO", "2025-11-21T09:56:00Z"), ("startTimeISO", "2025-11-21T09:31:00Z"),
    ("avatarEmoji", "⭐️"), ("colorName", "blue"), ("accentColor", "#3478F6"),
    ("authToken", "3aff05d2c41e"), ("homeScore", "2"), ("awayScore", "1"), ("discount", "60%"),
    ("departureTrack", "4"), ("trackTitle", "Track title"), ("trackName", "Track name"),
  ])
  func `a text suits its name`(name: String, text: String) {
    #expect(SampleValue.text(name) == text)
  }

  @Test(arguments: [
    ("progress", 0.6, 60), ("percent", 60, 60), ("batteryLevel", 0.8, 80), ("health", 0.8, 80),
    ("volume", 0.6, 60), ("bpm", 120, 120), ("recordingTime", 600, 600), ("glucose", 112, 112),
    ("printTimeLeft", 600, 600), ("currentStageIndex", 0, 0), ("goals", 2, 2),
    ("minValue", 0, 0), ("latitude", 37.33, 37),
  ])
  func `a number is believable, as a share of one or of a hundred by its type`(
    name: String, number: Double, integer: Int
  ) {
    #expect(SampleValue.number(name) == number)
    #expect(SampleValue.integer(name) == integer)
  }

  @Test(arguments: [
    ("progress", "progressMax"), ("elapsedTime", "totalTime"), ("duration", "totalDuration"),
    ("currentStreak", "longestStreak"), ("distance", "totalDistance"),
    ("batteryLevel", "maxBattery"), ("awayScore", "homeScore"), ("current", "goal"),
    ("currentStep", "totalSteps"), ("minutes", "maxMinutes"),
  ])
  func `a part is less than its whole`(part: String, whole: String) {
    #expect(SampleValue.integer(part) < SampleValue.integer(whole))
    #expect(SampleValue.number(part) < SampleValue.number(whole))
  }

  @Test func `numbers of one thing fit one another`() {
    #expect(SampleValue.integer("currentStep") < SampleValue.integer("totalSteps"))
    #expect((0...1).contains(SampleValue.number("progress")))
    #expect((0...100).contains(SampleValue.integer("progress")))
    #expect(SampleValue.integer("progress") > 1)
    #expect(SampleValue.integer("selectedIndex") == 0)
  }

  @Test func `what starts has begun, what ends is to come`() {
    #expect(SampleValue.distance("startDate") < 0)
    #expect(SampleValue.distance("endDate") > 0)
    #expect(SampleValue.isDate("endTime") && SampleValue.isDate("timestamp"))
    #expect(!SampleValue.isDate("time_left") && !SampleValue.isDate("updates"))
  }

  @Test(arguments: [
    "startedAt", "pausedAtMs", "workingSince", "startTimeMilliseconds", "endTimeInSeconds",
    "currentTimeStamp", "validUntil", "unixStart", "alarmTime", "prayerTimeEpoch", "endTimeMs",
  ])
  func `a number whose name says a moment is a date`(name: String) {
    #expect(SampleValue.isDate(name))
  }

  @Test(arguments: [
    "currentTime", "timeLeftMs", "totalTime", "durationMs", "sinceOpenSteps", "at", "ms",
    "elapsedSeconds", "format", "stamp",
  ])
  func `any other number is none`(name: String) {
    #expect(!SampleValue.isDate(name))
  }

  @Test(arguments: [
    ("elapsedMs", 600_000), ("elapsedSeconds", 600), ("durationMillis", 1_500_000),
    ("totalTimeMs", 1_800_000), ("heartRateMs", 120),
  ])
  func `a span of time is in the unit of its name`(name: String, value: Int) {
    #expect(SampleValue.integer(name) == value)
  }

  @Test func `what is now is neither past nor to come`() {
    #expect(SampleValue.distance("currentServerTimestamp") == 0)
    #expect(SampleValue.distance("currentLapStart") < 0)
  }

  @Test(arguments: [
    "readingTimestamp", "updatedAt", "startedAt", "lastUpdate", "createdAt", "timestamp",
    "lastArrival", "measured_at", "orderPlacedDate", "synced",
  ])
  func `a date whose name says that it was is past`(name: String) {
    #expect(SampleValue.distance(name) < 0)
  }

  @Test(arguments: [
    "arrivalTimestamp", "nextReading", "readingEnds", "expiresAt", "date", "updates", "boarding",
  ])
  func `a date of any other name is to come`(name: String) {
    #expect(SampleValue.distance(name) > 0)
  }

  @Test func `what goes on is on, and what went wrong is not there`() {
    #expect(SampleValue.truth("isRunning") && !SampleValue.truth("isPaused"))
    #expect(SampleValue.isUsuallyAbsent("errorMessage", as: String.self))
    #expect(SampleValue.isUsuallyAbsent("pausedAt", as: Date.self))
    #expect(SampleValue.isUsuallyAbsent("pausedAt", as: String.self))
    #expect(SampleValue.isUsuallyAbsent("isPaused", as: Bool.self))
    #expect(!SampleValue.isUsuallyAbsent("endDate", as: Date.self))
    // What is shown is there.
    #expect(!SampleValue.isUsuallyAbsent("pauseButton", as: [String].self))
    #expect(!SampleValue.isUsuallyAbsent("stoppedLabel", as: String.self))
    #expect(!SampleValue.isUsuallyAbsent("cancelURL", as: String.self))
  }
}

/// Runs on the main actor: the defaults are the process's, and whoever draws a widget sets them there.
@MainActor
@Suite struct SharedDefaultsTests {
  private let defaults = UserDefaults(suiteName: "islet.tests.\(UUID())") ?? .standard

  @Test func `a value comes from the widget, then from the folder, then it is made up`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = #"{"team": "Harbour", "goals": 3, "list": ["a"], "isLive": true}"#
    try Data(json.utf8).write(to: folder.appendingPathComponent("defaults.json"))
    let outer = SharedDefaults.current
    defer { SharedDefaults.current = outer }
    SharedDefaults.current = SharedDefaults(folder: folder.path)

    #expect(defaults._sharedText("team") == "Harbour")
    #expect(defaults._sharedText("00000000-0000-4000-8000-000000000000_team") == "Harbour")
    #expect(defaults._sharedNumber("goals") == 3)
    #expect(defaults._sharedTruth("isLive"))
    #expect(defaults._sharedList("list") as? [String] == ["a"])
    #expect(defaults._sharedText("driverName") == nil)
    #expect(SharedDefaults.takeMadeUpKeys() == [])

    defaults.set("Own", forKey: "team")
    #expect(defaults._sharedText("team") == "Own")
    defaults.removeObject(forKey: "team")

    SharedDefaults.current.makesUp = true
    #expect(defaults._sharedText("driverName") == "Driver name")
    #expect(defaults._sharedData("qr_image")?.isEmpty == false)
    #expect(defaults._sharedData("blob") == nil)
    #expect(SharedDefaults.takeMadeUpKeys() == ["driverName", "qr_image"])

    let soon = (Surroundings.date.timeIntervalSince1970 + 900).rounded()
    #expect(abs(defaults._sharedNumber("teaEndTime").doubleValue - soon) <= 1)
    #expect(abs(defaults._sharedNumber("teaEndTimeMs").doubleValue - 1000 * soon) <= 1000)
    SharedDefaults.current.countsThousandths = true
    #expect(abs(defaults._sharedNumber("teaEndTime").doubleValue - 1000 * soon) <= 1000)
    #expect(SharedDefaults.takeMadeUpKeys() == ["teaEndTime", "teaEndTimeMs"])
  }

  @Test func `a pipe in the place of the folder's values holds none, and nobody waits for it`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(mkfifo(folder.appendingPathComponent("defaults.json").path, 0o600) == 0)
    let outer = SharedDefaults.current
    defer { SharedDefaults.current = outer }
    SharedDefaults.current = SharedDefaults(folder: folder.path)
    #expect(defaults._sharedText("team") == nil)
  }
}
