import Foundation

/// Where a fuzzer puts project files: anything is taken, and nothing is claimed of what cannot be read.
package enum HostileProject {
  /// Reads a text as each kind of project file, and as a source file that a project must agree with.
  package static func read(_ bytes: [UInt8]) {
    _ = PropertyListReader.read(bytes)
    _ = YAMLReader.read(bytes)
    if let value = OpenStepReader.read(bytes) { _ = value.members }
    let text = String(decoding: bytes, as: UTF8.self)
    _ = SourceFacts(WidgetSources.File(path: "/app/Widget.swift", text: text))
    let folder = NSTemporaryDirectory() + "islet-fuzz-\(getpid())/A.xcodeproj"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(bytes).write(to: URL(fileURLWithPath: folder + "/project.pbxproj"))
    let project = Project(folder: ProjectPath.folder(folder), sources: [])
    for target in project.targets { _ = target.statement(AppDeclarations.liveActivitiesKey) }
  }
}
