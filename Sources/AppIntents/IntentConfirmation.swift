extension AppIntent {
  /// Asks the person to confirm; nobody is asked here, and it counts as a yes.
  public func requestConfirmation() async throws {}
  /// Asks the person to confirm in an intent's words; nobody is asked here, and it counts as a yes.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {}
  /// Asks the person to confirm what a result shows; nobody is asked here, and it counts as a yes.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {}
  /// Asks the person to confirm what a snippet shows; nobody is asked here, and it counts as a yes.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {}
}

/// When a person is asked at all.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// What is confirmed.
public struct ConfirmationActionName: Sendable {
  private let name: String
  public static let add = ConfirmationActionName(name: "add")
  public static let addData = ConfirmationActionName(name: "addData")
  public static let book = ConfirmationActionName(name: "book")
  public static let buy = ConfirmationActionName(name: "buy")
  public static let call = ConfirmationActionName(name: "call")
  public static let checkIn = ConfirmationActionName(name: "checkIn")
  public static let `continue` = ConfirmationActionName(name: "continue")
  public static let create = ConfirmationActionName(name: "create")
  public static let `do` = ConfirmationActionName(name: "do")
  public static let download = ConfirmationActionName(name: "download")
  public static let filter = ConfirmationActionName(name: "filter")
  public static let find = ConfirmationActionName(name: "find")
  public static let get = ConfirmationActionName(name: "get")
  public static let go = ConfirmationActionName(name: "go")
  public static let log = ConfirmationActionName(name: "log")
  public static let open = ConfirmationActionName(name: "open")
  public static let order = ConfirmationActionName(name: "order")
  public static let pay = ConfirmationActionName(name: "pay")
  public static let play = ConfirmationActionName(name: "play")
  public static let playSound = ConfirmationActionName(name: "playSound")
  public static let post = ConfirmationActionName(name: "post")
  public static let request = ConfirmationActionName(name: "request")
  public static let run = ConfirmationActionName(name: "run")
  public static let search = ConfirmationActionName(name: "search")
  public static let send = ConfirmationActionName(name: "send")
  public static let set = ConfirmationActionName(name: "set")
  public static let share = ConfirmationActionName(name: "share")
  public static let start = ConfirmationActionName(name: "start")
  public static let startNavigation = ConfirmationActionName(name: "startNavigation")
  public static let toggle = ConfirmationActionName(name: "toggle")
  public static let turnOff = ConfirmationActionName(name: "turnOff")
  public static let turnOn = ConfirmationActionName(name: "turnOn")
  public static let view = ConfirmationActionName(name: "view")
  /// Returns words of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName { ConfirmationActionName(name: "custom") }
}
