import Foundation

extension Timer {
  /// The dates of a timer; a picture is made once, so none comes.
  public struct TimerPublisher: Publisher, Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public func _subscribe(
      _ receive: @escaping (Date) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      AnyCancellable {}
    }
    /// Starts the timer when somebody listens.
    public func autoconnect() -> TimerPublisher { self }
    /// Starts the timer.
    public func connect() -> AnyCancellable { AnyCancellable {} }
  }

  /// Returns a timer's dates.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension NotificationCenter {
  /// Notifications; a picture is made once, so none comes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public func _subscribe(
      _ receive: @escaping (Notification) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      AnyCancellable {}
    }
  }

  /// Returns a notification's publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher()
  }
}
