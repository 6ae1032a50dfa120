import Foundation
import FoundationGaps
import Testing

/// Names of people, and addresses.
@MainActor
@Suite struct PersonNameTests {
  /// Surroundings are the process's and other tests leave theirs: the order of names is that of a language.
  private func start() { Surroundings.current = Surroundings() }

  private var ada: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Ada", "King")
    (name.familyName, name.nameSuffix) = ("Lovelace", "PhD")
    return name
  }

  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.short, "Ada"), (.medium, "Ada Lovelace"),
    (.long, "Dr. Ada King Lovelace PhD"), (.abbreviated, "AL"),
  ])
  func `a style says how much of a name is written`(
    style: PersonNameComponents.FormatStyle.Style, text: String
  ) {
    start()
    #expect(ada.formatted(.name(style: style)) == text)
  }

  @Test func `a nickname is the short name, and parts that are missing leave no gap`() {
    start()
    var name = PersonNameComponents()
    name.familyName = "Lovelace"
    #expect(name.formatted() == "Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "L")
    name.nickname = "Ady"
    #expect(name.formatted(.name(style: .short)) == "Ady")
    #expect(PersonNameComponents().formatted(.name(style: .long)).isEmpty)
  }

  @Test func `a name in Japanese letters has its family first and no gap`() {
    start()
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("太郎", "山田")
    #expect(name.formatted() == "山田太郎")
    #expect(ada.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Lovelace Ada")
  }

  @Test(arguments: [
    ("Ada Lovelace", "Ada Lovelace", "Ada Lovelace", "AL"), ("Ada", "Ada", "Ada", "A"),
    ("Dr. Ada King Lovelace PhD", "Ada Lovelace", "Dr. Ada King Lovelace PhD", "AL"),
    ("Lovelace, Ada King", "Ada Lovelace", "Ada King Lovelace", "AL"),
    ("  John\tSmith, Jr.", "John Smith", "John Smith Jr.", "JS"),
    ("Smith, John, Jr.", "John Smith", "John Smith Jr.", "JS"),
    ("John Smith, PhD, MD", "John Smith", "John Smith PhD, MD", "JS"),
    ("John Smith Jr., MD", "John Smith", "John Smith Jr., MD", "JS"),
    ("Smith Jr., John Paul, MD", "John Smith", "John Paul Smith Jr., MD", "JS"),
    ("Smith, John, Paul", "John Smith", "John Paul Smith", "JS"),
    ("John Smith Jr. MD", "John Smith", "John Smith Jr. MD", "JS"),
    ("MD, Jr.", "MD", "MD Jr.", "M"),
    ("山田 太郎", "山田太郎", "山田太郎", "山太"),
  ])
  func `a name is read from text`(text: String, medium: String, long: String, initials: String)
    throws
  {
    start()
    let name = try PersonNameComponents(text)
    #expect(name.formatted() == medium)
    #expect(name.formatted(.name(style: .long)) == long)
    #expect(name.formatted(.name(style: .abbreviated)) == initials)
    #expect(try PersonNameComponents(text, strategy: .name) == name)
    let formatter = FoundationGaps.PersonNameComponentsFormatter()
    #expect(formatter.personNameComponents(from: text) == name)
  }

  @Test(arguments: ["", " ", ",", " , "]) func `text without a word is no name`(_ text: String) {
    #expect(throws: CocoaError.self) { try PersonNameComponents(text) }
    let formatter = FoundationGaps.PersonNameComponentsFormatter()
    #expect(formatter.personNameComponents(from: text) == nil)
  }

  @Test func `the formatter writes the same`() {
    start()
    let formatter = FoundationGaps.PersonNameComponentsFormatter()
    #expect(formatter.string(from: ada) == "Ada Lovelace")
    #expect(
      FoundationGaps.PersonNameComponentsFormatter.localizedString(
        from: ada, style: .abbreviated, options: []) == "AL")
  }

  @Test func `an address shows the parts that are asked for`() throws {
    start()
    let url = try #require(URL(string: "https://ann@example.org:8443/menu/3?size=l#top"))
    #expect(url.formatted() == "https://example.org/menu/3")
    #expect(
      url.formatted(.url.scheme(.never).port(.always).query(.always).fragment(.always))
        == "example.org:8443/menu/3?size=l#top")
    #expect(url.formatted(.url.scheme(.omitIfHTTPFamily).path(.never)) == "example.org")
    let own = try #require(URL(string: "pizza://order/3"))
    #expect(own.formatted(.url.scheme(.omitIfHTTPFamily)) == "pizza://order/3")
    let long = try #require(URL(string: "https://m.www.shop.example.org/"))
    let short = URL.FormatStyle().scheme(.never)
    for (host, path, text) in [
      (.omitSpecificSubdomains(["www", "m"]), .always, "shop.example.org/"),
      (.omitSpecificSubdomains(["www"]), .always, "m.www.shop.example.org/"),
      (.omitSpecificSubdomains(includeMultiLevelSubdomains: true), .never, "shop.example.org"),
      (
        .omitSpecificSubdomains(["m"], when: .scheme, matches: ["ftp"]),
        .omitWhen(.path, matches: ["/"]), "m.www.shop.example.org"
      ),
      (.omitWhen(.scheme, matches: ["https"]), .always, "/"),
      (
        .displayWhen(.scheme, matches: ["https"]), .displayWhen(.host, matches: []),
        "m.www.shop.example.org"
      ),
    ] as [(URL.FormatStyle.HostDisplayOption, URL.FormatStyle.ComponentDisplayOption, String)] {
      #expect(short.host(host).path(path).format(long) == text)
    }
  }
}
