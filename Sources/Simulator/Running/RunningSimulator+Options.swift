import Drawing

extension RunningSimulator {
  /// The options that a simulator is started with.
  public struct Options {
    public var seed: UInt64 = 1
    public var settings = SimulatorSettings()
    /// Seconds of real time, UNIX; tests pass their own.
    public var realTime: @MainActor () -> Double
    /// The user's backend, to which tokens are posted.
    public var backend: String?
    /// Whether each event is on the disk itself before its answer leaves.
    public var syncsJournal = false
    /// Whether reasons have the names of Apple's documentation, as the gateway's.
    public var documentedNames = false
    public var version = "1.0.0"
    /// How many channels an app may have; Apple's figure.
    var channelLimit = 10_000
    /// How long an answer waits for a widget that reads, in seconds.
    var patience = 2.0
    /// How long an app's code goes on in the background, in seconds of the machine's clock.
    var backgroundSeconds = Guess.backgroundSeconds

    /// Returns whether tokens can be posted to an address: an http or https URL with a host.
    public static func isBackend(_ text: String) -> Bool { BackendAddress(text) != nil }

    /// Creates options with this machine's clocks.
    @MainActor public init() {
      let time = MachineTime()
      realTime = { time.now }
    }
  }
}
