import Drawing

// Sizes and guidelines are Apple's (Human Interface Guidelines), the newest iOS of a model is in Apple's lists of
// compatible devices, and which screens are always on in its technical specifications; islands and cards are measured
// on pictures of phones (PHONES.md), safe areas and screen corners by others. What a row lists in `guesses` is none of these.

extension DeviceModel {
  /// All models, newest first.
  public static let all: [DeviceModel] = islands + folding + notches + homeButtons + pads

  /// A phone whose fold changes its screen: closed and opened are two models of the table, between which a running
  /// simulator may change. No island is known of it, nor how it shows a Live Activity.
  private static let folding: [DeviceModel] = [
    fold("iPhone Duo", 466, 678, cardWidth: 438, hasCamera: true),
    fold("iPhone Duo opened", 890, 626, cardWidth: 500, hasCamera: false),
  ]

  private static let islands: [DeviceModel] = [
    // The sensor of the 18 Pro is 15.57 mm wide on Apple's drawings, 94 points; the black around it is taken to be as much
    // wider as on other phones. Apple's guidelines have no row for it.
    island(
      "iPhone 18 Pro Max", 440, 956, wide: true, top: 14, safeTop: 62, radius: 62,
      sensorWidth: 286.0 / 3, system: 27, capacity: 3, alwaysOn: true,
      guesses: ["sensor", "compactSide"]),
    island(
      "iPhone 18 Pro", 402, 874, wide: false, top: 14, safeTop: 62, radius: 62,
      sensorWidth: 286.0 / 3, system: 27, capacity: 3, alwaysOn: true,
      guesses: ["sensor", "compactSide"]),
    island(
      "iPhone 17 Pro Max", 440, 956, wide: true, top: 14, safeTop: 62, radius: 62, alwaysOn: true),
    island(
      "iPhone 17 Pro", 402, 874, wide: false, top: 14, safeTop: 62, radius: 62, alwaysOn: true),
    island("iPhone 17", 402, 874, wide: false, top: 14, safeTop: 62, radius: 62, alwaysOn: true),
    island(
      "iPhone Air", 420, 912, wide: true, top: 20, safeTop: 68, radius: 62, alwaysOn: true,
      guesses: ["safeTop", "screenRadius", "expandedRadius"]),
    island(
      "iPhone 16 Pro Max", 440, 956, wide: true, top: 14, safeTop: 62, radius: 62, alwaysOn: true),
    island(
      "iPhone 16 Pro", 402, 874, wide: false, top: 14, safeTop: 62, radius: 62, alwaysOn: true),
    island("iPhone 16 Plus", 430, 932, wide: true, top: 34.0 / 3, safeTop: 59, radius: 55),
    island("iPhone 16", 393, 852, wide: false, top: 34.0 / 3, safeTop: 59, radius: 55),
    island(
      "iPhone 15 Pro Max", 430, 932, wide: true, top: 34.0 / 3, safeTop: 59, radius: 55,
      alwaysOn: true),
    island("iPhone 15 Plus", 430, 932, wide: true, top: 34.0 / 3, safeTop: 59, radius: 55),
    island(
      "iPhone 15 Pro", 393, 852, wide: false, top: 34.0 / 3, safeTop: 59, radius: 55, alwaysOn: true
    ),
    island("iPhone 15", 393, 852, wide: false, top: 34.0 / 3, safeTop: 59, radius: 55),
    island(
      "iPhone 14 Pro Max", 430, 932, wide: true, top: 34.0 / 3, safeTop: 59, radius: 55,
      alwaysOn: true),
    island(
      "iPhone 14 Pro", 393, 852, wide: false, top: 34.0 / 3, safeTop: 59, radius: 55, alwaysOn: true
    ),
  ]

  private static let notches: [DeviceModel] = [
    notch(
      "iPhone 17e", 390, 844, safeTop: 47, radius: 47.33, guesses: ["safeTop", "screenRadius"]),
    notch("iPhone 16e", 390, 844, safeTop: 47, radius: 47.33),
    notch("iPhone 14 Plus", 428, 926, safeTop: 47, radius: 53.33),
    notch("iPhone 14", 390, 844, safeTop: 47, radius: 47.33),
    notch("iPhone 13 Pro Max", 428, 926, safeTop: 47, radius: 53.33),
    notch("iPhone 13 Pro", 390, 844, safeTop: 47, radius: 47.33),
    notch("iPhone 13", 390, 844, safeTop: 47, radius: 47.33),
    notch("iPhone 13 mini", 375, 812, safeTop: 50, radius: 44),
    notch("iPhone 12 Pro Max", 428, 926, safeTop: 47, radius: 53.33),
    notch("iPhone 12 Pro", 390, 844, safeTop: 47, radius: 47.33),
    notch("iPhone 12", 390, 844, safeTop: 47, radius: 47.33),
    notch("iPhone 12 mini", 375, 812, safeTop: 50, radius: 44),
    notch("iPhone 11 Pro Max", 414, 896, safeTop: 44, radius: 39, guesses: ["screenRadius"]),
    notch("iPhone 11 Pro", 375, 812, safeTop: 44, radius: 39),
    notch("iPhone 11", 414, 896, scale: 2, safeTop: 48, radius: 41.5),
    notch(
      "iPhone XS Max", 414, 896, safeTop: 44, radius: 39, system: 18, guesses: ["screenRadius"]),
    notch("iPhone XS", 375, 812, safeTop: 44, radius: 39, system: 18),
    notch("iPhone XR", 414, 896, scale: 2, safeTop: 48, radius: 41.5, system: 18),
    notch("iPhone X", 375, 812, safeTop: 44, radius: 39, system: 16),
  ]

