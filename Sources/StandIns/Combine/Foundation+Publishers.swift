import Foundation

extension Timer {
  /// The dates of a timer; they come in an app's process, since a picture is made once.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let listeners = Listeners<Date, Never>()

    /// Creates the dates of a timer that has not been started.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    public func _subscribe(
      _ receive: @escaping (Date) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { listeners.add(receive, end) }

    /// Starts the timer, in an app's process.
    public func connect() -> any Cancellable {
      guard PassingTime.isOn else { return AnyCancellable {} }
      nonisolated(unsafe) let listeners = listeners
      nonisolated(unsafe) let timer = Timer(timeInterval: interval, repeats: true) {
        listeners.tell($0.fireDate)
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a timer's dates.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension NotificationCenter {
  /// Notifications as they are posted.
  public struct Publisher: Combine.Publisher, @unchecked Sendable {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    /// Creates the notifications of a name, from one object or from all.
    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) { (self.center, self.name, self.object) = (center, name, object) }

    public func _subscribe(
      _ receive: @escaping (Notification) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let receive = receive
      let (center, object) = (center, object)
      // What several threads post comes one after another.
      let turn = NSRecursiveLock()
      let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
        turn.withLock { receive(notification) }
      }
      return AnyCancellable { center.removeObserver(observer) }
    }
  }

  /// Returns a notification's publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
