import Foundation

/// The terminal app where the terminal takes pictures: start, and what a frame costs that brings another one.
enum GraphicsBenchmark {
  static func run(into report: inout Report) throws {
    for pictures in TerminalPictures.allCases {
      try start(pictures, into: &report)
      try slow(pictures, into: &report)
      try fast(pictures, into: &report)
    }
  }

  /// Measures a start: cells come first, the picture follows when the terminal has answered.
  private static func start(_ pictures: TerminalPictures, into report: inout Report) throws {
    let program = try Programs.islet()
    var first: [Double] = []
    var whole: [Double] = []
    for _ in 0..<8 {
      let folder = Programs.folder()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let terminal = try TerminalProgram(
        [program, "--port", "0", "--state", folder, "--graphics", pictures.rawValue],
        answers: pictures)
      defer { terminal.stop() }
      guard let cells = terminal.firstByte(within: 10, atLeast: 1000),
        let picture = terminal.lastByte(within: 2, silence: 0.3)
      else { throw BenchmarkError("no picture came") }
      first.append(cells - terminal.started)
      whole.append(picture - terminal.started)
    }
    report.add(
      "\(pictures.rawValue): start → first paint, in cells", Sample(Array(first.dropFirst())),
      unit: .milliseconds, atMost: 0.060)
    report.add(
      "\(pictures.rawValue): start → the phone's picture", Sample(Array(whole.dropFirst())),
      unit: .milliseconds)
  }

  /// Measures ten pushes a second, each of which changes the card: from its last byte to the end of the frame with the
  /// picture.
  private static func slow(_ pictures: TerminalPictures, into report: inout Report) throws {
    let phone = try RunningPhone(showing: pictures)
    defer { phone.stop() }
    phone.program.knowSynchronizedOutput()
    phone.program.drain(0.5)
    var times: [Double] = []
    var bytes: [Double] = []
    for number in 1...50 {
      let before = phone.program.bytesRead
      let sent = try phone.pusher.push(goals: number)
      guard let painted = phone.program.endOfFrame(with: pictures.mark, within: 1) else { continue }
      times.append(painted - sent)
      bytes.append(Double(phone.program.bytesRead - before))
      phone.program.drain(max(0, sent + 0.1 - LoadClient.now))
    }
    try phone.checkLastPush()
    let size = Sample(bytes)
    report.add(
      "\(pictures.rawValue): push → picture written, at 10 a second", times,
      range: "\(times.count) of 50 seen, \(Int(size.median)) bytes")
  }

  /// Measures a thousand pushes a second: the time from one frame with a picture to the next, in which it is painted,
  /// encoded and written.
  private static func fast(_ pictures: TerminalPictures, into report: inout Report) throws {
    let (times, rate) = try RunningPhone.underLoad(showing: pictures) { phone, _, _ in
      guard let one = phone.program.endOfFrame(with: pictures.mark, within: 2),
        let next = phone.program.endOfFrame(with: pictures.mark, within: 2)
      else { throw BenchmarkError("no frame came") }
      return next - one
    }
    report.add(
      "\(pictures.rawValue): a frame under 1,000 pushes a second", times,
      range: "\(times.count) frames, \(Int(rate)) pushes a second", atMost: 0.016)
  }
}
