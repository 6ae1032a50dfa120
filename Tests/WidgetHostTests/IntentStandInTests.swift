import AppIntents
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import UserNotifications
import WidgetKit

// What an app declares of intents and notifications: each line here once kept a widget from compiling.

private struct Book: AppEntity, URLRepresentableEntity {
  var id: String
  @Property(title: "Title") var title: String
  @Property var pages: Int?
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = Books()
  static var urlRepresentation: URLRepresentation { "https://example.com/books/\(.id)" }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      image: .init(systemName: "book", tintColor: .red, symbolConfiguration: nil))
  }
  init(_ id: String) {
    self.id = id
    title = "Book \(id)"
    pages = 3
  }
}

private struct Books: EntityPropertyQuery, EntityStringQuery {
  static let properties = QueryProperties {
    Property(\Book.$title) {
      EqualToComparator { "is \($0)" }
      ContainsComparator { "has \($0.count)" }
    }
    Property(\Book.$pages) { GreaterThanComparator { "more than \($0 + 1)" } }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Book.$title)
    SortableBy(\Book.$pages)
  }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?
  ) async throws -> [Book] { mode == .and ? comparators.map(Book.init) : [] }
  func entities(matching string: String) async throws -> [Book] { [Book(string)] }
  func entities(for identifiers: [String]) async throws -> [Book] { identifiers.map(Book.init) }
}

private struct Shelf: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf"
  @Parameter(title: "Book", optionsProvider: Titles()) var book: String?
  @Parameter(title: "Other") var other: String?
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("\(\.$book)")
    } otherwise: {
      Switch(.widgetFamily) {
        Case(.systemLarge) { Summary("\(\.$other)") }
        DefaultCase { Summary("None") }
      }
    }
  }

  struct Titles: DynamicOptionsProvider {
    @IntentParameterDependency<Shelf>(\.$other) var shelf
    func results() async throws -> ItemCollection<String> {
      ItemCollection {
        ItemSection("All") {
          IntentItem("a", title: "A")
          IntentItem(shelf?.other ?? "b")
        }
        ItemSection(items: [.init("c")])
      }
    }
  }
}

private struct OpenBook: OpenIntent, TargetContentProvidingIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Book", query: Books()) var target: Book
}

private struct DeleteBooks: DeleteIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Delete"
  static let intentClassName = "DeleteBooksIntent"
  @Parameter(title: "Books") var entities: [Book]
  @Parameter(title: "Cover", supportedContentTypes: [.image]) var cover: IntentFile
  @Parameter(title: "Owner") var owner: IntentPerson?
  @Parameter(title: "Price") var price: IntentCurrencyAmount?
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    try await requestConfirmation(result: .result(dialog: "Sure?"))
    try await requestConfirmation(conditions: [], actionName: .go, dialog: "Sure?")
    try await requestConfirmation(dialog: "Sure?") {
      Text("One")
      Text("Two")
    }
    return .result(dialog: "Gone") { Text("Gone") }
  }
}

private struct ReadingFocus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Reading"
  var displayRepresentation: DisplayRepresentation { "Reading" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct FindBooks: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Find"
  static let searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Text") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult { .result { Text(criteria.term) } }
}

private struct Summary: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summary"
  var displayRepresentation: DisplayRepresentation { "Summary" }
}

private struct LibrarySettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { LibrarySettings() }
  var displayRepresentation: DisplayRepresentation { "Settings" }
}

private struct LibraryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    if #available(iOS 17, *) {
      AppShortcut(
        intent: OpenBook(), phrases: ["Open in \(.applicationName)"], shortTitle: "Open",
        systemImageName: "book")
    }
    if isLarge {
      AppShortcut(intent: FindBooks(), phrases: ["Find in \(.applicationName)"])
    } else {
      AppShortcut(intent: DeleteBooks(), phrases: ["Empty \(.applicationName)"])
    }
  }
  static let isLarge = false
}

private struct LibraryView: View {
  var body: some View {
    SiriTipView(intent: OpenBook(), isVisible: .constant(true)).siriTipViewStyle(.dark)
    ShortcutsLink().shortcutsLinkStyle(.automatic)
  }
}

