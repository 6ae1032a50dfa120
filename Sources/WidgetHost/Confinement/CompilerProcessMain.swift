import CLinux
import Foundation

/// The compiler, confined: it reads source that came with a folder.
///
/// Unlike a widget's process it must start other programs, those of its toolchain. So the filter of system calls is left
/// out; what Landlock offers holds for the compiler and for all that it starts.
public enum CompilerProcessMain {
  /// The hidden subcommand by which the program becomes the compiler.
  public static let subcommand = "__compiler"

  /// Confines this process and becomes the compiler. Gives an exit code only when that fails.
  ///
  /// - Parameter arguments: the folder to write to, that of the modules, the compiler, and its own arguments.
  @MainActor
  public static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count > 2 else { return 2 }
    islet_close_from(3)
    if let places = places(cache: arguments[0], modules: arguments[1], compiler: arguments[2]) {
      Confinement.limitFiles(places)
    }
    let words = arguments.dropFirst(2).map { strdup($0) } + [nil]
    execv(arguments[2], words)
    return 127
  }

  /// Returns what the compiler needs; nil where it does not stand in a toolchain that is known as one, as a proxy
  /// that picks one.
  static func places(cache: String, modules: String, compiler: String) -> Confinement.Places? {
    guard let toolchain = toolchain(of: compiler) else { return nil }
    let system = ["/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libexec", "/lib", "/lib64"]
    let known = [
      "/usr/include", "/usr/local/include", "/usr/share", "/etc/os-release", "/etc/debian_version",
      "/etc/lsb-release",
    ]
    return Confinement.Places(
      read: Confinement.system + known + [modules], run: [toolchain] + system, write: [cache])
  }

  /// Returns the folder `usr` of a compiler's toolchain.
  private static func toolchain(of compiler: String) -> String? {
    let path = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let root = path.deletingLastPathComponent().deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: root + "/lib/swift") ? root : nil
  }

  /// Returns what a confined compiler cannot do here, for `islet doctor`; nil where it is not confined.
  public static func summary(compiler: String) -> String? {
    let version = islet_landlock_version()
    guard version > 0, toolchain(of: compiler) != nil else { return nil }
    return "writes only to its cache, reads its toolchain and the source"
      + (version >= 4 ? ", no TCP" : "") + ", by Landlock \(version)"
  }
}
