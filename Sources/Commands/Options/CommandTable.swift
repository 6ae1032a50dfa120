import Canvas
import DemoApps

/// Every command with its operands, examples, options and what it does: the one table behind parsing,
/// running, help, completions and the man page.
enum CommandTable {
  /// All commands; the first is meant when none is named.
  static let commands: [CommandSpec] = [
    phone, preview, gallery, render, compare, check, push, intent, play, serve, initialize, doctor,
    install,
    completions, man, help,
  ]

  /// Returns the command with this name.
  static func command(named name: String) -> CommandSpec? { commands.first { $0.name == name } }

  /// The demo apps as they are typed.
  static let demoApps = DemoFolders.names.map { $0.lowercased() }

  /// The parser of the whole command line.
  static var parser: ArgumentParser { ArgumentParser(commands: commands, standard: phone) }

  static let phone = CommandSpec(
    "phone", "The phone in this terminal, with the demo apps",
    details: """
      Shows a phone with a football match running on its Lock Screen and in its island, and takes pushes on
      localhost:2197 as APNs does: HTTP/2 over TLS or in clear, HTTP/1.1, and UDP. Point a push tool there.
      """,
    examples: [
      ("islet", "a phone with a match running"),
      ("islet --port 0 --fresh", "on a free port, without what ran before"),
      ("islet --device \"iPhone 16 Pro Max\" --appearance light", "another model, in light"),
    ],
    options: Option.simulator + Option.terminal + [
      Option.competitors, .zoom, .version, .help,
    ],
    startsParts: true, run: PhoneCommand.run)

  static let preview = CommandSpec(
    "preview", operands: "PATH…", count: 1...64, "Your widget's source, drawn again as you save",
    details: """
      Compiles Swift files, or all of a folder, as they ship on iOS, and shows each of their states. A
      compile error is shown with its place while the last picture that worked stays.
      """,
    examples: [
      ("islet preview MyWidget/", "a folder with Swift source, assets and states"),
      ("islet preview MyLiveActivity.swift", "one file; its #Preview gives the states"),
      ("islet preview --once --format html --open MyWidget/", "in the browser, once"),
    ],
    options: [
      Option("once", "Draw every state once, without a terminal: as islet gallery does"),
      Option.format(.gallery, letter: "f", " with --once; default: what -o ends in, else text"),
      Option.outputFile,
      Option(
        "open",
        "With --once: show what was written with the desktop's own program. With --bind: let everybody in the network use the inspection API, without a token"
      ),
    ] + Option.simulator.filter { $0.name != "open" } + Option.terminal + [
      Option.competitors, .zoom, .help,
    ],
    otherWords: ["view", "watch"], startsParts: true, run: PhoneCommand.run)

  static let serve = CommandSpec(
    "serve", operands: "[PATH…]", count: 0...64,
    "The simulator without a screen: pushes and inspection API",
    details: """
      The first line on standard output is a JSON object with port, udpPort, ca (path of the certificate to
      trust) and api (URL of the inspection API, described at /islet/openapi.json). Ends on SIGTERM. With
      --bind to an address that others reach, token is there too: the API wants it as a bearer token
      (ISLET_TOKEN gives your own; islet push and islet intent read it there).
      """,
    examples: [
      ("islet serve --port 0 --state build/islet", "for a test: a free port, a folder of its own"),
      ("islet serve MyWidget/", "with your own widget installed"),
      (
        "curl -d '{\"aps\":{…}}' localhost:2197/3/device/TOKEN", "a push without any header"
      ),
    ],
    options: Option.simulator + [
      Option.competitors, Option("no-demo", "Install no demo apps"), .help,
    ],
    otherWords: ["listen", "daemon"], startsParts: true, run: ServeCommand.run)

