import Findings
import WidgetHost

/// What the app's Info.plist says.
extension ProjectCheck {
  /// Without `NSSupportsLiveActivities` no activity starts but alarms, which the system starts.
  var liveActivitiesKey: [Finding] {
    let key = AppDeclarations.liveActivitiesKey
    guard concernsActivities else { return [] }
    if project.targets.isEmpty, let expo = project.expo {
      let said = expo.statement(key)
      guard said.isOn == false, let place = said.place else { return [] }
      let isAbsent = said == .absent(place)
      return [
        Finding(
          "plist-key-missing", location: place,
          sentence: isAbsent
            ? "expo.ios.infoPlist lacks \(key): the app cannot start activities."
            : "\(key) is false in expo.ios.infoPlist: the app cannot start activities.",
          fix:
            "\(isAbsent ? "Add" : "Write") \"\(key)\": true \(isAbsent ? "to" : "in") expo.ios.infoPlist; a key in the widget's target does not count."
        )
      ]
    }
    let isInExtension = widgetExtensions.contains { $0.statement(key).isOn == true }
    return apps.flatMap { app -> [Finding] in
      let missing = app.configurations.filter { app.statement(key, in: $0).isOn == false }
      guard let first = missing.first else { return [] }
      let isSaid = if case .said = app.statement(key, in: first) { true } else { false }
      let loose = isSaid ? nil : app.looseList(with: key, in: first)
      let more =
        if let loose {
          "; \(loose) has the key, and no INFOPLIST_FILE names that file"
        } else if isInExtension {
          "; the extension has the key, where it does not count"
        } else {
          ""
        }
      return [
        Finding(
          "plist-key-missing", location: app.statement(key, in: first).place,
          sentence:
            "\(key) \(isSaid ? "is NO" : "is missing") in the Info.plist of \(app.name)\(occasion(missing, of: app)): iOS lets it start no activity\(more).",
          fix: loose.map {
            "Set INFOPLIST_FILE of \(app.name) to \($0), or INFOPLIST_KEY_\(key) to YES."
          }
        )
      ]
    }
  }

  /// Findings about build settings for keys, which count only where Xcode makes the property list.
  var uncountedKeys: [Finding] {
    apps.flatMap { app in
      [AppDeclarations.liveActivitiesKey, AppDeclarations.frequentUpdatesKey].flatMap { key in
        app.configurations.compactMap { settings -> Finding? in
          guard let setting = settings.value("INFOPLIST_KEY_\(key)") else { return nil }
          if !app.generatesPlist(settings), settings.missingFile == nil,
            app.statement(key, in: settings).isOn != true
          {
            return Finding(
              "plist-setting-uncounted", location: setting.place,
              sentence:
                "INFOPLIST_KEY_\(key) of \(app.name) has no effect in \(settings.configuration): GENERATE_INFOPLIST_FILE is not YES."
            )
          }
          return nil
        }
      }
    }
  }

  /// Without `NSSupportsLiveActivitiesFrequentUpdates` the budget is the small one.
  var frequentUpdates: [Finding] {
    guard facts.contains(where: { !$0.pushes.isEmpty }) else { return [] }
    return apps.compactMap { app in
      guard case .absent(let place) = app.statement(AppDeclarations.frequentUpdatesKey) else {
        return nil
      }
      return Finding(
        "plist-frequent-updates-missing", location: place,
        sentence:
          "\(app.name) takes pushes and lacks \(AppDeclarations.frequentUpdatesKey): its activities have the small budget."
      )
    }
  }

  /// A plug-in of Expo writes after the configuration has.
  var overwrittenKeys: [Finding] {
    let key = AppDeclarations.frequentUpdatesKey
    guard let expo = project.expo, let own = expo.own(key), own.isOn,
      let (plugin, isOn) = expo.overwritingPlugin, !isOn
    else { return [] }
    return [
      Finding(
        "plist-key-overwritten", location: own.place,
        sentence:
          "\(key) is true here, and the plug-in \(plugin.name) (line \(plugin.place.line)) writes false after it.",
        fix: plugin.name == "expo-widgets"
          ? "Give the plug-in frequentUpdates: true."
          : "Write the key by a plug-in of your own that runs after \(plugin.name)."
      )
    ]
  }

  /// iOS hands a link of a widget to the widget's app; whether the app's own router takes a scheme that it does not
  /// register is the app's affair. Each scheme is told once.
  var schemes: [Finding] {
    apps.flatMap { app -> [Finding] in
      guard let settings = app.configurations.first, let known = app.schemes(settings) else {
        return []
      }
      var told: Set<String> = []
      return extensionFiles.flatMap { file in
        file.schemes.compactMap { scheme -> Finding? in
          let name = scheme.name.lowercased()
          guard !["http", "https", "tel", "mailto", "sms", "maps", "facetime"].contains(name),
            !known.contains(where: { $0.lowercased() == name }), told.insert(name).inserted
          else { return nil }
          return Finding(
            "url-scheme-unhandled", location: place(file, scheme.line),
            sentence:
              "\(app.name) registers no scheme “\(scheme.name)”\(known.isEmpty ? "" : " (it has \(known.sorted().joined(separator: ", ")))"): iOS opens the app, and only its onOpenURL sees the link."
          )
        }
      }
    }
  }
}
