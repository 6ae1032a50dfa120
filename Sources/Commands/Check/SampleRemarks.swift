import Findings
import JSON
import WidgetHost

/// What is to be said of a lone payload that is compared with an app's samples: no state came before it, and of an app
/// without source nothing but its samples is known.
@MainActor
enum SampleRemarks {
  /// Returns a finding about the state before in the words of a payload that has none before it.
  static func reworded(_ finding: Finding) -> Finding {
    var finding = finding
    switch finding.id {
    case "partial-update":
      finding.sentence = finding.sentence.replacing(
        "the state before had", with: "the app's sample has")
    case "state-unchanged":
      finding.sentence = "the state equals the app's first sample, with which it is compared here"
      finding.fix = "Nothing: after another state it is drawn."
    case "alert-without-change":
      finding.sentence =
        "the state equals the app's first sample: where that is shown, nothing shows why the alert plays"
    default: break
    }
    return finding
  }

  /// Finds cases that no sample has, where the samples are all that is known of the app's types.
  static func findings(_ state: JSONValue?, _ folder: AppFolder) -> [Finding] {
    guard let state, !folder.states.isEmpty, let path = folder.path,
      SourcelessApp.isLearned(folder.attributesType, in: path)
    else { return [] }
    var findings: [Finding] = []
    look(at: state, folder.states.map(\.value), "aps.content-state", &findings)
    return findings
  }

  private static func look(
    at value: JSONValue, _ samples: [JSONValue], _ path: String, _ findings: inout [Finding]
  ) {
    for (key, value) in value.object?.members ?? [] {
      let inner = samples.compactMap { $0[key] }
      let place = "\(path).\(key)"
      if let name = only(value), let known = inner.first.flatMap(only), name != known,
        inner.allSatisfy({ only($0) == known })
      {
        findings.append(
          Finding(
            "check-new-case", path: "\(place).\(name)",
            sentence:
              "your samples have only “\(known)” here; whether the app's type has “\(name.prefix(60))”, they cannot tell"
          ))
      } else {
        look(at: value, inner, place, &findings)
      }
    }
  }

  /// Returns the key of an object with one member, itself an object: what an enum's case looks like.
  private static func only(_ value: JSONValue) -> String? {
    guard let members = value.object?.members, members.count == 1, members[0].value.object != nil
    else { return nil }
    return members[0].key
  }
}
