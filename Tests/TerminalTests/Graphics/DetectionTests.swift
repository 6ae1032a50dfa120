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

  /// xterm shows nothing of a wider one; the limit is asked for, not what the window has room for now.
  @Test func `a sixel picture is at most as wide as the terminal says, or as xterm takes it`() {
    let xterm: [TerminalAnswer] = [.version("XTerm(379)"), .attributes([62, 1, 4])]
    let told = choice(xterm, third: [.sixelSize(width: 3000, height: 2000)])
    #expect(told?.widestSixel == 3000)
    #expect(choice(xterm, third: [.sixelSize(width: 0, height: 0)])?.widestSixel == 1000)
    #expect(choice(xterm)?.widestSixel == 1000)
    var detection = GraphicsDetection(wish: .auto, cell: (10, 20))
    for answer in xterm { _ = detection.take(answer) }
    _ = detection.take(.fence)
    guard case .ask(let questions)? = detection.take(.fence) else {
      Issue.record("a terminal that knows sixel was not asked for its limits")
      return
    }
    #expect(String(decoding: questions, as: UTF8.self).contains("\u{1B}[?2;4;0S"))
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
    // This fence may be one of another terminal on tmux's session: the time says that no name comes.
    #expect(around.take(.fence) == nil && around.choice.way == nil)
  }

  /// Both answer each round of questions, and the second one's answers to the first come after those of the first one.
  @Test(arguments: [GraphicsWish.auto, .kitty], [true, false])
  func `two terminals on one tmux session keep the pixels`(wish: GraphicsWish, isAskedAgain: Bool) {
    var detection = GraphicsDetection(
      wish: wish, cell: (10, 20), pane: "%4", isInTmux: isAskedAgain)
    if !isAskedAgain {
      for answer in [.version("tmux 3.4"), .fence] as [TerminalAnswer] {
        _ = detection.take(answer)
      }
    }
    let kitty: [TerminalAnswer] = [.version("kitty(0.40.0)"), .cell(width: 10, height: 20)]
    for answer in kitty { #expect(detection.take(answer) == nil) }
    guard case .ask? = detection.take(.fence) else {
      Issue.record("kitty around tmux was not asked for its graphics")
      return
    }
    for answer in kitty + [.fence, .kitty(true)] { #expect(detection.take(answer) == nil) }
    guard case .decided(let choice)? = detection.take(.fence) else {
      Issue.record("nothing was decided")
      return
    }
    #expect(choice.way == .placeholders)
  }

  /// tmux passes the questions on to each terminal on its session, and all of them answer.
  @Test(
    arguments: ["XTerm(379)", "WezTerm 20240203", "kitty(0.26.5)"],
    [GraphicsWish.auto, .kitty])
  func `another terminal on a tmux session takes no pixels away`(other: String, wish: GraphicsWish)
  {
    let kitty: [TerminalAnswer] = [.version("kitty(0.40.0)"), .cell(width: 10, height: 20)]
    let second: [TerminalAnswer] = [.version(other), .cell(width: 7, height: 13)]
    for round in [kitty + second + [.fence, .fence], kitty + [.fence] + second + [.fence]] {
      var detection = GraphicsDetection(wish: wish, cell: (9, 9), pane: "%4", isInTmux: true)
      var asked = 0
      for answer in round { if case .ask? = detection.take(answer) { asked += 1 } }
      #expect(asked == 1)
      #expect(detection.take(.kitty(true)) == nil)
      guard case .decided(let choice)? = detection.take(.fence) else {
        Issue.record("nothing was decided")
        return
      }
      #expect(choice.way == .placeholders)
      #expect((choice.cellWidth, choice.cellHeight) == (10, 20))
    }
  }

  @Test func `kitty is asked for inside tmux though another terminal answers before it`() {
    var detection = GraphicsDetection(wish: .kitty, cell: (9, 9), pane: "%4", isInTmux: true)
    for answer in [
      TerminalAnswer.version("WezTerm 20240203"), .fence, .version("kitty(0.40.0)"), .kitty(true),
    ] {
      _ = detection.take(answer)
    }
    guard case .decided(let choice)? = detection.take(.fence) else {
      Issue.record("nothing was decided")
      return
    }
    #expect(choice.way == .placeholders)
  }

  @Test func `a fence of an earlier round says nothing of the terminal around tmux`() {
    var detection = GraphicsDetection(wish: .auto, cell: (10, 20), isInTmux: true)
    #expect(detection.take(.fence) == nil)
    #expect(detection.take(.version("kitty(0.40.0)")) == nil)
    guard case .ask? = detection.take(.fence) else {
      Issue.record("kitty around tmux was not asked for its graphics")
      return
    }
    #expect(detection.take(.fence) == nil)
    #expect(detection.choice.way == nil, "until it says so, or where it never does")
    #expect(detection.take(.kitty(false)) == nil)
    guard case .decided(let choice)? = detection.take(.fence) else {
      Issue.record("nothing was decided")
      return
    }
    #expect(choice.way == nil)
  }

  /// The system's figure inside tmux may be that of the terminal before.
  @Test func `a cell has the pixels that the terminal around tmux says, elsewhere the system's`() {
    let told = TerminalAnswer.cell(width: 12, height: 30)
    let kitty: [TerminalAnswer] = [.version("kitty(0.40.0)"), .attributes([62])]
    let known: [TerminalAnswer] = [.kitty(true)]
    #expect(choice(kitty + [told], then: known)?.cellWidth == 10)
    let tmux: [TerminalAnswer] = [.version("tmux 3.6"), .attributes([1, 2])]
    #expect(choice(tmux, then: kitty + [told], third: known)?.cellWidth == 12)
    #expect(choice(tmux + [told], then: kitty, third: known)?.cellWidth == 10)
    var again = GraphicsDetection(wish: .auto, cell: (10, 20), isInTmux: true)
    for answer in kitty + [told, .fence] + known { _ = again.take(answer) }
    #expect((again.choice.cellWidth, again.choice.cellHeight) == (12, 30))
  }

  @Test(arguments: [GraphicsWish.kitty, .iterm, .sixel, .auto])
  func `80 columns show all of the reason for cells inside tmux`(wish: GraphicsWish) {
    let tmux: [TerminalAnswer] = [.version("tmux 3.4"), .attributes([1, 2])]
    for carriesNumbers in [true, false] {
      let choice = choice(
        tmux, wish: wish, then: [.version("kitty(0.26.5)")], third: [.kitty(true)],
        carriesNumbers: carriesNumbers)
      #expect("Cells only: \(choice?.reason ?? "")".count < 78)
    }
    #expect(
      choice(tmux, wish: wish, then: [.version("XTerm(379)")], third: [.kitty(false)])?.reason
        .hasPrefix("tmux needs allow-passthrough on") == true)
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
  func `a wish is done by a terminal that is silent`(wish: GraphicsWish, way: GraphicsProtocol) {
    #expect(GraphicsDetection(wish: wish, cell: (10, 20)).choice.way == way)
  }

  @Test(arguments: [
    (GraphicsWish.kitty, "XTerm(379)", "does not know kitty’s graphics"),
    (.kitty, "", "does not know kitty’s graphics"),
    (.iterm, "XTerm(379)", "does not know iTerm2’s images"),
    (.iterm, "kitty(0.26.5)", "does not know iTerm2’s images"),
    (.sixel, "kitty(0.26.5)", "does not say that it knows sixel"),
  ])
  func `a wish that answers contradict is not done, for a reason`(
    wish: GraphicsWish, name: String, reason: String
  ) {
    let first = (name.isEmpty ? [] : [TerminalAnswer.version(name)]) + [.attributes([62])]
    let choice = choice(first, wish: wish)
    #expect(choice?.way == nil)
    #expect(choice?.reason == "\(name.isEmpty ? "the terminal" : name) \(reason)")
  }

  @Test(arguments: [
    (GraphicsWish.kitty, "WezTerm 20240203", GraphicsProtocol.kitty),
    (.kitty, "", .kitty), (.iterm, "mintty 3.7.0", .iterm), (.iterm, "xterm.js(6.0.0)", .iterm),
    (.sixel, "Konsole 230804", .sixel),
  ])
  func `a wish wins over what would be chosen`(
    wish: GraphicsWish, name: String, way: GraphicsProtocol
  ) {
    let first = (name.isEmpty ? [] : [TerminalAnswer.version(name)]) + [.attributes([62, 4])]
    #expect(choice(first, wish: wish, then: [.kitty(true)])?.way == way)
  }

  @Test(arguments: [
    (GraphicsWish.sixel, [1, 2], nil), (.sixel, [1, 2, 4], GraphicsProtocol.sixel),
    (.iterm, [1, 2, 4], nil), (.kitty, [1, 2], nil),
  ])
  func `inside tmux a wish is done only where tmux or the terminal around it takes pictures so`(
    wish: GraphicsWish, attributes: [Int], way: GraphicsProtocol?
  ) {
    let tmux: [TerminalAnswer] = [.version("tmux 3.4"), .attributes(attributes)]
    // The second is a kitty that has no pictures in cells.
    for outer in ["XTerm(379)", "kitty(0.26.5)"] {
      let choice = choice(
        tmux, wish: wish, then: [.version(outer)],
        third: wish == .kitty ? [.kitty(outer.hasPrefix("kitty"))] : [])
      #expect(choice?.way == way)
      if way == nil { #expect(choice?.reason.hasPrefix("tmux needs") == true) }
    }
    #expect(
      choice(tmux, wish: .kitty, then: [.version("new 1.0")], third: [.kitty(true)])?.way
        == .placeholders)
  }

  @Test func `asked again, the terminal around tmux is told from the one before`() {
    func choice(_ name: String, _ isKitty: Bool) -> GraphicsChoice {
      var detection = GraphicsDetection(wish: .auto, cell: (10, 20), pane: "%4", isInTmux: true)
      for answer in [.version(name), .fence, .kitty(isKitty)] as [TerminalAnswer] {
        if case .decided(let choice)? = detection.take(answer) { return choice }
      }
      if case .decided(let choice)? = detection.take(.fence) { return choice }
      return detection.choice
    }
    #expect(choice("kitty(0.40.0)", true).way == .placeholders)
    let cells = choice("XTerm(379)", false)
    #expect(cells.way == nil && cells.isThroughTmux, "or it would not be asked again")
  }

  @Test func `answers come out of the terminal's bytes`() {
    var parser = InputParser()
    let answers =
      "\u{1B}P>|kitty(0.40.0)\u{1B}\\\u{1B}[6;18;9t\u{1B}[?1;0;256S\u{1B}[?2;0;1000;800S\u{1B}[?62;4c\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[0n"
    #expect(
      parser.feed(answers.utf8) == [
        .answer(.version("kitty(0.40.0)")), .answer(.cell(width: 9, height: 18)),
        .answer(.colorRegisters(256)), .answer(.sixelSize(width: 1000, height: 800)),
        .answer(.attributes([62, 4])), .answer(.kitty(true)), .answer(.fence),
      ])
    // What it could not say has another number in the middle.
    #expect(parser.feed("\u{1B}[?2;3;0S\u{1B}[?2;3;0;0S".utf8) == [])
    #expect(
      parser.feed("\u{1B}_Gi=83886097,p=1;ENOENT:no\u{1B}\\\u{1B}_Gi=310;OK\u{1B}\\".utf8)
        == [.answer(.picture(isThere: false)), .answer(.picture(isThere: true))])
    #expect(parser.feed("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\".utf8) == [.answer(.kitty(false))])
  }
}
