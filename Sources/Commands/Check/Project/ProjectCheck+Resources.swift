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
    return project.widgetExtensions.flatMap { target -> [Finding] in
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
    let files = FileManager.default.enumerator(atPath: catalogue)
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
    project.widgetExtensions.flatMap { target -> [Finding] in
      guard let settings = target.configurations.first,
        target.has("UIAppFonts", in: settings) == false,
        // Without a list in the app the font is one of iOS.
        project.apps.contains(where: { app in
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

  /// Payload files in the folder whose time is in milliseconds.
  var payloads: [Finding] {
    let files = FileManager.default.enumerator(atPath: folder)
    var findings: [Finding] = []
    var count = 0
    while let path = files?.nextObject() as? String, count < 20_000 {
      count += 1
      let last = ProjectCheck.name(path)
      if ["node_modules", "Pods", ".git", "build", "DerivedData"].contains(last) {
        files?.skipDescendants()
        continue
      }
      guard last.hasSuffix(".json") || last.hasSuffix(".apns"),
        let size = files?.fileAttributes?[.size] as? Int, size < 16_384,
        let data = try? FileBytes.readOrdinary("\(folder)/\(path)"),
        let value = try? JSONValue(parsing: data), let time = value["aps"]?["timestamp"]?.double,
        time > 1e11
      else { continue }
      findings.append(
        Finding(
          "timestamp-milliseconds", path: "aps.timestamp",
          location: PayloadPlace.find("aps.timestamp", in: data, file: "\(folder)/\(path)"),
          sentence:
            "The timestamp has 13 digits: it counts milliseconds, and the phone drops the push.",
          severity: .error))
    }
    return findings
  }
}
