import Files
import Findings
import Foundation
import JSON
import WidgetHost

/// What must stand in the extension beside its code.
extension ProjectCheck {
  /// The extension's own defaults are empty: the app writes into others.
  var ownDefaults: [Finding] {
    extensionFiles.flatMap { file in
      file.ownDefaults.map { mention in
        Finding(
          "defaults-of-extension", location: place(file, mention.line),
          sentence:
            "\(mention.name) in an extension is the extension's own: what the app writes into its own is not there."
        )
      }
    }
  }

  /// An image that stands in the app's catalogue only is not in the extension.
  var assets: [Finding] {
    let sets = catalogues.map { ($0, Set(ProjectCheck.names(in: $0))) }
    return widgetExtensions.flatMap { target -> [Finding] in
      guard !target.resources.isEmpty else { return [] }
      let own = sets.filter { target.resources.contains($0.0) }
      return extensionFiles.filter { belongs($0, to: target) }.flatMap { file in
        file.assets.compactMap { asset -> Finding? in
          guard !own.contains(where: { $0.1.contains(asset.name) }),
            let other = sets.first(where: { $0.1.contains(asset.name) })
          else { return nil }
          return Finding(
            "asset-of-other-target", location: place(file, asset.line),
            sentence:
              "“\(asset.name)” stands in \(ProjectCheck.short(other.0)), which is not in \(target.name): its place stays empty."
          )
        }
      }
    }
  }

  /// Returns the names of a catalogue's images and colours.
  private static func names(in catalogue: String) -> [String] {
    // Of a link nothing is listed.
    let files = FileManager.default.enumerator(
      atPath: URL(fileURLWithPath: catalogue).resolvingSymlinksInPath().path)
    var names: [String] = []
    while let path = files?.nextObject() as? String, names.count < 5000 {
      let last = name(path)
      for ending in [".imageset", ".colorset", ".symbolset"] where last.hasSuffix(ending) {
        names.append(String(last.dropLast(ending.count)))
      }
    }
    return names
  }

  private static func short(_ path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }

  /// A font must stand in the extension's own list.
  var fonts: [Finding] {
    widgetExtensions.flatMap { target -> [Finding] in
      guard let settings = target.configurations.first,
        target.has("UIAppFonts", in: settings) == false,
        // Without a list in the app the font is one of iOS.
        apps.contains(where: { app in
          app.configurations.contains { app.has("UIAppFonts", in: $0) == true }
        })
      else { return [] }
      return extensionFiles.filter { belongs($0, to: target) }.flatMap { file in
        file.fonts.map { font in
          Finding(
            "font-of-other-target", location: place(file, font.line),
            sentence:
              "“\(font.name)” is a font of the app, and \(target.name) has no UIAppFonts: the system's font is drawn."
          )
        }
      }
    }
  }

  /// Payload files in the folder whose time is in milliseconds or smaller parts of a second.
  var payloads: [Finding] {
    var rest = 20_000
    let bounds = SourceBounds(around: folder)
    return ProjectCheck.payloadFiles(in: folder, &rest).compactMap { file in
      guard bounds.follows(file), let data = try? FileBytes.readOrdinary(file, limit: 16_384),
        let value = try? JSONValue(parsing: data), let time = value["aps"]?["timestamp"]?.double,
        time > 1e11
      else { return nil }
      let digits = String(format: "%.0f", time).count
      return Finding(
        "timestamp-milliseconds", path: "aps.timestamp",
        location: PayloadPlace.find("aps.timestamp", in: data, file: file),
        sentence:
          "The timestamp has \(digits) digits: it counts \(ProjectCheck.unit(of: time)), and the phone drops the push.",
        severity: .error)
    }
  }

  /// Returns what a number counts that is too large for seconds, if it is a time of this century or the last.
  private static func unit(of time: Double) -> String {
    switch time {
    case ...1e14: "milliseconds"
    case ...1e17: "microseconds"
    case ...1e20: "nanoseconds"
    default: "no seconds"
    }
  }

  /// Returns the files below a folder that may be payloads, in the order of their names, and not in that of the disk: reports
  /// of two runs are compared. Links to folders are left alone.
  ///
  /// - Parameter rest: how many more files and folders are looked at.
  private static func payloadFiles(in folder: String, _ rest: inout Int) -> [String] {
    var files: [String] = []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !builtFolders.contains(name) {
      guard rest > 0 else { break }
      rest -= 1
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        files += payloadFiles(in: path, &rest)
      } else if name.hasSuffix(".json") || name.hasSuffix(".apns") {
        files.append(path)
      }
    }
    return files
  }

  /// Folders that tools fill.
  private static let builtFolders: Set<String> = ["node_modules", "Pods", "build", "DerivedData"]
}
