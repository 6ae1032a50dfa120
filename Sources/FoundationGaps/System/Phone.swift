extension CGFloat {
  /// Creates a number as Objective-C boxes it.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension ProcessInfo {
  /// Whether the phone saves power; the simulated one does not.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether the app of a phone runs on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app runs as a Mac's.
  public var isMacCatalystApp: Bool { false }
  /// How warm the phone is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// How warm the phone is; the simulated one is not.
  public var thermalState: ThermalState { .nominal }
}

extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default._urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
  /// The app's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// What the app can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The app's library.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// What the app keeps for itself.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// What lasts a short time.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// The app's home.
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
}

extension FileManager {
  /// Returns folders of the app; Foundation knows no library outside of Apple's systems.
  public func _urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    guard directory == .libraryDirectory, domain.contains(.userDomainMask) else {
      return urls(for: directory, in: domain)
    }
    return [URL.homeDirectory.appendingPathComponent("Library", isDirectory: true)]
  }

  /// Returns a folder of the app, which is made when that is wanted.
  public func _url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory, let library = _urls(for: directory, in: domain).first
    else {
      return try self.url(
        for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: library, withIntermediateDirectories: true) }
    return library
  }
}

/// A direction and a length.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static let zero = CGVector()
  public init() { (dx, dy) = (0, 0) }
  /// Creates a direction and a length by its two parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