  static let push = CommandSpec(
    "push", operands: "[FILE…|-]", count: 0...64, "Send pushes to a running simulator",
    details: """
      Sends what a push tool would send to APNs and prints the answer, then the verdict: what the phone did
      with it. FILE is a payload as simctl push takes it (“Simulator Target Bundle” names the app), sent byte
      for byte unless an option changes it; several are sent one after another. Without a file, --set builds
      the content state. Exit code 1 if a push was rejected or ignored.
      """,
    examples: [
      ("islet push goal.apns", "a payload file to the only activity"),
      (
        "islet push --set matchState.live.score.home=2",
        "a state without a file, the rest as it was"
      ),
      ("islet push --event end --tls --h2 --token 8af2…", "as a backend sends it: TLS and HTTP/2"),
      ("echo '{\"aps\":{…}}' | islet push -", "from standard input"),
      (
        "islet push goal.apns --p8 KEYID/TEAMID=AuthKey.p8 --header apns-topic:",
        "signed, as for --strict; and without a topic"
      ),
      ("islet push goal.apns --channel dHN0LXNy… --bundle com.example.match", "to a channel"),
    ],
    options: [
      Option("token", .text("HEX"), "Token of the activity; default: the only activity"),
      Option("bundle", .text("ID"), "The app's bundle id, for apns-topic"),
      Option(
        "event", .word(["start", "update", "end"]),
        "The event, when no file gives it; a start's attributes need a file"),
      Option(
        "set", .text("KEY=VALUE"),
        "Set a value of the content state; the value is JSON or else a string", isRepeatable: true),
      Option("alert", .text("TITLE"), "Add an alert with this title"),
      Option("body", .text("TEXT"), "The alert's body"),
      Option("stale-date", .text("SECONDS"), "Stale date: UNIX seconds, or +N from now"),
      Option("dismissal-date", .text("SECONDS"), "Dismissal date: UNIX seconds, or +N from now"),
      Option("relevance", .number(-1e9...1e9), "Relevance score"),
      Option("priority", .word(["10", "5", "1"]), "apns-priority"),
      Option(
        "expiration", .text("SECONDS"),
        "apns-expiration: UNIX seconds, +N from now, or 0 for now or never"),
      Option("topic", .text("TOPIC"), "apns-topic; default: made from the bundle"),
      Option("push-type", .text("TYPE"), "apns-push-type; default: liveactivity"),
      Option(
        "header", .text("NAME:VALUE"), "Set any header; without a value, leave it out",
        isRepeatable: true),
      Option(
        "p8", .text("KEYID/TEAMID=FILE"), "Sign a provider token with this key, as a backend does"),
      Option("channel", .text("ID"), "Broadcast to this channel of the app that --bundle names"),
      Option("now", "Set the payload's timestamp to the simulator's now"),
      Option("h2", "Over HTTP/2, as push tools do; the default"),
      Option("http1", "Over HTTP/1.1 (with --tls: over TLS)"),
      Option("tls", "Over TLS"),
      Option("udp", "As one datagram"),
      Option.host,
      Option("port", .integer(1...65535), "The simulator's port on this machine; default: 2197"),
      Option(
        "wait", .number(0...600),
        "Seconds to wait for the verdict; default: 5, or until the widget has drawn the push"),
      Option.state, .json, .help,
    ],
    otherWords: ["send", "post", "notify"], run: PushCommand.run)

  static let intent = CommandSpec(
    "intent", operands: "APP [INTENT [NAME=VALUE…]]", count: 0...64,
    "List an app's intents and start code, or run one",
    details: """
      Asks a running simulator. Without INTENT the app's AppIntents are listed with what they take, and its start
      code: functions of the source in which an activity is requested, or why they cannot be run. Both run in the
      app's process and meet the simulated phone: what they ask of ActivityKit happens there, and tokens, states
      and contents come back. An intent runs as Siri would run it, start code with its app in front: ActivityKit
      refuses a request from the background. Exit code 1 if it throws.
      """,
    examples: [
      ("islet intent timer", "what the app offers"),
      ("islet intent timer CancelTimerIntent timerID=3AFF05D2", "run one; values are JSON or text"),
      ("islet intent YourApp OrderManager.begin driver=Ann", "call a function of the app's own"),
    ],
    options: [
      Option.host,
      Option("port", .integer(1...65535), "The simulator's port on this machine; default: 2197"),
      .json, .help,
    ],
    run: IntentCommand.run)

  static let play = CommandSpec(
    "play", operands: "SCENARIO", count: 1...1,
    "Play a scenario on screen, into a file, or as verdicts",
    details: """
      A scenario is one event a line with its second, such as {"at": 5, "person": "unlock"}, the format of
      Islet's own journal; Sources/Guides/Demos.md lists all that can happen. Without a terminal, or
      with --headless, its verdicts are printed and nothing is shown. Exit codes: 1 when a push was rejected or,
      where only verdicts are asked for, when one was ignored or a line was about what is not there; 2 when a line could not
      be read.
      """,
    examples: [
      ("islet play final.jsonl --speed 20", "twenty times as fast as life"),
      ("islet play final.jsonl --record demo.cast", "a recording for asciinema, pushes as markers"),
      (
        "islet play final.jsonl --record demo.cast --size 80x24",
        "what a terminal of 80 columns and 24 rows shows"
      ),
      ("islet play final.jsonl --record demo.gif", "a picture that moves, for a README"),
      (
        "islet play final.jsonl --record demo.svg", "the terminal's picture that moves, for a slide"
      ),
      ("islet play final.jsonl --headless --json", "the verdicts, for a test"),
    ],
    options: [
      Option("speed", .number(0.1...10_000), "How many times as fast as real time; default: 1"),
      Option("headless", "No screen: print each push's verdict"),
      Option(
        "record", .path("FILE.gif|FILE.svg|FILE.cast"),
        "Write a GIF, an SVG of cells that moves, or an asciicast v2 recording"),
      Option(
        "frames", .path("DIR"),
        "Write one picture for each change, and delete those of an earlier run"),
      Option("motion", "With --frames: also 20 pictures a second of what moves"),
      Option(
        "size", .text("COLUMNSxROWS"),
        "Record the whole screen of a terminal of this size, as 80x24, and not the phone alone"),
      Option.format(.frames, " of the frames; default: text"), .scale,
      Option(
        "presentation", .word(["lockScreen", "compact", "minimal", "expanded", "phone"]),
        "What the frames and the recording show; default: phone"),
      Option("app", .path("PATH"), "Install this widget first", isRepeatable: true),
      Option.device, .appearance, .typeSize, .zoom, .json,
    ] + Option.display + Option.terminal + [Option.help],
    otherWords: ["replay", "record"], startsParts: true, run: PlayCommand.run)

