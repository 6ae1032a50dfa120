import Foundation

/// Runs one row of the table of targets under libFuzzer; ISLET_FUZZ_TARGET names it.
///
/// libFuzzer's own `main` is not used: the package manager gives every executable one, and the driver is made to be
/// called from there. Options and seeds are libFuzzer's: `islet-fuzz -max_total_time=60 CORPUS SEEDS`.
@main
enum Fuzz {
  static func main() {
    let name = ProcessInfo.processInfo.environment["ISLET_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      if name == "list-targets" {
        for target in FuzzTarget.all { print(target.name) }
        exit(0)
      }
      let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(Data("ISLET_FUZZ_TARGET is one of \(names)\n".utf8))
      exit(2)
    }
    chosen = target
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
  }
}

/// Set once, before libFuzzer starts; a C function can capture nothing.
nonisolated(unsafe) private var chosen = FuzzTarget.all[0]

/// Returns what libFuzzer calls with each input; 0 keeps it if it reached something new.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen.run(UnsafeRawBufferPointer(start: bytes, count: count))
  return 0
}

/// Runs libFuzzer's loop; returns when its time is over, and ends the process on a crash.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
