import Testing

@testable import Terminal

@Suite("How a terminal takes pictures")
struct DetectionTests {
  /// What is decided when a terminal gives these answers to the first questions, and these to the second.
  private func choice(
    _ first: [TerminalAnswer], wish: GraphicsWish = .auto,
    cell: (width: Int, height: Int)? = (10, 20), then second: [TerminalAnswer] = [],
    third: [TerminalAnswer] = [], carriesNumbers: Bool = true
  ) -> GraphicsChoice? {
    var detection = GraphicsDetection(wish: wish, cell: cell, carriesNumbers: carriesNumbers)
    for answers in [first, second, third] {
      for answer in answers + [.fence] {
        if case .decided(let choice)? = detection.take(answer) { return choice }
      }
    }
    return nil
  }

  @Test(arguments: [
    "kitty(0.28.1)", "kitty(0.40.0)", "ghostty 1.1.3",
  ])
  func `kitty from 0.28 on and Ghostty carry pictures in cells`(name: String) {
    #expect(
      choice([.version(name), .attributes([62])], then: [.kitty(true)])?.way == .placeholders)
  }

  @Test(arguments: [GraphicsWish.auto, .kitty])
  func `without colours or marks for their numbers pictures stand at the cursor, in tmux nowhere`(
    wish: GraphicsWish
  ) {
    let ghostty: [TerminalAnswer] = [.version("ghostty 1.3.1"), .attributes([62, 22])]
    #expect(
      choice(ghostty, wish: wish, then: [.kitty(true)], carriesNumbers: false)?.way == .kitty)
    let inside = choice(
      [.version("tmux 3.3a"), .attributes([1, 2])], wish: wish, then: ghostty,
      third: [.kitty(true)], carriesNumbers: false)
    #expect(inside?.way == nil)
    #expect(inside?.reason.contains("256 colours and UTF-8") == true)
  }

  @Test func `an older kitty places them at the cursor`() {
    #expect(
      choice([.version("kitty(0.26.5)"), .attributes([62])], then: [.kitty(true)])?.way == .kitty)
  }

  @Test(arguments: [
    "WezTerm 20240203", "Konsole 230804",
  ])
  func `WezTerm and Konsole get iTerm2's images, whatever else they claim`(name: String) {
    let choice = choice([.version(name), .attributes([65, 4])])
    #expect(choice?.way == .iterm)
    #expect(choice?.erasesBeside == name.hasPrefix("Konsole"))
  }

  @Test func `a terminal that says 4 knows sixel, in the colours that it says`() {
    let choice = choice(
      [.version("XTerm(379)"), .attributes([62, 1, 4])], third: [.colorRegisters(64)])
    #expect(choice?.way == .sixel)
    #expect(choice?.colors == 64)
  }

  @Test(arguments: [(-1, 2), (1, 2), (2, 2), (3, 3), (256, 256), (1024, 256)])
  func `of colours a sixel picture has two at least and 256 at most`(said: Int, colors: Int) {
    let choice = choice(
      [.version("XTerm(379)"), .attributes([62, 1, 4])], third: [.colorRegisters(said)])
    #expect(choice?.colors == colors)
  }

  @Test func `what answers nothing within the time limit shows cells, and says why`() {
    let choice = GraphicsDetection(wish: .auto, cell: (10, 20)).choice
    #expect(choice.way == nil)
    #expect(choice.reason == "the terminal did not answer in time")
  }

  @Test func `what answers after the time limit, as over a slow line, shows pictures from then on`()
  {
    var detection = GraphicsDetection(wish: .auto, cell: (10, 20))
    #expect(detection.choice.way == nil)
    for answer in [TerminalAnswer.version("kitty(0.35.2)"), .attributes([62])] {
      #expect(detection.take(answer) == nil)
    }
    guard case .ask? = detection.take(.fence) else {
      Issue.record("kitty's graphics were not asked for")
      return
    }
    #expect(detection.take(.kitty(true)) == nil)
    guard case .decided(let choice)? = detection.take(.fence) else {
      Issue.record("nothing was decided")
      return
    }
    #expect(choice.way == .placeholders)
  }

  /// urxvt answers with its attributes, and prints the question.
  @Test(arguments: [[], [TerminalAnswer.attributes([1, 2])]])
  func `the question that some terminals print goes only to a terminal that has said its name`(
    answers: [TerminalAnswer]
  ) {
    #expect(!GraphicsDetection.questions.contains(UInt8(ascii: "_")))
    var nameless = GraphicsDetection(wish: .auto, cell: (10, 20))
    for answer in answers { _ = nameless.take(answer) }
    guard case .decided? = nameless.take(.fence) else {
      Issue.record("a terminal without a name was asked for kitty's graphics")
      return
    }
    var around = GraphicsDetection(wish: .auto, cell: (10, 20), pane: "%4")
    for answer in [.version("tmux 3.4")] + answers { _ = around.take(answer) }
    guard case .ask(let questions)? = around.take(.fence) else {
      Issue.record("the terminal around tmux was not asked for its name")
      return
    }
    #expect(!questions.contains(UInt8(ascii: "_")))
    guard case .decided? = around.take(.fence) else {
      Issue.record("a terminal without a name around tmux was asked for kitty's graphics")
      return
    }
  }

  @Test func `without a cell's pixels there are no pictures; the terminal's own figure will do`() {
    let kitty: [TerminalAnswer] = [.version("kitty(0.40.0)"), .attributes([62])]
    #expect(choice(kitty, cell: nil, then: [.kitty(true)])?.way == nil)
    let told = choice(
      kitty + [.cell(width: 9, height: 18)], cell: nil, then: [.kitty(true)])
    #expect(told?.way == .placeholders)
    #expect(told?.cellWidth == 9 && told?.cellHeight == 18)
  }

  @Test func `inside tmux the terminal around it is asked, and only pictures in cells are shown`() {
    var detection = GraphicsDetection(wish: .auto, cell: (10, 20), pane: "%4")
    _ = detection.take(.version("tmux 3.4"))
    _ = detection.take(.attributes([1, 2, 4]))
    guard case .ask(let questions)? = detection.take(.fence) else {
      Issue.record("tmux was not asked to pass a question on")
      return
    }
    // All of them go outside, what ends the wait too: tmux would answer that before the terminal answers the rest.
    let text = String(decoding: questions, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}[>0q\u{1B}\u{1B}[16t"))
    #expect(text.hasSuffix("\u{1B}\u{1B}[5n\u{1B}\\"))
    _ = detection.take(.version("kitty(0.40.0)"))
    guard case .ask(let question)? = detection.take(.fence) else {
      Issue.record("kitty around tmux was not asked for its graphics")
      return
    }
    #expect(String(decoding: question, as: UTF8.self).hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}_G"))
    _ = detection.take(.kitty(true))
    guard case .decided(let choice)? = detection.take(.fence) else {
      Issue.record("nothing was decided")
      return
    }
    #expect(choice.way == .placeholders && choice.isThroughTmux && choice.series == 5)
    #expect(
      self.choice([.version("tmux 3.4"), .attributes([4])], then: [.version("XTerm(379)")])?.way
        == nil)
  }

  @Test(arguments: [
    (GraphicsWish.sixel, GraphicsProtocol.sixel), (.iterm, .iterm), (.kitty, .kitty),
  ])
  func `a wish wins over answers`(wish: GraphicsWish, way: GraphicsProtocol) {
    #expect(choice([.attributes([62])], wish: wish)?.way == way)
  }

  @Test func `answers come out of the terminal's bytes`() {
    var parser = InputParser()
    let answers =
      "\u{1B}P>|kitty(0.40.0)\u{1B}\\\u{1B}[6;18;9t\u{1B}[?1;0;256S\u{1B}[?62;4c\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[0n"
    #expect(
      parser.feed(answers.utf8) == [
        .answer(.version("kitty(0.40.0)")), .answer(.cell(width: 9, height: 18)),
        .answer(.colorRegisters(256)), .answer(.attributes([62, 4])), .answer(.kitty(true)),
        .answer(.fence),
      ])
    #expect(parser.feed("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\".utf8) == [.answer(.kitty(false))])
  }
}
