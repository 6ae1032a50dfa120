import WidgetProtocol

/// A function of the app's source in which an activity is requested: what the app does when it starts one.
public struct StartFunction: Hashable, Sendable {
  /// One of its parameters.
  struct Parameter: Hashable, Sendable {
    /// Where its argument comes from.
    enum Origin: Hashable, Sendable {
      /// Whoever runs it gives one, of its own type.
      case given
      /// Whoever runs it gives the raw value of an enumeration without a coding of its own.
      case rawValue(of: String, cases: [String])
      /// The function's own default, or none of several.
      case leftOut
      /// An expression that stands for what nobody needs: a button that sent it, a closure that is told the end.
      case fixed(String)
      /// Nobody can give one.
      case nowhere
    }

    /// What stands before the colon of its argument; empty for `_`.
    var label: String
    var name: String
    var type: String
    /// The default as it is written.
    var standard: String?
    var origin = Origin.nowhere

    /// Whether it becomes a parameter of the intent.
    var isGiven: Bool {
      switch origin {
      case .given, .rawValue: true
      default: false
      }
    }
    /// The type that is given, without the `?` of an optional one.
    var givenType: String {
      if case .rawValue(let raw, _) = origin { return raw }
      return type.hasSuffix("?") ? String(type.dropLast()) : type
    }
    var isRequired: Bool { standard == nil && !type.hasSuffix("?") }
  }

  /// What it is called on.
  enum Owner: Hashable, Sendable {
    /// Nothing, or its type.
    case none
    /// A value that its type keeps: `shared`.
    case kept(String)
    /// A new value of its type.
    case made
  }

  /// The file, and the line of its name.
  var path: String
  var line: Int
  /// All of its lines.
  var lines: ClosedRange<Int>
  /// The type in which it stands, with those around it; empty for a function of the file.
  var type: String
  var function: String
  var parameters: [Parameter] = []
  var owner = Owner.none
  /// What a new value of its type is made of.
  var ownerParameters: [Parameter] = []
  /// Why it cannot be run.
  var obstacle: String?
  /// Lines of it with statements that cannot be compiled here, and what the compiler said of the first.
  var skipped: Set<Int> = []
  var complaint: String?
  /// What it is told apart by: its type and function, and the labels where functions share them.
  public var name: String

  /// `begin(driver:eta:)`
  var title: String {
    guard !function.isEmpty else { return type }
    return function + "("
      + parameters.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined() + ")"
  }

  /// The file without its folders, and the line.
  var place: String { "\(path.split(separator: "/").last ?? ""):\(line)" }

  /// What whoever runs intents is told of it.
  var offer: OfferedIntent {
    OfferedIntent(
      name: name, title: title, changesActivities: false, opensApp: true,
      parameters: obstacle != nil
        ? []
        : given.map { parameter in
          var choices: [String] = []
          if case .rawValue(_, let cases) = parameter.origin { choices = cases }
          let isText = parameter.standard.map { $0.first?.isNumber == true || $0.first == "\"" }
          return OfferedIntent.Parameter(
            name: parameter.name, title: "",
            type: parameter.givenType + (parameter.type.hasSuffix("?") ? "?" : ""),
            isRequired: parameter.isRequired,
            value: isText == true || ["true", "false"].contains(parameter.standard)
              ? parameter.standard : nil,
            choices: choices)
        },
      start: OfferedIntent.Start(place: place, obstacle: obstacle, remark: remark))
  }

  /// What whoever runs it gives: for the value that it is called on, and for itself.
  var given: [Parameter] { (ownerParameters + parameters).filter(\.isGiven) }

  /// What is said of the lines that are left out.
  private var remark: String? {
    guard !skipped.isEmpty, obstacle == nil else { return nil }
    let lines = skipped.sorted().map(String.init).joined(separator: ", ")
    return
      "Without line \(lines), which does not compile here\(complaint.map { ": \($0)" } ?? ".")"
  }
}
