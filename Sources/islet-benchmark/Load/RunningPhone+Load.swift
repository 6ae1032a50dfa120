extension RunningPhone {
  /// Measures something 300 times while a thousand pushes a second come that the phone shows; with the rate at which
  /// they really came.
  static func underLoad(
    showing pictures: TerminalPictures? = nil, moves: Bool = false,
    _ measure: (RunningPhone, SteadyLoad, _ round: Int) throws -> Double
  ) throws -> (times: [Double], rate: Double) {
    let phone = try RunningPhone(showing: pictures, moves: moves)
    defer { phone.stop() }
    phone.program.knowSynchronizedOutput()
    let load = SteadyLoad(phone, perSecond: 1000)
    defer { load.stop() }
    phone.program.drain(1)
    var times: [Double] = []
    let (before, start) = (load.sent, LoadClient.now)
    for round in 0..<300 {
      times.append(try measure(phone, load, round))
      // At no fixed beat, so that what is measured meets every moment of a frame.
      phone.program.drain(0.01 + Double(round * 7 % 23) / 1000)
    }
    let rate = Double(load.sent - before) / (LoadClient.now - start)
    try phone.checkLastPush()
    return (times, rate)
  }
}
