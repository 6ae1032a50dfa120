import EventLoop

extension RunningSimulator {
  /// Asks to be told of changes, merged by pass of the loop; gives a number for `forgetObserver`.
  public func observe(_ observer: @escaping @MainActor (SimulatorChange) -> Void) -> Int {
    lastObserver += 1
    observers[lastObserver] = observer
    return lastObserver
  }

  /// Tells this observer no more.
  public func forgetObserver(_ number: Int) { observers[number] = nil }

  /// Has the journal written and then observers told, once this pass of the loop is over.
  func tell() {
    guard isTold else { return }
    isTold = false
    loop.afterThisPass(.record) { [weak self] in self?.record() }
    loop.afterThisPass(.show) { [weak self] in self?.show() }
  }

  /// Writes what the journal has collected, so that nothing shows that a kill would lose.
  func record() {
    guard let journal else { return }
    journal.flush()
    if let new = journal.newFault() { add(new) }
  }

  /// Writes and tells now, for whoever runs no loop.
  public func settle() {
    repeat {
      readGathered()
      record()
      show()
    } while !gathered.isEmpty
  }

  private func show() {
    guard !isTold else { return }
    readGatheredIfDue()
    isTold = true
    record()
    compactIfLarge()
    arm()
    let change = change
    self.change = SimulatorChange()
    for number in observers.keys.sorted() { observers[number]?(change) }
  }

  /// Somebody who waits until all that was sent has been decoded.
  struct Waiter {
    var number: Int
    var action: @MainActor (_ isSettled: Bool) -> Void
    var timer: EventLoop.Timer
  }

  /// How long an answer waits for a widget, in seconds.
  static let patience = 2.0
  /// How long the next push waits for a widget that reads the one before, in seconds.
  static let readingPatience = 0.25

  /// Runs the action when no decode job is open, at once when none is; false when a widget took too long.
  func whenDecoded(
    within seconds: Double = RunningSimulator.patience,
    _ action: @escaping @MainActor (_ isSettled: Bool) -> Void
  ) {
    while !gathered.isEmpty { readGathered() }
    if openJobs.isEmpty { return action(true) }
    lastObserver += 1
    let number = lastObserver
    let timer = loop.schedule(at: EventLoop.monotonicNow + seconds) {
      [weak self] in
      guard let self, let place = waiters.firstIndex(where: { $0.number == number }) else { return }
      waiters.remove(at: place).action(false)
    }
    waiters.append(Waiter(number: number, action: action, timer: timer))
  }

  func wakeWaiters() {
    guard openJobs.isEmpty, !waiters.isEmpty else { return }
    let ready = waiters
    waiters.removeAll()
    for waiter in ready {
      loop.cancel(waiter.timer)
      waiter.action(true)
    }
  }
}
