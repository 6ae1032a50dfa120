extension CommandTable {
  static let initialize = CommandSpec(
    "init", operands: "DIR", count: 1...1, "Make an app of its pushes, without its source",
    details: """
      Writes app.json, attributes.json and states/*.json from a payload, a message of Firebase's or the curl
      line that sends it. Without --from it takes the first push that reaches the port. Such a folder is an
      app: islet serve, render and check judge pushes to it by what all samples have in common, or by
      schema.json, which islet check --schema writes of a widget's source.
      """,
    examples: [
      ("islet init shop/ --from goal.json", "of a payload file"),
      ("pbpaste | islet init shop/ --from -", "of a curl line on the clipboard"),
      ("islet init shop/ --from one.json --from two.json", "what only one of them has is optional"),
      ("islet init shop/ --port 2197", "of the first push that your backend sends there"),
    ],
    options: [
      Option("from", .path("FILE|-"), "Payload, FCM message or curl line", isRepeatable: true),
      Option("bundle", .text("ID"), "The app's bundle id; default: from apns-topic"),
      Option("type", .text("NAME"), "The attributes struct's name; default: from attributes-type"),
      Option("name", .text("NAME"), "What the app is called; default: the folder's name"),
      Option.port,
      Option("wait", .number(0...86_400), "Seconds to wait for a push; default: for ever"),
      Option.state, .help,
    ],
    otherWords: ["new", "create"], run: InitCommand.run)
}