  private static let homeButtons: [DeviceModel] = [
    homeButton("iPhone SE", 375, 667, scale: 2),
    homeButton("iPhone 8 Plus", 414, 736, scale: 3, system: 16),
    homeButton("iPhone 8", 375, 667, scale: 2, system: 16),
  ]

  private static let pads: [DeviceModel] = [
    pad("iPad Pro 13", 1032, 1376, cardWidth: 500, faceID: true, guesses: ["cardWidth"]),
    pad("iPad Pro 12.9", 1024, 1366, cardWidth: 500, faceID: true),
    pad("iPad Air 13", 1024, 1366, cardWidth: 500),
    pad("iPad Pro 11 M4", 834, 1210, cardWidth: 425, faceID: true, guesses: ["cardWidth"]),
    pad("iPad Pro 11", 834, 1194, cardWidth: 425, faceID: true),
    pad("iPad Air 11", 820, 1180, cardWidth: 425, guesses: ["cardWidth"]),
    pad("iPad 10.9", 820, 1180, cardWidth: 425, guesses: ["cardWidth"]),
    pad("iPad 10.2", 810, 1080, cardWidth: 425),
    pad("iPad mini 8.3", 744, 1133, cardWidth: 425, guesses: ["cardWidth"]),
    pad("iPad 9.7", 768, 1024, cardWidth: 425, system: 17),
  ]

  private static func island(
    _ name: String, _ width: Double, _ height: Double, wide: Bool, top: Double, safeTop: Double,
    radius: Double, sensorWidth: Double? = nil, system: Double = newest, capacity: Int = 2,
    alwaysOn: Bool = false, guesses: [String] = []
  ) -> DeviceModel {
    let usual = width == 393 ? 125 : 376.0 / 3
    let sensor = sensorWidth ?? usual
    // A narrower sensor makes the whole island narrower; the sides are taken to stay.
    let total = (wide ? 250.0 : 230) - (usual - sensor).rounded()
    let metrics = IslandMetrics(
      sensor: Size(width: sensor, height: IslandMetrics.height), top: top,
      // Concentric with the screen, as the two that were measured are.
      expandedRadius: top < 14 ? 44 : radius - top,
      guideline: IslandGuideline(
        totalWidth: total, compactSide: wide ? 62.33 : 52.33, expandedWidth: wide ? 408 : 371),
      capacity: capacity)
    return DeviceModel(
      name: name, kind: .phone, screen: Size(width: width, height: height), scale: 3,
      top: .island(metrics), safeTop: safeTop, safeBottom: 34, screenRadius: radius,
      cardWidth: cardWidth(width, system: system), systemVersion: system, hasAlwaysOn: alwaysOn,
      guesses: guesses)
  }

  private static func fold(
    _ name: String, _ width: Double, _ height: Double, cardWidth: Double, hasCamera: Bool
  ) -> DeviceModel {
    DeviceModel(
      name: name, kind: .phone, screen: Size(width: width, height: height), scale: 3,
      top: .fold(hasCamera: hasCamera), safeTop: 47, safeBottom: 34, screenRadius: 55,
      cardWidth: cardWidth, systemVersion: 27,
      guesses: ["cardWidth", "safeTop", "screenRadius"])
  }

  /// The iOS that most models are drawn with.
  public static let newest = 26.0

  /// Returns the model as it is with another iOS: its cards, controls and colours.
  public func running(_ system: Double) -> DeviceModel {
    var model = self
    model.systemVersion = system
    if kind == .phone {
      model.cardWidth = DeviceModel.cardWidth(screen.width, system: system)
    }
    return model
  }

  /// Returns the width of a phone's card on an iOS: measured on 393, 402 and 420 points.
  private static func cardWidth(_ screenWidth: Double, system: Double) -> Double {
    screenWidth - (system < 17 ? 20 : 28)
  }

  private static func notch(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, safeTop: Double,
    radius: Double, system: Double = newest, guesses: [String] = []
  ) -> DeviceModel {
    DeviceModel(
      name: name, kind: .phone, screen: Size(width: width, height: height), scale: scale,
      top: .notch, safeTop: safeTop, safeBottom: 34, screenRadius: radius,
      cardWidth: cardWidth(width, system: system), systemVersion: system,
      guesses: guesses + ["cardWidth"])
  }

  private static func homeButton(
    _ name: String, _ width: Double, _ height: Double, scale: Double, system: Double = newest
  ) -> DeviceModel {
    DeviceModel(
      name: name, kind: .phone, screen: Size(width: width, height: height), scale: scale,
      top: .plain, safeTop: 20, safeBottom: 0, screenRadius: 0,
      cardWidth: cardWidth(width, system: system), systemVersion: system, hasFaceID: false,
      guesses: ["cardWidth"])
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, cardWidth: Double, system: Double = newest,
    faceID: Bool = false, guesses: [String] = []
  ) -> DeviceModel {
    DeviceModel(
      name: name, kind: .pad, screen: Size(width: width, height: height), scale: 2, top: .plain,
      safeTop: 24, safeBottom: 20, screenRadius: 18, cardWidth: cardWidth, systemVersion: system,
      hasFaceID: faceID, guesses: guesses + ["screenRadius"])
  }
}
