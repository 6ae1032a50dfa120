import Canvas
import WidgetProtocol

/// What the files are called that `islet render` writes into a folder: `02-goal-lockScreen-light.png`.
enum PictureName {
  /// Returns what a state's pictures begin with. A preview may have any name, and none leads out of the folder.
  static func beginning(_ state: String) -> String {
    // By scalars: a slash with an accent behind it is a `Character` of its own, and a slash to the system.
    String(String.UnicodeScalarView(state.unicodeScalars.map { $0 == "/" ? "∕" : $0 }))
  }

  /// Returns what stands behind the state's name: `-lockScreen-light.png`.
  @MainActor
  static func end(
    of shot: WidgetStudio.Shot, _ options: PictureOptions, _ format: PictureFormat
  ) -> String {
    var name = "-\(shot.subject.name)"
    if options.size != nil, let size = shot.size { name += "-\(size.name)" }
    if options.appearance == .light { name += "-light" }
    if options.isStale { name += "-stale" }
    if options.isDimmed { name += "-dimmed" }
    if options.isNight { name += "-night" }
    if options.isSwiped { name += "-swiped" }
    if options.typeSize != .l { name += "-\(options.typeSize.rawValue)" }
    if options.locale != PictureOptions.usualLocale { name += "-\(options.locale)" }
    for setting in DisplaySetting.allCases where options.display.contains(setting) {
      name += "-\(setting.option)"
    }
    return "\(name).\(format.ending)"
  }

  /// Returns the state whose picture a file seems to be; nil for a file of another form.
  static func state(of file: String, _ ends: Set<String>) -> String? {
    ends.first(where: file.hasSuffix).map { String(file.dropLast($0.count)) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }
}
