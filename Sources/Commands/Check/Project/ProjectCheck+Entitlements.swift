import Findings
import WidgetHost

/// What the entitlements say.
extension ProjectCheck {
  /// Without `aps-environment` a request with a push type throws.
  var pushEntitlement: [Finding] {
    guard let file = facts.first(where: { $0.pushes.contains { $0.name == "token" } }),
      let push = file.pushes.first(where: { $0.name == "token" })
    else { return [] }
    return apps.compactMap { app in
      let missing = app.configurations.compactMap { settings -> (BuildSettings, SourceLocation)? in
        guard case .absent(let place) = app.entitlement("aps-environment", in: settings) else {
          return nil
        }
        return (settings, place)
      }
      guard let first = missing.first else { return nil }
      let short = ProjectCheck.name(file.path)
      return Finding(
        "push-entitlement-missing", location: first.1,
        sentence:
          "\(short):\(push.line) asks for a push token, and \(app.name) has no aps-environment\(occasion(missing.map(\.0), of: app)): the request throws error 0, and there is no token."
      )
    }
  }

  /// Findings about app groups: a group that a target may not use gives an empty store without an error.
  var groups: [Finding] {
    let key = "com.apple.security.application-groups"
    let targets = apps + widgetExtensions
    // A group that the entitlements lack is one fault, in however many places the code names it.
    var lacked: Set<[String]> = []
    return facts.flatMap { file in
      file.groups.flatMap { group in
        targets.compactMap { target -> Finding? in
          guard belongs(file, to: target), isUsed(group, of: file, in: target),
            target.kind != .app || isShared(group.name)
          else { return nil }
          let effect =
            target.kind == .app
            ? "nothing that it writes there reaches the widget" : "every value there is nil"
          let lacking = target.configurations.filter {
            if case .absent = target.entitlement(key, in: $0) { true } else { false }
          }
          for settings in target.configurations {
            switch target.entitlement(key, in: settings) {
            case .unknown: return nil
            case .absent:
              guard lacked.insert([target.name, group.name]).inserted else { return nil }
              return Finding(
                "app-group-missing", location: place(file, group.line),
                sentence:
                  "\(target.name) has no app groups\(occasion(lacking, of: target)), and its code uses “\(group.name)”: \(effect)."
              )
            case .texts(let known, let here):
              guard !known.contains(group.name) else { continue }
              return Finding(
                "app-group-missing", location: place(file, group.line),
                sentence:
                  "“\(group.name)” is none of the app groups of \(target.name) (\(ProjectCheck.name(here.file)):\(here.line) has \(known.isEmpty ? "none" : known.joined(separator: ", "))): \(effect)."
              )
            }
          }
          return nil
        }
      }
    }
  }

  /// Returns whether an extension of the widgets uses a group: what an app has for itself is nothing of theirs.
  private func isShared(_ group: String) -> Bool {
    widgetExtensions.contains { target in
      files(of: target).contains { file in
        file.groups.contains { $0.name == group && isUsed($0, of: file, in: target) }
      }
    }
  }

  /// Returns whether a target uses a group: a constant in a file that targets share may be meant for one of them.
  private func isUsed(
    _ group: SourceFacts.Mention, of file: SourceFacts, in target: ProjectTarget
  ) -> Bool {
    guard let constant = group.constant else { return true }
    return files(of: target).contains { other in
      other.count(of: constant) > (other.path == file.path ? 1 : 0)
    }
  }

  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
