import Findings
import FoundationGaps

/// The sounds in an app's folder, by which an alert may name one.
public enum SoundFiles {
  /// The endings of files that iOS plays with a notification.
  private static let endings: Set<String> = ["caf", "wav", "aif", "aiff", "m4r"]
  /// More files than this are not looked at: the folder is not an app's.
  private static let limit = 20_000

  /// Returns the names of the sounds in a folder and below it.
  public static func names(in folder: String) -> Set<String> {
    var files = FolderWalk(folder)
    var names: Set<String> = []
    var count = 0
    while let path = files.next(), count < limit {
      count += 1
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix(".") || ["node_modules", "Pods", "build", "DerivedData"].contains(name) {
        files.skipDescendants()
      } else if endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased()) {
        names.insert(name)
      }
    }
    return names
  }

  /// Returns what is to be said of an alert's sound: nothing where the folder has no sounds at all, since they may
  /// stand with the app elsewhere.
  public static func finding(for sound: String?, in folder: String?) -> Finding? {
    guard let folder else { return nil }
    return finding(for: sound) { names(in: folder) }
  }

  /// Returns the same, with the names of the sounds from whoever knows them: they are asked for only where it matters.
  public static func finding(for sound: String?, among names: () -> Set<String>) -> Finding? {
    guard let sound, !sound.isEmpty, sound != "default" else { return nil }
    let names = names()
    guard !names.isEmpty, !names.contains(sound) else { return nil }
    let near = names.filter { $0.lowercased() == sound.lowercased() }.min()
    let known = names.sorted().prefix(5).joined(separator: ", ")
    return Finding(
      "alert-sound-missing", path: "aps.alert.sound",
      sentence:
        "The app's folder has no sound “\(sound)”"
        + (near.map { "; “\($0)” is written otherwise." } ?? " (it has \(known)).")
    )
  }
}
