import DemoApps
import EventLoop
import Files
import Findings
import Foundation
import Outlines
import WidgetHost

/// `islet install`: a copy of the program that works without the checkout it was built from.
@MainActor
enum InstallCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let target = console.absolute(arguments.operands[0])
    let program = Frameworks.runningProgram
    let frameworks: Frameworks
    switch Frameworks.find(environment: console.environment, program: program) {
    case .success(let found): frameworks = found
    case .failure(let problem):
      throw UsageError(
        problem.finding.sentence, fix: "install from the checkout: swift run islet install DIR")
    }
    let bin = target + "/bin"
    var installation = Installation()
    let interruption = Interruption()
    func copy(_ source: String, to place: String) throws {
      try interruption.check()
      try installation.copy(source, to: place)
    }
    do {
      try copy(program, to: bin + "/islet")
      let library = bin + "/" + Frameworks.libraryFolder + "/Modules"
      for module in Frameworks.needed.sorted() {
        let name = module + ".swiftmodule"
        try copy(frameworks.modules + "/" + name, to: library + "/" + name)
      }
      for name in DemoFolders.names {
        guard let folder = DemoFolders.path(of: name) else { continue }
        try copy(folder, to: target + "/share/islet/" + name)
      }
      // What pictures are drawn with: the copy may go to a machine that has none of it.
      let fonts = target + "/share/islet/fonts"
      for file in FontFolders.files {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        try copy(file, to: fonts + "/" + name)
      }
      if let icons = FontFolders.iconFolder {
        try copy(icons, to: fonts + "/bootstrap-icons")
      }
      try interruption.check()
      try installation.finish()
    } catch let stop as Interruption.Stop {
      installation.undo()
      return stop.code
    } catch {
      installation.undo()
      throw fault(error, target)
    }
    console.write("\(bin)/islet\n")
    return ExitCode.done
  }

  private static func fault(_ error: any Error, _ target: String) -> UsageError {
    if (error as? CocoaError)?.code == .fileWriteOutOfSpace {
      return UsageError(
        "\(printable(target)) cannot be written: the disk is full",
        fix: "make room, or choose a folder on another disk; nothing was changed")
    }
    if let occupied = error as? Installation.Occupied {
      let place = printable(occupied.place)
      return UsageError(
        occupied.isFolder
          ? "\(place) is a folder, and islet install writes a file of that name"
          : "\(place) is a file, and islet install makes a folder of that name",
        fix: "put it aside, or choose another folder; nothing was changed")
    }
    let reason = (error as? FileBytes.Fault)?.reason ?? error.localizedDescription
    return UsageError(
      "\(printable(target)) cannot be written: \(reason)",
      fix: "choose a folder of your own, as in islet install ~/.local")
  }
}

/// Signals that are waited for between two steps, so that what was begun is undone.
@MainActor
private final class Interruption {
  /// That a signal came.
  struct Stop: Error {
    var signal: Int32
    /// The exit code, as a shell tells of a signal.
    var code: Int32 { 128 + signal }
  }

  private let loop = EventLoop()
  private var signal: Int32?

  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      loop.onSignal(number) { [weak self] in self?.signal = number }
    }
  }

  /// Throws when one has come.
  func check() throws(Stop) {
    loop.pass(limit: 0)
    if let signal { throw Stop(signal: signal) }
  }
}
