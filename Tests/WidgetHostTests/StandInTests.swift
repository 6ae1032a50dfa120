import AlarmKit
import AppIntents
import Combine
import CoreData
import CoreSpotlight
import CryptoKit
import EventKit
import Foundation
import HealthKit
import OneSignalLiveActivities
import RelevanceKit
import SwiftData
import SwiftUI
import Testing
import UniformTypeIdentifiers
import UserNotifications
import os

@Suite struct StandInTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `a hash is the standard's`(text: String, hex: String) {
    let digest = SHA256.hash(data: Data(text.utf8))
    #expect(digest.map { String(format: "%02x", $0) }.joined() == hex)
  }

  /// Returns the bytes of a hash in digits.
  private func digits(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func `hashes of all kinds are the standards'`() {
    let (short, long) = (Data("abc".utf8), Data(repeating: 0x61, count: 200))
    func told<H: HashFunction>(_ function: H.Type) -> [String] {
      // In pieces that fill no block, too.
      var state = H()
      for start in stride(from: 0, to: 200, by: 7) {
        state.update(data: long[start..<min(start + 7, 200)])
      }
      #expect(
        state.finalize() == H.hash(data: long) && H.hash(data: long) == Data(state.finalize()))
      return [digits(H.hash(data: short)), digits(H.hash(data: long))]
    }
    #expect(
      told(Insecure.MD5.self) == [
        "900150983cd24fb0d6963f7d28e17f72", "887f30b43b2867f4a9accceee7d16e6c",
      ])
    #expect(
      told(Insecure.SHA1.self) == [
        "a9993e364706816aba3e25717850c26c9cd0d89d", "e61cfffe0d9195a525fc6cf06ca2d77119c24a40",
      ])
    #expect(
      told(SHA256.self)[1] == "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5")
    #expect(
      told(SHA384.self) == [
        """
        cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed\
        8086072ba1e7cc2358baeca134c825a7
        """,
        """
        0691b6e978614b67d60557b2a2cddd53406508522efa21c624dbbfa8ab6e726d\
        5c586b489c7c09f24109a64c10211d48
        """,
      ])
    #expect(
      told(SHA512.self) == [
        """
        ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a\
        2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
        """,
        """
        4b11459c33f52a22ee8236782714c150a3b2c60994e9acee17fe68947a3e6789\
        f31e7668394592da7bef827cddca88c4e6f86e4df7ed1ae6cba71f3e98faee9f
        """,
      ])
    #expect(
      Insecure.MD5.hash(data: short).description
        == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(SHA512.hash(data: short).withUnsafeBytes(\.count) == SHA512.byteCount)
  }

  @Test func `a code of a message is the standard's`() {
    let fox = Data("The quick brown fox jumps over the lazy dog".utf8)
    let key = SymmetricKey(data: Data("key".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: fox, using: key)
    #expect(digits(code) == "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: fox, using: key))
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: fox[1...], using: key))
    #expect(
      digits(HMAC<Insecure.MD5>.authenticationCode(for: Data("abc".utf8), using: key))
        == "d2fe98063f876b03193afb49b4979591")
    let long = SymmetricKey(data: Data(repeating: 0x6b, count: 150))
    #expect(
      digits(HMAC<SHA512>.authenticationCode(for: Data("abc".utf8), using: long))
        == """
        4205a68de76e994d20d4764984b603711b63eba8fc1e39a65d94adee2c05aca4\
        56a5c53aa28b8f236fab5624407be488419404f19f3d46970dbd7d66364eb861
        """)
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
  }

  @Test func `a managed object's class fills it in when it is made, and can follow its life`()
    async throws
  {
    let context = NSPersistentContainer(name: "Pantry").viewContext
    let (one, other) = (PantryItem(context: context), PantryItem(context: context))
    #expect(one.value(forKey: "unit") as? String == "g")
    #expect(one.primitiveValue(forKey: "unit") as? String == "g" && !one.isDeleted && !one.isFault)
    #expect(one.objectID == one.objectID && one.objectID != other.objectID)
    let before = context.performAndWait { 1 }
    let after = await context.perform { before + 1 }
    #expect(after == 2)
    #expect(throws: CocoaError.self) { try context.existingObject(with: one.objectID) }
    let request = NSFetchRequest<PantryItem>(entityName: "PantryItem")
    (request.fetchBatchSize, request.returnsObjectsAsFaults) = (20, false)
    let found = try await NSPersistentContainer(name: "Pantry").performBackgroundTask {
      try $0.fetch(request)
    }
    #expect(found.isEmpty)
  }

  @Test func `what tells that models were written can be listened to`() {
    #expect(ModelContext.didSave != ModelContext.willSave)
    #expect(ModelContext.NotificationKey.insertedIdentifiers.rawValue == "insertedIdentifiers")
    #expect(Notification.Name.NSManagedObjectContextDidSave != .NSPersistentStoreRemoteChange)
  }

  @Test func `calendars and reminders are asked for and there are none`() async throws {
    let store = EKEventStore()
    let status = EKEventStore.authorizationStatus(for: .event)
    #expect(status != .fullAccess && status != .authorized && status == .notDetermined)
    #expect(EKAuthorizationStatus.authorized == .fullAccess)
    #expect(store.calendars(for: .event).filter { $0.calendarIdentifier == "work" }.isEmpty)
    #expect(try await !store.requestFullAccessToReminders())
    let due = store.predicateForIncompleteReminders(
      withDueDateStarting: nil, ending: nil, calendars: nil)
    var reminders: [EKReminder]?
    store.fetchReminders(matching: due) { reminders = $0 }
    #expect(reminders == [])
    let event = EKEvent(eventStore: store)
    (event.title, event.isAllDay, event.calendar) = ("Lunch", true, EKCalendar())
    #expect(event.calendar.map { Color(cgColor: $0.cgColor) } != nil)
    #expect(event.eventIdentifier == event.calendarItemIdentifier)
  }

  @Test func `of values that are sent the first ones are taken, and no more`() {
    let values = PassthroughSubject<Int, Never>()
    var (first, two, even): ([Int], [Int], [Int]) = ([], [], [])
    let listeners = [
      values.first().sink { first.append($0) }, values.prefix(2).sink { two.append($0) },
      values.first { $0.isMultiple(of: 2) }.sink { even.append($0) },
    ]
    [1, 2, 3, 4].forEach(values.send)
    #expect(first == [1] && two == [1, 2] && even == [2])
    listeners.forEach { $0.cancel() }
  }

  @Test func `values of several publishers come together, in pairs, one after another and in turn`()
  {
    let (one, two) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"))
    let third = Just(true)
    var seen: [String] = []
    var kept: Set<AnyCancellable> = []
    one.combineLatest(two).sink { seen.append("\($0)\($1)") }.store(in: &kept)
    Publishers.CombineLatest3(one, two, third).sink { seen.append("\($0)\($1)\($2)") }
      .store(in: &kept)
    one.zip(two).sink { seen.append("zip \($0)\($1)") }.store(in: &kept)
    one.map(String.init).merge(with: two.dropFirst()).sink { seen.append("merged \($0)") }
      .store(in: &kept)
    one.send(1)
    #expect(seen == ["1a", "1atrue", "zip 1a", "merged 1"])
    seen = []
    two.send("b")
    #expect(Set(seen) == ["1b", "1btrue", "merged b"])
    kept.forEach { $0.cancel() }
    seen = []
    one.send(2)
    #expect(seen.isEmpty)
  }

  @Test func `a publisher is made of each value, and the last one alone may count`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (all, latest): ([Int], [Int]) = ([], [])
    let listeners = [
      outer.flatMap { $0 }.sink { all.append($0) },
      outer.switchToLatest().sink { latest.append($0) },
    ]
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(all == [1, 2, 3] && latest == [1, 3])
    listeners.forEach { $0.cancel() }
    second.send(4)
    #expect(all == [1, 2, 3] && latest == [1, 3])
  }

  /// What a listener of a publisher is told.
  private final class Heard<Value> {
    private(set) var values: [Value] = []
    private(set) var ends: [String] = []
    private var kept: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value {
      kept = publisher.sink { [unowned self] completion in
        if case .failure = completion { ends.append("failed") } else { ends.append("finished") }
      } receiveValue: { [unowned self] value in
        values.append(value)
      }
    }
  }

  @Test func `a publisher says once that it ended, and gives nothing after that`() {
    let just = Heard(Just(5))
    #expect(just.values == [5] && just.ends == ["finished"])
    let subject = PassthroughSubject<Int, CocoaError>()
    let (tens, first) = (Heard(subject.map { $0 * 10 }), Heard(subject.prefix(1)))
    subject.send(1)
    #expect(tens.ends.isEmpty && first.ends == ["finished"])
    subject.send(completion: .finished)
    subject.send(2)
    subject.send(completion: .failure(CocoaError(.userCancelled)))
    #expect(tens.values == [10] && tens.ends == ["finished"])
    #expect(first.values == [1] && first.ends == ["finished"])
    #expect(Heard(subject).ends == ["finished"])
    let state = CurrentValueSubject<Int, Never>(1)
    let states = Heard(state)
    state.send(completion: .finished)
    state.send(7)
    #expect(states.values == [1] && states.ends == ["finished"] && state.value == 1)
    #expect(Heard(state).values.isEmpty)
    #expect(Heard(Empty<Int, Never>()).ends == ["finished"])
    #expect(Heard(Empty<Int, Never>(completeImmediately: false)).ends.isEmpty)
  }

  @Test func `several publishers end when all have, pairs when no partner can come`() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let (merged, latest) = (Heard(one.merge(with: two)), Heard(one.combineLatest(two)))
    let (pairs, many) = (Heard(one.zip(two)), Heard(Publishers.MergeMany(one, two)))
    let flat = Heard(one.flatMap { _ in two })
    let last = Heard(one.map { _ in two }.switchToLatest())
    let ends = { [merged.ends, latest.ends, pairs.ends, many.ends, flat.ends, last.ends] }
    one.send(1)
    one.send(completion: .finished)
    #expect(ends() == Array(repeating: [], count: 6))
    two.send(2)
    #expect(pairs.values.count == 1 && pairs.ends == ["finished"])
    two.send(completion: .finished)
    #expect(ends() == Array(repeating: ["finished"], count: 6))
  }

  @Test func `a failure ends the values, and is caught, replaced or tried again`() {
    let numbers = ["1", "x", "3"].publisher.tryMap { text throws -> Int in
      guard let number = Int(text) else { throw CocoaError(.coderInvalidValue) }
      return number
    }
    let plain = Heard(numbers)
    #expect(plain.values == [1] && plain.ends == ["failed"])
    let caught = Heard(numbers.catch { _ in Just(9) })
    #expect(caught.values == [1, 9] && caught.ends == ["finished"])
    let again = Heard(numbers.retry(1).replaceError(with: 0))
    #expect(again.values == [1, 1, 0] && again.ends == ["finished"])
    let fail = Heard(Fail<Int, CocoaError>(error: CocoaError(.userCancelled)).mapError { $0 })
    #expect(fail.values.isEmpty && fail.ends == ["failed"])
    let future = Heard(Future<Int, CocoaError> { $0(.failure(CocoaError(.userCancelled))) })
    #expect(future.values.isEmpty && future.ends == ["failed"])
  }

  @Test func `a sequence without end gives no more than is wanted`() {
    let first = Heard((1...).publisher.map { $0 * 2 }.prefix(3))
    #expect(first.values == [2, 4, 6] && first.ends == ["finished"])
    let found = Heard((1...).publisher.filter { $0 % 7 == 0 }.first { $0 > 20 })
    #expect(found.values == [21] && found.ends == ["finished"])
    let pairs = Heard(["a", "b"].publisher.zip((1...).publisher))
    #expect(pairs.values.map { "\($0)\($1)" } == ["a1", "b2"] && pairs.ends == ["finished"])
    let inner = Heard(
      ["a", "b"].publisher.flatMap { name in
        (1...).publisher.prefix(2).map { "\(name)\($0)" }
      })
    #expect(inner.values == ["a1", "a2", "b1", "b2"] && inner.ends == ["finished"])
    let failed = Heard(
      (1...).publisher.tryMap { number throws -> Int in
        guard number < 3 else { throw CocoaError(.coderInvalidValue) }
        return number
      })
    #expect(failed.values == [1, 2] && failed.ends == ["failed"])
  }

  @Test func `a listener that another one cancels hears nothing more`() {
    let subject = PassthroughSubject<Int, Never>()
    var other: AnyCancellable?
    var heard: [Int] = []
    let first = subject.sink { _ in other?.cancel() }
    other = subject.sink { heard.append($0) }
    subject.send(1)
    #expect(heard.isEmpty)
    first.cancel()
  }

  @Test func `values that are waited for end with their publisher`() async {
    var numbers: [Int] = []
    for await number in [1, 2, 3].publisher.values { numbers.append(number) }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `values are added up, watched, mended and set where they are asked for`() async {
    final class Model: ObservableObject { @Published var total = 0 }
    let (values, model) = (PassthroughSubject<Int?, Never>(), Model())
    var watched = 0
    values.replaceNil(with: 10).handleEvents(receiveOutput: { watched += $0 }).scan(0, +)
      .debounce(for: .milliseconds(5), scheduler: RunLoop.main).receive(on: DispatchQueue.main)
      .assign(to: &model.$total)
    values.send(1)
    values.send(nil)
    #expect(model.total == 11 && watched == 11)
    var read: [Int] = []
    let listener = ["1", "x", "3"].publisher.setFailureType(to: (any Error).self)
      .tryMap { text throws -> Int in
        guard let number = Int(text) else { throw CocoaError(.coderInvalidValue) }
        return number
      }.replaceError(with: 0).prepend(7).sink { read.append($0) }
    #expect(read == [7, 1, 0])
    listener.cancel()
    let later = Future<Int, Never> { $0(.success(5)) }
    for await value in Deferred(createPublisher: { later }).values {
      #expect(value == 5)
      break
    }
  }

  @MainActor @Test func `models of a view are asked for in every way that SwiftData has`() throws {
    struct Rack: View {
      @Query private var all: [Ride]
      @Query() private var again: [Ride]
      @Query(sort: \.number) private var sorted: [Ride]
      @Query(sort: \Ride.number, order: .reverse) private var reversed: [Ride]
      @Query(sort: [SortDescriptor(\Ride.number)], animation: .default) private var moving: [Ride]
      @Query(filter: #Predicate<Ride> { $0.number > 1 }, transaction: Transaction())
      private var some: [Ride]
      @Query(FetchDescriptor<Ride>()) private var described: [Ride]
      @Query private var chosen: [Ride]
      init() { _chosen = Query(filter: nil, sort: \.number) }
      var count: Int {
        all.count + again.count + sorted.count + reversed.count + moving.count + some.count
          + described.count + chosen.count
      }
      var body: some View {
        Text("\(count)").modelContainer(for: [Ride.self], inMemory: true) { _ in }
          .modelContainer(for: Ride.self, isUndoEnabled: true)
      }
    }
    struct Garage: Scene {
      var body: some Scene {
        WindowGroup { Rack() }.modelContainer(for: [Ride.self]).modelContainer(for: Ride.self)
      }
    }
    #expect(Rack().count == 0)
    let container = try ModelContainer(
      for: Ride.self, configurations: ModelConfiguration("rides", isStoredInMemoryOnly: true))
    #expect(container.schema.types.count == 1)
    #expect(container.configurations.map(\.name) == ["rides"])
    #expect(container.configurations.first?.url.path == "/dev/null")
  }

  @Test func `models are found from a place on, and taken out by what they are`() async throws {
    let rides = Rides(modelContainer: try ModelContainer(for: Ride.self))
    for number in 1...4 { await rides.insert(number) }
    #expect(try await rides.numbers(from: 1, most: 2) == [2, 3])
    #expect(try await rides.numbers(from: 9, most: 2) == [])
    #expect(try await rides.numbers(from: -1, most: nil) == [1, 2, 3, 4])
    try await rides.deleteAll()
    #expect(try await rides.numbers(from: 0, most: nil) == [])
  }

  @Test func `an intent that needs an answer gets none, and a question to confirm counts as a yes`()
    async throws
  {
    struct Stop: AppIntent {
      static let title: LocalizedStringResource = "Stop"
      @Parameter(title: "Minutes") var minutes: Int
      func perform() async throws -> some IntentResult {
        try await requestConfirmation()
        guard try await $minutes.requestConfirmation(for: 3) else {
          throw $minutes.needsValueError("How long?")
        }
        minutes = try await $minutes.requestValue()
        return .result()
      }
    }
    await #expect(throws: (any Error).self) { _ = try await Stop().perform() }
    let choices = IntentItemCollection(items: [IntentItem(3, title: "Three")])
    #expect(choices.sections.flatMap { $0.items.map(\.value) } == [3])
  }

  @Test func `a dependency is what the app has added, or else its own value`() {
    struct Clock { var hour: Int }
    let manager = AppDependencyManager()
    let clock = AppDependency(manager: manager, default: Clock(hour: 9))
    #expect(clock.wrappedValue.hour == 9)
    manager.add(dependency: Clock(hour: 10))
    #expect(clock.wrappedValue.hour == 10)
  }

  @Test func `a dependency is made once, and one of several is told by its key`() {
    final class Store: @unchecked Sendable { var count = 0 }
    let manager = AppDependencyManager()
    manager.add(dependency: Store())
    manager.add(key: "other", dependency: Store())
    let (store, other) = (
      AppDependency<Store>(manager: manager), AppDependency<Store>(key: "other", manager: manager)
    )
    store.wrappedValue.count += 1
    store.wrappedValue.count += 1
    #expect(store.wrappedValue.count == 2 && other.wrappedValue.count == 0)
    manager.add(dependency: {
      await Task.yield(); return 7
    })
    #expect(AppDependency<Int>(manager: manager).wrappedValue == 7)
    #expect(AppDependency<Int>(manager: manager).projectedValue.wrappedValue == 7)
  }

  @Test func `a lock lends its state`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock { state in
        state += 1; return state
      } == 2)
    #expect(lock.withLock { $0 } == 2)
  }

  @Test func `a notification's attachment is a file that is there, of a kind iOS takes`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "islet-attachments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) throws -> URL {
      let file = folder.appending(path: name)
      try Data([1]).write(to: file)
      return file
    }
    let picture = try UNNotificationAttachment(identifier: "a", url: file("goal.JPG"))
    #expect(picture.identifier == "a" && picture.type == "public.jpeg")
    #expect(!(try UNNotificationAttachment(identifier: "", url: file("a.png"))).identifier.isEmpty)
    let hinted = try UNNotificationAttachment(
      identifier: "b", url: file("goal"),
      options: [UNNotificationAttachmentOptionsTypeHintKey: "public.png"])
    #expect(hinted.type == "public.png")
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "c", url: folder.appending(path: "none.png"))
    }
    #expect(throws: UNError(.attachmentUnrecognizedType)) {
      try UNNotificationAttachment(identifier: "d", url: file("goal.txt"))
    }
    let content = UNMutableNotificationContent()
    content.attachments = [picture]
    #expect(content.attachments.count == 1)
  }

  @Test func `health data is neither kept nor deleted, and each way of asking is told why`() async {
    let store = HKHealthStore()
    let steps = HKQuantitySample(
      type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 5),
      start: .distantPast, end: .distantPast)
    await #expect(throws: HKError.healthDataUnavailable) { try await store.save(steps) }
    await #expect(throws: HKError.healthDataUnavailable) { try await store.save([steps]) }
    await #expect(throws: HKError.healthDataUnavailable) { try await store.delete(steps) }
    await #expect(throws: HKError.healthDataUnavailable) { try await store.delete([steps]) }
    typealias Answer = @Sendable (Bool, (any Error)?) -> Void
    let asked: [(@escaping Answer) -> Void] = [
      { store.save(steps, withCompletion: $0) }, { store.save([steps], withCompletion: $0) },
      { store.delete(steps, withCompletion: $0) }, { store.delete([steps], withCompletion: $0) },
    ]
    let answers = OSAllocatedUnfairLock(initialState: [String]())
    for ask in asked {
      ask { isDone, error in
        answers.withLock { $0.append("\(isDone) \(error as? HKError == .healthDataUnavailable)") }
      }
    }
    #expect(answers.withLock { $0 } == Array(repeating: "false true", count: 4))
  }

  /// Does something so many times on each of two threads, and waits for both.
  private func onTwoThreads(_ times: Int, _ action: @escaping @Sendable (Int, Bool) -> Void) {
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for number in 0..<times { action(number, thread == 0) }
    }
  }

  @Test func `values of several publishers may come on several threads`() {
    let (one, two) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    // Plain counters: who listens is told one value after another.
    var (pairs, latest, merged, many, flat, switched) = ([(Int, Int)](), 0, 0, 0, 0, 0)
    let listeners = [
      one.zip(two).sink { pairs.append($0) },
      one.combineLatest(two).sink { _ in latest += 1 },
      one.merge(with: two).sink { _ in merged += 1 },
      Publishers.MergeMany(one, two).sink { _ in many += 1 },
      one.flatMap { _ in Just(1) }.merge(with: two).sink { _ in flat += 1 },
      one.map { _ in two }.switchToLatest().sink { _ in switched += 1 },
    ]
    let times = 50_000
    onTwoThreads(times) { number, isFirst in (isFirst ? one : two).send(number) }
    #expect(pairs.count == times && pairs.allSatisfy { $0.0 == $0.1 })
    #expect(merged == 2 * times && many == 2 * times && flat == 2 * times)
    #expect(latest >= times && latest < 2 * times && switched <= times)
    listeners.forEach { $0.cancel() }
  }

  @Test func `one who listens is told one value after another, on whatever threads they are sent`()
  {
    let values = PassthroughSubject<Int, Never>()
    var (sum, first) = (0, [Int]())
    let listeners = [
      values.scan(0) { sum, _ in sum + 1 }.sink { sum = $0 },
      values.prefix(7).sink { first.append($0) },
    ]
    onTwoThreads(50_000) { number, _ in values.send(number) }
    #expect(sum == 100_000 && first.count == 7)
    listeners.forEach { $0.cancel() }
  }

  @Test func `nobody is told of a value after the end, on whatever thread it comes`() {
    var late = 0
    for round in 0..<300 {
      let values = PassthroughSubject<Int, Never>()
      var isOver = false
      let listener = values.sink(
        receiveCompletion: { _ in isOver = true },
        receiveValue: { _ in if isOver { late += 1 } })
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          for number in 0..<300 { values.send(number) }
        } else {
          // A little later each round.
          for _ in 0..<round { _ = values }
          values.send(completion: .finished)
        }
      }
      listener.cancel()
    }
    #expect(late == 0)
  }

  @Test func `an object may change as it goes, when the last who listens to another goes`() {
    final class Row: ObservableObject {
      @Published var isShown = true
      deinit { isShown = false }
    }
    var kept: Set<AnyCancellable> = []
    for _ in 0..<300 {
      let (one, other) = (Row(), Row())
      one.objectWillChange.sink { _ = other.isShown }.store(in: &kept)
    }
    #expect(kept.count == 300)
  }

  @Test func `the subject of many is made when the first one listens`() {
    var made = 0
    let many = Just(1).multicast { () -> PassthroughSubject<Int, Never> in
      made += 1
      return PassthroughSubject()
    }
    #expect(made == 0)
    let (one, two) = (Heard(many), Heard(many))
    _ = many.connect()
    #expect(made == 1 && one.values == [1] && two.values == [1])
  }

  @Test func `what is shared is made once, for all who listen, as long as one does`() {
    let values = PassthroughSubject<Int, Never>()
    var (runs, told, began, stopped) = (0, [String](), 0, 0)
    let shared = values.handleEvents(receiveCancel: { stopped += 1 })
      .map { value in
        runs += 1
        return value
      }.handleEvents(receiveOutput: { _ in began += 1 }).share()
    values.send(0)
    let one = shared.sink { told.append("one \($0)") }
    let two = shared.sink { told.append("two \($0)") }
    values.send(1)
    #expect(runs == 1 && began == 1 && told == ["one 1", "two 1"])
    one.cancel()
    values.send(2)
    #expect(runs == 2 && stopped == 0 && told.last == "two 2")
    two.cancel()
    values.send(3)
    #expect(runs == 2 && stopped == 1)
    // What has ended tells its end only.
    let ended = [1, 2].publisher.share()
    #expect(Heard(ended).values == [1, 2])
    #expect(Heard(ended).values.isEmpty && Heard(ended).ends == ["finished"])
  }

  @Test func `an object says that it will change before each change of a published property`() {
    class Cup: ObservableObject {
      @Published var cups = 1
      @Published var names: [String] = []
      var plain = 0
    }
    final class Mug: Cup { @Published var size = 1 }
    let (mug, other) = (Mug(), Mug())
    var (changes, before): (Int, [Int]) = (0, [])
    let listeners = [
      mug.objectWillChange.sink {
        changes += 1
        before.append(mug.cups)
      },
      mug.$cups.dropFirst().sink { _ in before.append(mug.cups) },
    ]
    mug.cups = 2
    #expect(changes == 1 && before == [1, 1] && mug.cups == 2)
    mug.names.append("tea")
    mug.size = 3
    (mug.plain, other.cups) = (1, 5)
    #expect(changes == 3 && mug.names == ["tea"] && mug.size == 3)
    // What a publisher sets changes the object as well.
    Just(7).assign(to: &mug.$cups)
    #expect(changes == 4 && mug.cups == 7)
    listeners.forEach { $0.cancel() }
    mug.cups = 8
    #expect(changes == 4 && mug.cups == 8)
    // An object that has gone is followed by others, perhaps at its address.
    for _ in 0..<200 {
      let next = Mug()
      var count = 0
      let listener = next.objectWillChange.sink { count += 1 }
      next.cups += 1
      #expect(count == 1)
      listener.cancel()
    }
  }

  @Test func `a subject tells those who listen, until they stop`() {
    final class Model: ObservableObject { @Published var count = 1 }
    let model = Model()
    var seen: [Int] = []
    let subscription = model.$count.map { $0 * 10 }.removeDuplicates().sink { seen.append($0) }
    model.count = 2
    model.count = 2
    subscription.cancel()
    model.count = 3
    #expect(seen == [10, 20])
  }

  @Test func `an alarm has a button that stops it, the system's where the app says none`() throws {
    let button = AlarmButton(text: "Halt", textColor: .red, systemImageName: "hand.raised")
    #expect(button.textColor == Color.red.roundTrip)
    #expect(AlarmPresentation.Alert(title: "Tea", stopButton: button).stopButton == button)
    let plain = AlarmPresentation.Alert(title: "Tea", secondaryButton: button)
    #expect(plain.stopButton.systemImageName == "stop.circle")
    let written = try JSONEncoder().encode(["title": "Tea"])
    let read = try JSONDecoder().decode(AlarmPresentation.Alert.self, from: written)
    #expect(read.stopButton == plain.stopButton)
  }

  @Test func `a payload of OneSignal's has values of any kind, as its own library reads them`()
    throws
  {
    let json = #"""
      {"data": {"title": {"en": "Kick-off"}, "score": 3, "odds": 1.5, "isLive": true, "gone": null,
      "goals": [12, 71]}}
      """#
    let state = try JSONDecoder().decode(
      DefaultLiveActivityAttributes.ContentState.self, from: Data(json.utf8))
    #expect(state.data["title"]?.asDict()?["en"]?.asString() == "Kick-off")
    #expect(state.data["score"]?.asInt() == 3)
    // A whole number is no `Double` there, either.
    #expect(state.data["score"]?.asDouble() == nil)
    #expect(state.data["odds"]?.asDouble() == 1.5)
    #expect(state.data["isLive"]?.asBool() == true)
    #expect(state.data["goals"]?.asArray()?.compactMap { $0.asInt() } == [12, 71])
    #expect(state.data["gone"]?.asString() == nil)
    #expect(state.onesignal == nil)
    let again = try JSONDecoder().decode(
      DefaultLiveActivityAttributes.ContentState.self, from: JSONEncoder().encode(state))
    #expect(again == state)
    #expect(Set([again, state]).count == 1)
    #expect(again.data["score"] != again.data["odds"])
  }

  @Test func `a value without a form in JSON is refused, and literals are values`() throws {
    struct Formless {}
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([AnyCodable(Formless())]) }
    let values: [String: AnyCodable] = ["a": 1, "b": [true, nil, "c"], "d": ["e": 2.5]]
    let text = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([String: AnyCodable].self, from: text)["d"] == values["d"])
    #expect(values["b"]?.asArray()?.last?.asString() == "c")
    #expect(try JSONEncoder().encode(AnyCodable([1, nil] as [Any?])) == Data("[1,null]".utf8))
  }

  private struct Team: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Team"
    static let defaultQuery = Teams()
    var id: String
    @Property(title: "Town", indexingKey: \.city) var town: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(id: String) { self.id = id }
  }
  private struct Teams: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Team] { [] }
  }

  @Test func `Spotlight's index takes everything and says that nothing can be found`() async throws
  {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Ajax"
    let item = CSSearchableItem(
      uniqueIdentifier: nil, domainIdentifier: "teams", attributeSet: attributes)
    #expect(!item.uniqueIdentifier.isEmpty && item.attributeSet.contentType == "public.text")
    #expect(Team(id: "Ajax").defaultAttributeSet.displayName == "Ajax")
    #expect(!CSSearchableIndex.isIndexingAvailable())
    let index = CSSearchableIndex.default()
    try await index.indexSearchableItems([item])
    try await index.indexAppEntities([Team(id: "Ajax")])
    try await index.deleteAppEntities(identifiedBy: ["Ajax"], ofType: Team.self)
    await confirmation(expectedCount: 2) { answered in
      index.indexSearchableItems([item]) { if $0 == nil { answered() } }
      index.fetchLastClientState { state, _ in if state == nil { answered() } }
    }
  }

  @Test func `moments at which a widget matters are told apart`() {
    let start = Date(timeIntervalSince1970: 0)
    let hour = RelevantContext.date(
      range: start...start.addingTimeInterval(3600), kind: .scheduled)
    #expect(
      hour
        == .date(interval: DateInterval(start: start, duration: 3600), kind: .scheduled))
    #expect(hour != .date(from: start, to: start.addingTimeInterval(3600)))
    // An end before the start is no reason to stop.
    #expect(
      RelevantContext.date(from: start, to: start.addingTimeInterval(-1)) == .date(start))
    #expect(RelevantContext.location(inferred: .home) != .location(inferred: .work))
  }

  @Test func `types of files are known by their endings, media types and kinds`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "xyz") == nil)
    #expect(UTType(mimeType: "application/json") == .json && UTType(mimeType: "a/b") == nil)
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.mp3.preferredMIMEType == "audio/mpeg")
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text) && UTType.text.conforms(to: .text))
  }

  @Test func `a measured parameter begins with its default in its unit`() {
    struct Run: AppIntent {
      static let title: LocalizedStringResource = "Run"
      @Parameter(title: "Way", defaultValue: 5, defaultUnit: UnitLength.kilometers)
      var way: Measurement<UnitLength>
      @Parameter(title: "Back", defaultUnit: UnitLength.meters) var back: Measurement<UnitLength>?
      func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
        .result(value: 1, view: Text("1"))
      }
    }
    let run = Run()
    #expect(run.way == Measurement(value: 5, unit: .kilometers) && run.back == nil)
  }
}

/// A model as the build copy of a widget has it.
private final class Ride: PersistentModel {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private actor Rides: ModelActor {
  nonisolated let modelContainer: ModelContainer
  nonisolated let modelExecutor: any ModelExecutor

  init(modelContainer: ModelContainer) {
    self.modelContainer = modelContainer
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
  }

  func insert(_ number: Int) { modelContext.insert(Ride(number)) }

  func numbers(from offset: Int, most: Int?) throws -> [Int] {
    var descriptor = FetchDescriptor<Ride>()
    (descriptor.fetchOffset, descriptor.fetchLimit) = (offset, most)
    return try modelContext.fetch(descriptor).map(\.number)
  }

  func deleteAll() throws { try modelContext.delete(model: Ride.self) }
}

extension Color {
  /// The colour as it is kept, by its parts.
  fileprivate var roundTrip: Color {
    let parts = resolve(in: EnvironmentValues())
    return Color(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      opacity: Double(parts.opacity))
  }
}

private final class PantryItem: NSManagedObject {
  override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue("g", forKey: "unit")
  }

  override func validateForInsert() throws { throw CocoaError(.coderInvalidValue) }
}