private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  func text(of response: UNNotificationResponse) -> String {
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier: "tapped"
    case UNNotificationDismissActionIdentifier: "put away"
    default: (response as? UNTextInputNotificationResponse)?.userText ?? ""
    }
  }
}

private final class Service: UNNotificationServiceExtension, @unchecked Sendable {
  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    let content = request.content.mutableCopy() as? UNMutableNotificationContent
    content?.title += "!"
    contentHandler(content ?? request.content)
  }
}

@MainActor
@Suite("What an app declares of intents and notifications") struct IntentStandInTests {
  @Test func `entities are searched by their properties, and known by themselves`() async throws {
    let books = Books()
    let found = try await books.entities(
      matching: ["a"], mode: .and, sortedBy: [], limit: nil)
    #expect(found.map(\.title) == ["Book a"] && found.first?.$pages.wrappedValue == 3)
    let settings = try await LibrarySettings.defaultQuery.entities(for: [])
    #expect(settings.map(\.id) == ["LibrarySettings"])
    #expect(Summary().id == Summary().id)
  }

  @Test func `choices are put together in sections, and have the titles of their values`()
    async throws
  {
    let choices = try await Shelf.Titles().results()
    #expect(choices.sections.map { $0.items.map(\.value) } == [["a", "b"], ["c"]])
    let titles = choices.sections.flatMap { $0.items.map { String(localized: $0.title) } }
    #expect(titles == ["A", "b", "c"])
    #expect(String(localized: IntentItem(Book("d")).title) == "Book d")
  }

  @Test func `intents of the system's kinds are performed`() async throws {
    _ = try await OpenBook().perform()
    #expect(OpenBook.openAppWhenRun && OpenBook.supportedModes == .foreground)
    #expect(FindBooks.openAppWhenRun && DeleteBooks.intentClassName == "DeleteBooksIntent")
    _ = try await DeleteBooks().perform()
    _ = try await ReadingFocus.current.perform()
    #expect(LibraryShortcuts.appShortcuts.count == 2)
    #expect(try await ControlCenter.shared.currentControls().isEmpty)
    #expect(WidgetCenter.UserInfoKey.kind != WidgetCenter.UserInfoKey.activityID)
    _ = LibraryView().body
  }

  @Test func `a notification's service changes a copy of what it says`() {
    let content = UNMutableNotificationContent()
    (content.title, content.sound) = ("Tea", .defaultRingtone)
    var title: String?
    Service().didReceive(UNNotificationRequest(identifier: "a", content: content, trigger: nil)) {
      title = $0.title
    }
    #expect(title == "Tea!" && content.title == "Tea")
  }

  @Test func `a notification's trigger says when it comes, and an error what it is`() throws {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    #expect(trigger.repeats && trigger.nextTriggerDate() != nil)
    let daily = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 9), repeats: false)
    #expect(daily.dateComponents.hour == 9 && daily.nextTriggerDate() != nil)
    do {
      throw UNError(.notificationsNotAllowed)
    } catch UNError.notificationsNotAllowed {}
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: [.foreground],
      icon: UNNotificationActionIcon(systemImageName: "arrow"), textInputButtonTitle: "Send",
      textInputPlaceholder: "Text")
    let category = UNNotificationCategory(
      identifier: "tea", actions: [reply], intentIdentifiers: [],
      hiddenPreviewsBodyPlaceholder: "Tea", options: [.hiddenPreviewsShowTitle])
    #expect(category.actions == [reply] && category.hiddenPreviewsBodyPlaceholder == "Tea")
    let settings = UNNotificationSettings()
    #expect(settings.alertStyle == .none && settings.showPreviewsSetting == .always)
    #expect(!settings.providesAppNotificationSettings)
    let wanted: UNAuthorizationOptions = [.alert, .criticalAlert, .carPlay, .announcement]
    #expect(!wanted.contains(.providesAppNotificationSettings))
    _ = Delegate()
  }
}
