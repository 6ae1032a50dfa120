import WidgetProtocol

extension ProcessWidget.Code {
  private static let mark = "linked:"

  /// As the widget's process is told.
  var word: String {
    switch self {
    case .library(let path): path
    case .linked(let name): Self.mark + name
    }
  }

  /// Creates what a process was told.
  init(word: String) {
    self =
      word.hasPrefix(Self.mark)
      ? .linked(String(word.dropFirst(Self.mark.count))) : .library(word)
  }
}

extension WidgetRequest {
  /// Whether the app's own process answers it.
  var isForApp: Bool {
    switch self {
    case .perform, .run: true
    default: false
    }
  }

  /// Whether it asks for the app's intents.
  var isListing: Bool { if case .intents = self { true } else { false } }

  /// What the widget is doing while it answers.
  var task: String {
    switch self {
    case .describe: "being loaded"
    case .decode(let request):
      request.subject == .attributes ? "reading attributes" : "reading a content state"
    case .render(let request): "drawing \(request.room.slot.rawValue)"
    case .schema: "telling what its types read"
    case .perform, .run: "performing an intent"
    case .intents: "listing its intents"
    case .news: "taking news"
    }
  }
}
