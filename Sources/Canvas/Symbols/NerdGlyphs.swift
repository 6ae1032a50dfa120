/// Symbols as the icons of a patched (Nerd) font has them: Font Awesome's, at the places that all such fonts share.
///
/// A row: the icon's code point, then the names of SF Symbols that it shows. The code points are those of Font Awesome
/// 4.7, which patched fonts of version 2 and 3 both keep (package `fonts-font-awesome`, `css/font-awesome.css`).
enum NerdGlyphs {
  /// Returns the icon of a symbol, whichever variant it is; nil when the font has none.
  static func icon(_ name: String) -> Character? {
    var rest = SymbolTable.earlier(name)
    while true {
      if let icon = icons[rest] { return icon }
      guard let dot = rest.lastIndex(of: "."),
        [".fill", ".circle", ".square", ".slash"].contains(String(rest[dot...]))
      else { return nil }
      rest = String(rest[..<dot])
    }
  }

  /// Returns whether the icon of a name that ends in a slash is struck itself.
  static func hasSlash(_ name: String) -> Bool {
    var rest = SymbolTable.earlier(name)
    while let dot = rest.lastIndex(of: "."), !rest.hasSuffix(".slash") {
      rest = String(rest[..<dot])
    }
    return icons[rest] != nil && rest.hasSuffix(".slash")
  }

  private static let icons: [String: Character] = {
    var icons: [String: Character] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard let code = words.first.flatMap({ UInt32($0, radix: 16) }),
        let scalar = Unicode.Scalar(code)
      else { continue }
      for name in words.dropFirst() { icons[String(name)] = Character(scalar) }
    }
    return icons
  }()

  private static let rows = """
    F004 heart
    F005 star
    F007 person
    F2BD person.crop.circle person.circle
    F0C0 person.2 person.3
    F017 clock timer stopwatch
    F015 house
    F04B play
    F144 play.circle
    F04C pause
    F28B pause.circle
    F04D stop
    F28D stop.circle
    F04E forward
    F04A backward
    F00C checkmark
    F058 checkmark.circle
    F00D xmark multiply
    F057 xmark.circle
    F067 plus
    F055 plus.circle
    F068 minus
    F056 minus.circle
    F0E7 bolt
    F0F3 bell
    F1F6 bell.slash
    F1B9 car car.side
    F207 bus
    F206 bicycle figure.outdoor.cycle
    F072 airplane airplane.departure airplane.arrival
    F238 tram train.side.front.car
    F239 cablecar
    F21A ferry sailboat
    F0D1 box.truck truck.box
    F041 mappin mappin.and.ellipse
    F124 location location.north
    F278 map
    F024 flag
    F11E flag.checkered
    F06D flame
    F06C leaf
    F185 sun.max
    F186 moon moon.stars
    F0C2 cloud
    F0E9 umbrella
    F2DC snowflake
    F043 drop
    F2C9 thermometer thermometer.medium
    F095 phone
    F0E0 envelope
    F075 message bubble.left text.bubble
    F030 camera
    F03D video
    F001 music.note
    F025 headphones
    F130 mic
    F131 mic.slash
    F028 speaker.wave.2 speaker.wave.3
    F026 speaker
    F1EB wifi
    F012 cellularbars chart.bar
    F240 battery.100 battery.100percent
    F242 battery.50 battery.50percent
    F243 battery.25 battery.25percent
    F244 battery.0 battery.0percent
    F1E6 powerplug
    F023 lock
    F09C lock.open
    F084 key
    F013 gear gearshape
    F0AD wrench
    F1F8 trash
    F040 pencil
    F002 magnifyingglass
    F07A cart
    F290 bag
    F09D creditcard
    F06B gift
    F02B tag
    F091 trophy
    F1E3 soccerball
    F11B gamecontroller
    F0F5 fork.knife takeoutbag.and.cup.and.straw
    F0F4 cup.and.saucer
    F236 bed.double
    F02D book
    F073 calendar
    F1AD building building.2
    F0F8 hospital
    F0FA cross.case
    F21E waveform.path.ecg heart.text.square
    F0F1 stethoscope
    F19D graduationcap
    F0AC globe
    F06E eye
    F070 eye.slash
    F05A info.circle
    F071 exclamationmark.triangle
    F059 questionmark.circle
    F062 arrow.up
    F061 arrow.right
    F063 arrow.down
    F060 arrow.left
    F054 chevron.right
    F053 chevron.left
    F077 chevron.up
    F078 chevron.down
    F252 hourglass
    F201 chart.line.uptrend.xyaxis
    F200 chart.pie
    F021 arrow.triangle.2.circlepath arrow.2.circlepath
    F01E arrow.clockwise goforward
    F0E2 arrow.counterclockwise gobackward
    F079 repeat arrow.2.squarepath
    F074 shuffle
    F064 arrowshape.turn.up.right
    F1B0 pawprint
    F0D6 banknote
    F155 dollarsign
    F153 eurosign
    F164 hand.thumbsup
    F165 hand.thumbsdown
    F135 rocket
    F0D0 wand.and.stars
    F132 shield
    F187 archivebox shippingbox
    F03A list.bullet
    F0C9 line.3.horizontal
    F141 ellipsis
    F019 square.and.arrow.down
    F093 square.and.arrow.up
    F0C1 link
    F0C6 paperclip
    F02F printer
    F108 desktopcomputer
    F109 laptopcomputer
    F10B iphone
    F1BB tree
    F0EB lightbulb
    F13D anchor
    F0E4 gauge speedometer
    F05B scope target
    F1FD birthday.cake
    F19C building.columns
    F14A checkmark.square
    F1D8 paperplane
    F0A1 megaphone
    F03E photo
    F15C doc.text
    F145 ticket
    F2DB cpu
    F292 number
    F295 percent
    F06A exclamationmark.circle
    """
}
