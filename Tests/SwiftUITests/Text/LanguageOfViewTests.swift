import Drawing
import FoundationGaps
import Testing

@testable import SwiftUI

/// What an app's own words become: their language, their Markdown, their letters.
@MainActor
@Suite struct LanguageOfViewTests {
  private let now = Date(timeIntervalSince1970: 1_795_235_760)

  private func environment(_ locale: String = "en_US") -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.system.now = now
    return environment
  }

  private func runs(of text: Text, in environment: EnvironmentValues) -> [TextRunSource] {
    TextResolver.runs(
      of: text, in: _ViewContext(environment: environment, session: RenderSession()))
  }

  /// Surroundings are the process's and other tests leave theirs.
  private func start(_ strings: [String: String] = [:]) {
    Surroundings.current = Surroundings(strings: StringTables(["Localizable": strings]))
  }

  @Test func `what is put into an app's words is no Markdown, but stands in that of the words`() {
    start()
    let name = "*Real* FC_St_Pauli"
    let text = runs(of: Text("Go **\(name)**!"), in: environment())
    #expect(text.map(\.text) == ["Go ", name, "!"])
    #expect(text.map { $0.face.weight >= Font.Weight.semibold.value } == [false, true, false])
    // Values of formats and times, too.
    let price = runs(
      of: Text("**\(0.5, format: .percent)** *\(now, style: .time)*"), in: environment())
    #expect(price.map(\.text).joined().hasPrefix("50% "))
    #expect(price.first?.face.weight ?? 0 >= Font.Weight.semibold.value)
    #expect(price.last?.face.isItalic == true)
    #expect(Text("\(2) of \(name)").string(in: environment()) == "2 of \(name)")
    #expect(Text("^[\(3) apple](inflect: true)").string(in: environment()) == "3 apples")
  }

  @Test func `a literal's per cent sign stands for itself, in its key too`() {
    start(["50% off": "50% Rabatt", "Done: %lld%%": "Fertig: %lld %%", "100%%": "alles"])
    let german = environment("de_DE")
    #expect(Text("50% off").string(in: german) == "50% Rabatt")
    #expect(Text("100%").string(in: german) == "alles")
    #expect(Text("20%% sure").string(in: german) == "20%% sure")
    #expect(Text("Done: \(5)%").string(in: german) == "Fertig: 5 %")
    #expect(String(localized: "50% off") == "50% Rabatt")
    #expect(String(localized: "1% of \(2)") == "1% of 2")
  }

  @Test func `a view in another language has the app's words of that`() {
    start(["Hello": "Hello"])
    Surroundings.current.otherStrings = OtherStrings { locale in
      StringTables(["Localizable": ["Hello": locale.hasPrefix("de") ? "Hallo" : "Salut"]])
    }
    defer { start() }
    #expect(Text("Hello").string(in: environment()) == "Hello")
    #expect(Text("Hello").string(in: environment("de_CH")) == "Hallo")
    #expect(Text("Hello").string(in: environment("fr")) == "Salut")
  }

  @Test func `a resource's words are read as a key's`() {
    start(["title": "**Now**"])
    let title = runs(of: Text(LocalizedStringResource("title")), in: environment())
    #expect(title.map(\.text) == ["Now"])
    #expect(title.first?.face.weight ?? 0 >= Font.Weight.semibold.value)
    let raw = "*b*"
    #expect(Text(LocalizedStringResource("a \(raw)")).string(in: environment()) == "a *b*")
  }

  @Test func `capital letters are those of the language, of all kinds of text`() {
    start()
    var capitals = environment("tr_TR")
    capitals.textCase = .uppercase
    #expect(Text(verbatim: "istanbul").string(in: capitals) == "İSTANBUL")
    #expect(Text("istanbul").string(in: capitals) == "İSTANBUL")
    capitals.locale = Locale(identifier: "en_US")
    #expect(Text(AttributedString("attributed")).string(in: capitals) == "ATTRIBUTED")
    #expect(
      Text(now.addingTimeInterval(-312), style: .relative).string(in: capitals) == "5 MIN, 12 SEC")
    #expect(
      Text(.currentDate, format: .offset(to: now.addingTimeInterval(-60))).string(in: capitals)
        == "1 MINUTE")
  }

  @Test(arguments: [
    ("de_DE", "1:02:05", "1:23,40"), ("da_DK", "1.02.05", "1.23,40"),
    ("en_US", "1:02:05", "1:23.40"),
    ("ar_EG", "١:٠٢:٠٥", "١:٢٣٫٤٠"),
  ])
  func `clocks are written as the language writes them`(
    _ locale: String, _ timer: String, _ stopwatch: String
  ) {
    start()
    let environment = environment(locale)
    #expect(Text(now.addingTimeInterval(3725), style: .timer).string(in: environment) == timer)
    let watch = Text(
      .currentDate, format: .stopwatch(startingAt: now.addingTimeInterval(-83.4)))
    #expect(watch.string(in: environment) == stopwatch)
  }

  @Test func `a tab moves to the next stop, and what is behind it stands there`() throws {
    let list = draw(Text(verbatim: "a\tb\tc")).items
    let line = try #require(
      list.compactMap { if case .text(let line) = $0 { line } else { nil } }.first)
    let letters = line.runs.filter { $0.text != " " }
    #expect(letters.map(\.text) == ["a", "b", "c"])
    #expect(letters.map(\.x) == [0, 28, 56])
    // On a line of its own it begins anew.
    let second = draw(Text(verbatim: "\tb\nlonger\tc")).items.compactMap { item -> TextLine? in
      if case .text(let line) = item { line } else { nil }
    }
    #expect(second.map { $0.runs.last?.x } == [28, 56])
  }
}
