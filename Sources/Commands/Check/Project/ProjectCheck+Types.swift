import Findings
import WidgetHost

/// Types that more than one target must know alike.
extension ProjectCheck {
  /// Returns the declarations of a type, with their files.
  private func declarations(_ name: String) -> [(file: SourceFacts, type: SourceFacts.Declared)] {
    facts.flatMap { file in file.types.filter { $0.name == name }.map { (file, $0) } }
  }

  /// The attributes must be the same type in the app and in the extension.
  var attributes: [Finding] {
    var findings: [Finding] = []
    for target in widgetExtensions {
      for file in files(of: target) {
        for configuration in file.configurations {
          findings += attributes(configuration.name, of: target)
        }
      }
    }
    return findings
  }

  private func attributes(_ name: String, of target: ProjectTarget) -> [Finding] {
    let all = declarations(name).filter { $0.type.inherited.contains("ActivityAttributes") }
    // One that stands in a package or in an unknown place belongs to whoever imports it.
    guard !all.isEmpty, all.allSatisfy({ isKnown($0.file) }) else { return [] }
    let mine = all.filter { belongs($0.file, to: target) }
    return apps.compactMap { app -> Finding? in
      guard files(of: app).contains(where: { $0.requests.contains { $0.name == name } }) else {
        return nil
      }
      let theirs = all.filter { belongs($0.file, to: app) }
      if theirs.isEmpty != mine.isEmpty, let one = (theirs + mine).first {
        let lacking = theirs.isEmpty ? app.name : target.name
        return Finding(
          "attributes-in-one-target", location: place(one.file, one.type.line),
          sentence: "\(name) is not in \(lacking), which names it: Xcode does not compile that.")
      }
      for one in theirs {
        for other in mine where other.file.path != one.file.path {
          let differing = one.type.properties.symmetricDifference(other.type.properties).sorted()
          guard let first = differing.first else { continue }
          return Finding(
            "attributes-differ", location: place(one.file, one.type.line),
            sentence:
              "\(name) differs between \(app.name) and \(target.name) (\(ProjectCheck.name(other.file.path)):\(other.type.line)); one of them lacks “\(first)”: the activity starts and is not drawn."
          )
        }
      }
      return nil
    }
  }

  /// A widget that no bundle lists is not drawn.
  var bundleMembers: [Finding] {
    widgetExtensions.flatMap { target -> [Finding] in
      let files = files(of: target)
      let bundles = files.flatMap(\.types).filter { $0.inherited.contains("WidgetBundle") }
      guard !bundles.isEmpty else { return [] }
      // What is known of what the app requests: a widget that nobody asks for may well be left out.
      let requested = Set(facts.flatMap(\.requests).map(\.name))
      return files.flatMap { file in
        file.types.compactMap { type -> Finding? in
          guard type.inherited.contains("Widget"), type.words.contains("ActivityConfiguration"),
            !type.isMain, !bundles.contains(where: { $0.words.contains(type.name) }),
            !requested.isEmpty,
            requested.contains("") || requested.contains(where: { type.words.contains($0) }),
            // Another one that is listed may draw the same activity.
            !isDrawnElsewhere(type, in: file, of: target, bundles),
            // Something else may hand it to the bundle.
            !files.contains(where: { other in
              (other.types + other.extensions).contains {
                $0.name != type.name && $0.words.contains(type.name)
              }
            })
          else { return nil }
          return Finding(
            "widget-not-in-bundle", location: place(file, type.line),
            sentence:
              "No WidgetBundle of \(target.name) lists \(type.name): the activity starts and is not drawn."
          )
        }
      }
    }
  }

  /// Returns whether a bundle lists a widget for each of the attributes that one has configurations for.
  private func isDrawnElsewhere(
    _ widget: SourceFacts.Declared, in file: SourceFacts, of target: ProjectTarget,
    _ bundles: [SourceFacts.Declared]
  ) -> Bool {
    let attributes = Set(file.configurations.map(\.name)).filter(widget.words.contains)
    guard !attributes.isEmpty else { return false }
    let listed = files(of: target).flatMap(\.types).filter { other in
      other.inherited.contains("Widget") && other.words.contains("ActivityConfiguration")
        && bundles.contains { $0.words.contains(other.name) }
    }
    return attributes.allSatisfy { name in listed.contains { $0.words.contains(name) } }
  }

  /// An activity whose attributes no configuration declares is not drawn.
  var undeclaredActivities: [Finding] {
    let configured = Set(facts.flatMap(\.configurations).map(\.name))
    guard !configured.isEmpty, !widgetExtensions.isEmpty else { return [] }
    return apps.flatMap { app in
      files(of: app).flatMap { file in
        file.requests.compactMap { request -> Finding? in
          let known = declarations(request.name)
          guard !request.name.isEmpty, !configured.contains(request.name), !known.isEmpty,
            known.allSatisfy({ $0.type.inherited.contains("ActivityAttributes") })
          else { return nil }
          return Finding(
            "activity-not-declared", location: place(file, request.line),
            sentence:
              "\(request.name) is requested, and no ActivityConfiguration is for it (there is one for \(configured.sorted().joined(separator: ", "))): the activity starts and is not drawn."
          )
        }
      }
    }
  }

  /// An intent of a button runs in the app: the app must have it, and it must be a `LiveActivityIntent`.
  var intents: [Finding] {
    var findings: [Finding] = []
    for file in extensionFiles {
      for button in file.buttonIntents {
        guard let (declared, type) = declarations(button.name).first, isKnown(declared) else {
          continue
        }
        let isLive = type.inherited.contains {
          $0.hasSuffix("LiveActivityIntent") || $0 == "ForegroundContinuableIntent"
        }
        let lacking = apps.filter { !belongs(declared, to: $0) }
        if isLive, declarations(button.name).count == 1, let app = lacking.first {
          // Apple does not say where it runs then. Wherever that is, only the app can change an activity.
          let isCertain = type.words.contains("Activity")
          findings.append(
            Finding(
              "intent-in-one-target", location: place(declared, type.line),
              sentence:
                "\(button.name) runs in the app, and \(app.name) does not have it: "
                + (isCertain
                  ? "the button changes no activity."
                  : "others found that such a button does nothing; Apple does not say."),
              severity: isCertain ? .error : .warning))
        } else if !isLive, type.inherited.contains("AppIntent"),
          type.words.contains("Activity")
        {
          findings.append(
            Finding(
              "intent-not-live-activity", location: place(declared, type.line),
              sentence:
                "\(button.name) uses ActivityKit and is an AppIntent: it runs in the extension, which can change no activity."
            ))
        }
      }
    }
    return findings
  }
}
