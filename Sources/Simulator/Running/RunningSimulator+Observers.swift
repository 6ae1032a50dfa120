import EventLoop
import Findings

extension RunningSimulator {
  /// Registers a callback for changes, merged by pass of the loop. Returns a number for `forgetObserver`.
  public func observe(_ observer: @escaping @MainActor (SimulatorChange) -> Void) -> Int {
    lastObserver += 1
    observers[lastObserver] = observer
    return lastObserver
  }

  /// Calls observers at the end of this pass.
  public func tellObservers() { tell() }

  /// Tells this observer no more.
  public func forgetObserver(_ number: Int) { observers[number] = nil }

  /// Writes the journal and then calls observers, once this pass of the loop is over.
  func tell() {
    guard isTold else { return }
    isTold = false
    loop.afterThisPass(.record) { [weak self] in self?.record() }
    loop.afterThisPass(.show) { [weak self] in self?.show() }
  }

  /// Writes the collected lines of the journal, so that nothing shows that a kill would lose.
  func record() {
    guard let journal else { return }
    journal.flush()
    if let new = journal.newFault() { add(new) }
    if journal.recovered() {
      findings.removeAll { $0.id == "journal-unwritable" }
      add(Finding("journal-written", path: journal.path))
    }
    if journal.fault != nil, roomTimer == nil {
      // Nobody tells when there is room again.
      roomTimer = loop.schedule(at: EventLoop.monotonicNow + 1) { [weak self] in
        self?.roomTimer = nil
        self?.record()
      }
    }
  }

  /// Whether new pushes can be kept; false when the disk is full and so is the memory for what waits.
  public var keepsPushes: Bool { journal?.isFull != true }

  public var hasKeptPushes: Bool {
    guard let journal, journal.isSynced else { return true }
    return journal.fault == nil
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
    prove(change.activities)
    for number in observers.keys.sorted() { observers[number]?(change) }
  }

  /// A caller that waits until every push was read, and perhaps drawn.
  struct Waiter {
    var number: Int
    var action: @MainActor (_ isSettled: Bool) -> Void
    var timer: EventLoop.Timer
    var waitsForPictures: Bool
  }

  /// How long an answer waits for a widget, in seconds.
  static let patience = 2.0
  /// Seconds that the next push waits for a widget that reads the one before.
  static let readingPatience = 0.25

  /// Calls the action when no decode job is open and its changes are drawn; with false when a widget took too
  /// long.
  ///
  /// - Parameter waitsForPictures: false for whoever needs to know only that states were read, as the next push does.
  func whenDecoded(
    within seconds: Double = RunningSimulator.patience, waitsForPictures: Bool = true,
    _ action: @escaping @MainActor (_ isSettled: Bool) -> Void
  ) {
    while !gathered.isEmpty { readGathered() }
    if openJobs.isEmpty {
      if waitsForPictures { proveNow() }
      if !waitsForPictures || proofs.open.isEmpty { return action(true) }
    }
    lastObserver += 1
    let number = lastObserver
    let timer = loop.schedule(at: EventLoop.monotonicNow + seconds) {
      [weak self] in
      guard let self, let place = waiters.firstIndex(where: { $0.number == number }) else { return }
      waiters.remove(at: place).action(false)
    }
    waiters.append(
      Waiter(number: number, action: action, timer: timer, waitsForPictures: waitsForPictures))
  }

  func wakeWaiters() {
    guard openJobs.isEmpty, !waiters.isEmpty else { return }
    if waiters.contains(where: \.waitsForPictures) { proveNow() }
    let ready = waiters.filter { !$0.waitsForPictures || proofs.open.isEmpty }
    waiters.removeAll { waiter in ready.contains { $0.number == waiter.number } }
    for waiter in ready {
      loop.cancel(waiter.timer)
      waiter.action(true)
    }
  }
}
