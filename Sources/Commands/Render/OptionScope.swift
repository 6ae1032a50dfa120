import Canvas
import Phone

/// Which pictures an option of `islet render` or `islet gallery` changes: one row for each option that does not change all
/// of them.
struct OptionScope: Sendable {
  /// The option's name.
  var option: String
  /// What it is for, as a person asks for that.
  var purpose: String
  /// Returns whether it changes one of the pictures.
  var changes: @Sendable (Wish) -> Bool

  /// What is to be drawn.
  struct Wish: Sendable {
    /// The presentations, by their names; the whole phone is `phone`.
    var drawn: [String]
    var format: PictureFormat
    var surroundings = PictureSurroundings.wallpaper
    /// Whether files are compared instead of written.
    var isCheck = false
  }

  /// All such options.
  static let all = ofPictures + ofScreen

  /// Options that change some pictures.
  private static let ofPictures: [OptionScope] = [
    presentations("swiped", [.lockScreen]), presentations("night", [.standBy]),
    presentations("reduced-updates", Presentation.allCases.filter(\.isOnWatch)),
    presentations("alert-title", [.watchAlert]), presentations("alert-body", [.watchAlert]),
    OptionScope(option: "tolerance", purpose: "--check") { $0.isCheck },
    formats("scale", [.png]),
    formats("zoom", PictureFormat.of(.render).filter { $0.isOfCells || $0 == .json }),
    formats("glyphs", PictureFormat.of(.render).filter(\.isOfCells)),
    formats("ascii", PictureFormat.of(.render).filter(\.isOfCells)),
    formats("color", [.ansi, .cells]),
    // Both parts of a minimal island are always seen; other apps' activities where the whole device is.
    OptionScope(
      option: "competitors",
      purpose: "--presentation minimal, and with --around phone for \(names(neighbourly))"
    ) { wish in
      wish.drawn.contains(Presentation.minimal.rawValue)
        || wish.surroundings.showsDevice
          && neighbourly.contains { wish.drawn.contains($0.rawValue) }
        || wish.surroundings == .phoneAlone && wish.drawn.contains("phone")
    },
  ]

  /// Options of the terminal app and of its simulator, which a page does without; `--open` has a meaning for both.
  private static let ofScreen: [OptionScope] = {
    let shared = Set(Option.picture.map(\.name) + ["open"])
    return (Option.terminal + Option.simulator).map(\.name).filter { !shared.contains($0) }
      .map { OptionScope(option: $0, purpose: "the terminal app") { _ in false } }
  }()

  /// Presentations that stand among those of other apps on the whole device.
  private static let neighbourly: [Presentation] = [.lockScreen, .watch, .menuBar, .menuBarOpen]

  private static func presentations(_ option: String, _ all: [Presentation]) -> OptionScope {
    let known = Set(all.map(\.rawValue))
    return OptionScope(option: option, purpose: "--presentation \(names(all))") {
      $0.drawn.contains(where: known.contains)
    }
  }

  private static func formats(_ option: String, _ all: [PictureFormat]) -> OptionScope {
    OptionScope(
      option: option, purpose: "--format \(all.map(\.name).joined(separator: " or "))"
    ) { all.contains($0.format) }
  }

  private static func names(_ all: [Presentation]) -> String {
    all.map(\.rawValue).joined(separator: " or ")
  }
}

extension OptionScope {
  /// Returns a sentence for each option that changes none of the pictures.
  static func idleOptions(_ arguments: Arguments, for wish: Wish) -> [String] {
    all.filter { arguments.has($0.option) && !$0.changes(wish) }
      .map { "--\($0.option) changes nothing here: it is for \($0.purpose)" }
  }

  /// Warns of each option that changes none of the pictures.
  @MainActor
  static func tellIdle(_ arguments: Arguments, for wish: Wish, _ console: Console) {
    for line in idleOptions(arguments, for: wish) { console.complain("warning: \(line)\n") }
  }
}
