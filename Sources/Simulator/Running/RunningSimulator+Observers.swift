import EventLoop
import Findings

extension RunningSimulator {
  /// Registers a callback for changes, merged by pass of the loop. Returns a number for `forgetObserver`.
  public func observe(_ observer: @escaping @MainActor (SimulatorChange) -> Void) -> Int {
    feed.add(observer)
  }

  /// Calls observers at the end of this pass.
  public func tellObservers() { tell() }

  /// Tells this observer no more.
  public func forgetObserver(_ number: Int) { feed.remove(number) }

  /// Writes the journal and then calls observers, once this pass of the loop is over.
  func tell() {
    guard feed.begin() else { return }
    loop.afterThisPass(.record) { [weak self] in self?.record() }
    loop.afterThisPass(.show) { [weak self] in self?.show() }
  }

  /// Writes the collected lines of the journal, so that nothing shows that a kill would lose.
  func record() {
    guard let journal else { return }
    journal.flush()
    if let new = journal.newFault() { add(new) }
    if journal.restored() { add(Finding("journal-restored", path: journal.path)) }
    if journal.recovered() {
      diary.removeFindings { $0.id == "journal-unwritable" }
      // With --sync no event waits: Islet refused it.
      let sentence =
        journal.isSynced
        ? "The journal can be written again: what was refused meanwhile did not happen." : nil
      add(Finding("journal-written", path: journal.path, sentence: sentence))
    }
    if journal.fault != nil, !roomTimer.isSet {
      // Nobody tells when there is room again.
      roomTimer.set(at: EventLoop.monotonicNow + 1) { [weak self] in self?.record() }
    }
  }

  /// Whether new pushes can be kept; false when the disk is full and so is the memory for what waits.
  public var keepsPushes: Bool { journal?.isFull != true }

  /// Writes and tells now, for whoever runs no loop.
  public func settle() {
    repeat {
      desk.readGathered()
      record()
      show()
    } while desk.isWaiting
  }

  private func show() {
    guard feed.isDue else { return }
    desk.readIfDue(supersedes: phone.traits.supersedes)
    feed.end()
    record()
    compactIfLarge()
    arm()
    let change = feed.takeChange()
    prove(change.activities)
    for number in feed.numbers { feed.observer(number)?(change) }
  }

  /// Has widgets read at once what waits to be read, for whoever is about to show the phone.
  public func readWaiting() { desk.readGathered() }

  /// How many pictures widgets have been asked for.
  public var askedPictures: Int { pictures.asked }

  /// Returns whether one of the first pictures that widgets were asked for has not come.
  public func isPictureMissing(ofFirst count: Int) -> Bool { pictures.isMissing(upTo: count) }

  /// How long is waited for a widget where a verdict or a picture depends on it, in seconds: as long as its process may
  /// take for an answer on a very busy machine (`AnswerDeadline`).
  static let widgetPatience = 60.0
  /// Seconds that the next push waits for a widget that reads the one before.
  static let readingPatience = 0.25

  /// Calls the action when no decode job is open and its changes are drawn; with false when a widget took too
  /// long.
  ///
  /// - Parameter waitsForPictures: false for whoever needs to know only that states were read, as the next push does.
  func whenDecoded(
    within seconds: Double? = nil, waitsForPictures: Bool = true,
    _ action: @escaping @MainActor (_ isSettled: Bool) -> Void
  ) {
    desk.readAll()
    if desk.isDone {
      if waitsForPictures { proveNow() }
      if !waitsForPictures || proofs.isDone { return action(true) }
    }
    waiters.add(within: seconds ?? options.patience, waitsForPictures: waitsForPictures, action)
  }

  /// Calls the action when the intents of controls that were pressed since then have run and what came of them is read and
  /// drawn, after `widgetPatience` seconds at most; with false where something of it is not kept.
  ///
  /// - Parameter before: how many intents had begun before the press. Those of others are not waited for.
  func whenPressed(
    since before: Int, _ action: @escaping @MainActor (_ isKept: Bool) -> Void
  ) {
    whenEnded(
      before + 1..<intentRuns.begun + 1,
      until: EventLoop.monotonicNow + RunningSimulator.widgetPatience, action)
  }

  private func whenEnded(
    _ runs: Range<Int>, until end: Double,
    _ action: @escaping @MainActor (_ isKept: Bool) -> Void
  ) {
    let rest = end - EventLoop.monotonicNow
    guard intentRuns.isUnderway(runs), rest > 0 else {
      return whenDecoded { [weak self] _ in action(self?.intentRuns.takeKept(runs) ?? true) }
    }
    whenPressesEnd.add(within: rest, waitsForPictures: false) { [weak self] _ in
      self?.whenEnded(runs, until: end, action)
    }
  }

  /// Notes that the intent of a control has ended, and that what came of it was sent.
  func endPress(_ number: Int) {
    intentRuns.end(number)
    whenPressesEnd.wake(isDrawn: true)
  }

  /// Reports once that an answer left before a widget had read a state. A picture that is still drawn is no reason: it
  /// changes nothing of what answers tell.
  func tellUnread() {
    let finding = Finding("decode-timeout")
    if !desk.isDone, !findings.contains(finding) { add(finding) }
  }

  func wakeWaiters() {
    guard desk.isDone, !waiters.isEmpty else { return }
    if waiters.waitForPictures { proveNow() }
    waiters.wake(isDrawn: proofs.isDone)
  }
}
