import Foundation

/// What a Swift file declares and names, as far as the project around it must agree with it.
public struct SourceFacts: Sendable {
  /// Something that is named on a line.
  public struct Mention: Hashable, Sendable {
    public var name: String
    public var line: Int
    /// The constant that holds it, where it stands nowhere else on that line.
    public var constant: String?
  }

  /// A type with what it conforms to.
  public struct Declared: Sendable {
    public var name: String
    public var line: Int
    /// What stands behind the colon.
    public var inherited: Set<String>
    /// The words in its braces.
    public var words: Words
    /// Stored properties, `name: Type`; those of a type in it have its name before.
    public var properties: Set<String> = []
    /// Whether `@main` stands before it.
    public var isMain = false
  }

  /// The words of a part of a file. Types in one another share what is known of the file.
  public struct Words: Sendable {
    let places: WordPlaces
    let range: Range<Int>

    /// Returns whether a word is among them.
    public func contains(_ word: String) -> Bool { places.first(word, in: range) != nil }
  }

  public var path: String
  public var types: [Declared] = []
  /// Extensions, by the names of what they extend.
  public var extensions: [Declared] = []
  /// `ActivityConfiguration(for: Name.self`
  public var configurations: [Mention] = []
  /// `Activity<Name>.request`; an empty name where the type does not stand there.
  public var requests: [Mention] = []
  /// Requests in functions that the system calls in the background, by those functions' names.
  public var backgroundRequests: [Mention] = []
  /// Whether some content is given a stale date.
  public var givesStaleDate = false
  /// `pushType: .token` and `.channel`, and start tokens that are read.
  public var pushes: [Mention] = []
  /// Groups of apps in quotes.
  public var groups: [Mention] = []
  /// `UserDefaults.standard`, and `@AppStorage` without a store.
  public var ownDefaults: [Mention] = []
  /// `Image("name")`, `Color("name")`
  public var assets: [Mention] = []
  /// `.custom("Name", …)`
  public var fonts: [Mention] = []
  /// `Button(intent: Name(`, `Toggle(…, intent: Name(`
  public var buttonIntents: [Mention] = []
  /// Schemes of links: `ferry` of `ferry://boarding`.
  public var schemes: [Mention] = []
  /// Names of SF Symbols in quotes.
  public var symbols: [Mention] = []
  /// `isActivityFullscreen`
  public var fullscreens: [Mention] = []
  /// Whether it asks for the system's version.
  public var hasAvailability = false

  /// Where its words stand.
  var places = WordPlaces()

  /// Returns how often a word stands in the file.
  public func count(of word: String) -> Int { places.count(of: word) }

  /// Reads a file.
  public init(_ file: WidgetSources.File) {
    path = file.path
    var scan = SourceFactScan(SourceFile(path: file.path, text: file.text), self)
    scan.run()
    self = scan.found
  }
}