  static let check = CommandSpec(
    "check", operands: "APP|PATH|PAYLOAD…", count: 0...256,
    "Judge payloads and widgets: decoding, size, dates, design rules",
    details: """
      A payload file is judged as APNs and the phone would: JSON, headers' rules, size by key, dates, and
      decoding with the widget's own types. A widget folder is judged by each of its states: it decodes,
      it round-trips, stale differs from fresh, and the design rules of Apple's guidelines hold in every
      presentation. Of a folder the project is judged too: Info.plist, entitlements, targets and what the
      source expects of them. Exit code 1 on an error.
      """,
    examples: [
      ("islet check goal.apns", "one payload, against the app that it is for"),
      ("islet check *.json MyWidget/", "payloads, against the app beside them"),
      ("islet check --channel final.json", "a broadcast, which may have 5120 bytes"),
      ("islet check MyWidget/ --json", "a widget, for a machine"),
      ("islet check match --strict", "a demo app; warnings count too"),
      ("islet check MyWidget/ --report sarif=islet.sarif --report github", "for CI"),
      (
        "islet check --project MyApp/",
        "what ships beside the widget: plists, targets, entitlements"
      ),
      ("islet check --schema MyWidget/ > schema.json", "for the backend's team"),
    ],
    options: [
      Option(
        "app", .text("APP|PATH"),
        "The app whose types the payloads must decode to; default: the one beside them, or the demo app that fits"
      ),
      Option.activity,
      Option(
        "channel", "Judge payloads as broadcasts on a channel: up to 5120 bytes, and no start"),
      Option("strict", "Exit with 1 on warnings too"),
      Option("project", "Judge the project files of a folder only; nothing is compiled"),
      Option(
        "rule", .text("ID"), "Report only this rule, and what could not be judged",
        isRepeatable: true),
      Option("quiet", letter: "q", "Only the exit code"),
      Option(
        "rules",
        "List every rule with its threshold and source, or those that --rule names, then stop"
      ),
      Option(
        "report", .text("FORMAT[=FILE]"),
        "Also write \(ReportFormat.all.map { "\($0.name) (\($0.readers))" }.joined(separator: ", ")); without FILE in place of the text",
        isRepeatable: true),
      Option("schema", "Write JSON Schema of what an app's pushes carry, then stop"),
      Option.device, .json, .help,
    ],
    otherWords: ["lint", "validate", "verify"], startsParts: true, run: CheckCommand.run)

  static let doctor = CommandSpec(
    "doctor", "What was detected: terminal, colours, toolchain, port, certificates",
    examples: [("islet doctor", "what works here and what to do about the rest")],
    options: [
      Option("port", .integer(1...65535), "Port to look at, and to point push tools to"),
      .state, .json, .help,
    ],
    run: DoctorCommand.run)

  static let install = CommandSpec(
    "install", operands: "DIR", count: 1...1, "Copy islet and the libraries it needs into a folder",
    details: """
      Makes DIR/bin/islet, with the modules that widgets are compiled against beside it, and DIR/share/islet
      with the demo apps: islet preview then works without the source checkout.
      """,
    examples: [("islet install ~/.local", "then ~/.local/bin/islet runs anywhere")],
    options: [Option.help],
    run: InstallCommand.run)

  static let completions = CommandSpec(
    "completions", operands: "bash|zsh|fish", count: 1...1, "Write shell completions",
    examples: [
      ("islet completions fish > ~/.config/fish/completions/islet.fish", "for fish"),
      ("islet completions bash > ~/.local/share/bash-completion/completions/islet", "for bash"),
      ("islet completions zsh > ~/.zfunc/_islet", "for zsh, with ~/.zfunc in fpath"),
    ],
    options: [Option.help],
    run: Completions.run)

  static let man = CommandSpec(
    "man", "Write the man page",
    examples: [("islet man | man -l -", "read it")], options: [Option.help],
    run: ManPage.run)

  static let help = CommandSpec(
    "help", operands: "[COMMAND]", count: 0...1, "Show examples and options of a command",
    examples: [("islet help push", "the same as islet push --help")], options: [Option.help],
    run: HelpText.run)
}
