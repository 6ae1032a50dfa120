import Glibc

/// Where the demo apps' folders are: beside the program, or in the checkout that it was built from.
public enum DemoFolders {
  /// The apps, in the order in which they are offered.
  public static let names = ["Match", "Adventure", "Ride", "Delivery", "Timer", "Workout"]

  /// Returns the folder of a demo app; nil when it cannot be found.
  public static func path(of name: String, program: String? = nil) -> String? {
    let beside = folder(of: program ?? ownProgram)
    // The build puts the resources of a target beside the program, under this name.
    let candidates = [
      "\(beside)/Islet_\(name)App.resources", "\(beside)/../share/islet/\(name)",
      checkout + "/Fixtures/\(name)",
    ]
    return candidates.first { access($0 + "/app.json", R_OK) == 0 }
  }

  private static let checkout = folder(of: folder(of: folder(of: #filePath)))

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  private static var ownProgram: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return "./islet" }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
