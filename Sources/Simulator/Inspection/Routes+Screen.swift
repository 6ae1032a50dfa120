import Canvas
import Drawing
import Findings
import JSON
import LiveActivities
import Phone
import WidgetProtocol

extension Inspection {
  static let screenRoutes: [Route] = [
    Route(
      id: "getScreen", method: .get, path: "/islet/screen", summary: "What the person sees",
      query: [
        .init(
          name: "presentation", meaning: "What to draw; default: the phone",
          kind: .words(["phone", "all"] + Presentation.allCases.map(\.rawValue))),
        .init(
          name: "size",
          meaning: "Of a surface that comes in several: \(Presentation.sizeWords)"),
        .init(name: "activity", meaning: "Whose presentation; default: the first one shown"),
        .init(
          name: "format",
          meaning:
            "Text by default; plain is what a person reads, line by line, and json answers an "
            + "object with a picture for each presentation",
          kind: .words(PictureFormat.of(.screen).map(\.name))),
        .init(
          name: "appearance",
          meaning:
            "Light or dark; default: as the phone. A Lock Screen's card of iOS 26 is dark in both",
          kind: .words(WidgetEnvironment.Appearance.allCases.map(\.rawValue))),
        .init(
          name: "zoom",
          meaning: "Points to a pixel (half a cell) in formats of cells: "
            + Painter.zooms.map(Inspection.plain).joined(separator: ", ") + "; default: 5",
          kind: .number),
        .init(
          name: "after",
          meaning:
            "Seconds: the phone so long after it began to change from what was asked for last "
            + "without this; default: at rest", kind: .within(delays)),
        .init(
          name: "around",
          meaning:
            "What stands around it: wallpaper (the default), the phone's body, the phone alone with "
            + "nothing behind it, or nothing; nothing is transparent in png and svg",
          kind: .words(PictureSurroundings.allCases.map(\.rawValue))),
        .init(
          name: "scale", meaning: "Pixels a point in a PNG; default: 3", kind: .within(scales)),
      ],
      answer: .dictionary(.shape("Picture")),
      media: PictureFormat.of(.screen).map(\.mediaType).reduce(into: []) { types, type in
        if type != "application/json", !types.contains(type) { types.append(type) }
      },
      handle: { inspection, call throws(InspectionFault) in try inspection.screen(call) })
  ]

  fileprivate static let scales = 1...3.0
  fileprivate static let delays = 0...Pace.limit

  private func screen(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let wanted = try ScreenWish(call, simulator)
    simulator.whenDrawn(
      { [simulator] in wanted.pictures(simulator) },
      then: { [weak self] pictures in self?.send(pictures, as: wanted, call) })
    return nil
  }

  private func send(_ pictures: [NamedPicture]?, as wanted: ScreenWish, _ call: InspectionCall) {
    let answer: InspectionAnswer
    do {
      answer = try wanted.answer(pictures, simulator)
    } catch {
      answer = error.answer
    }
    send(answer, to: call.request, call.response)
  }
}

typealias NamedPicture = (name: String, picture: PhonePicture)

/// What a request for a screen asks for.
@MainActor
private struct ScreenWish {
  var presentations: [Presentation]
  var isPhone: Bool
  var size: SurfaceSize?
  var activity: LiveActivity?
  var format: PictureFormat
  var appearance: WidgetEnvironment.Appearance
  var zoom: Double
  var scale: Double
  /// Seconds since the phone began to change; nil: at rest.
  var after: Double?
  var surroundings: PictureSurroundings
  /// Points a pixel that the phone is laid out in.
  private var pixel: Double { format.isOfCells ? zoom : 1.0 / 3 }

  init(_ call: InspectionCall, _ simulator: RunningSimulator) throws(InspectionFault) {
    let name = call.query("presentation") ?? "phone"
    isPhone = name == "phone" || name == "all"
    switch name {
    case "phone": presentations = []
    case "all": presentations = Presentation.usual + [.standBy]
    default: presentations = [try ScreenWish.word("presentation", name, beside: ["phone", "all"])]
    }
    if let name = call.query("size") {
      size = try ScreenWish.size(named: name, of: presentations)
    }
    format = try ScreenWish.format(named: call.query("format") ?? "text")
    scale = try ScreenWish.scale(call.query("scale") ?? "3")
    appearance = try ScreenWish.word(
      "appearance", call.query("appearance") ?? simulator.settings.appearance.rawValue)
    surroundings = try ScreenWish.word("around", call.query("around") ?? "wallpaper")
    zoom = try ScreenWish.zoom(call.query("zoom") ?? "5")
    if let text = call.query("after") {
      after = try ScreenWish.delay(text)
      guard isPhone else {
        throw InspectionFault(
          400, "after is given for “\(name)”", fix: "presentation=phone: only the whole phone moves"
        )
      }
    }
    activity = try ScreenWish.activity(call.query("activity"), simulator)
    if presentations == [.alarm], let activity, !activity.isAlarm {
      throw InspectionFault(
        404, "the activity “\(activity.id)” is no alarm, and only an alarm fills the screen",
        fix: "presentation=lockScreen, compact or expanded")
    }
  }

  // MARK: Reading a request

  private static func size(
    named name: String, of presentations: [Presentation]
  ) throws(InspectionFault) -> SurfaceSize {
    if let size = presentations.lazy.compactMap({ $0.size(named: name) }).first { return size }
    let known = presentations.flatMap(\.sizes).map(\.name)
    throw InspectionFault(
      400, "size is “\(name)”",
      fix: known.isEmpty
        ? "leave it out: this comes in one size" : "one of " + known.joined(separator: ", "))
  }

  private static func format(named name: String) throws(InspectionFault) -> PictureFormat {
    let formats = PictureFormat.of(.screen)
    if let format = formats.first(where: { $0.name == name }) { return format }
    throw InspectionFault(
      400, "format is “\(name)”", fix: "one of " + formats.map(\.name).joined(separator: ", "))
  }

  private static func scale(_ text: String) throws(InspectionFault) -> Double {
    if let scale = Double(text), Inspection.scales.contains(scale) { return scale }
    throw InspectionFault(400, "scale is “\(text)”", fix: "a number from 1 to 3")
  }

  private static func zoom(_ text: String) throws(InspectionFault) -> Double {
    if let zoom = Double(text), Painter.zooms.contains(zoom) { return zoom }
    throw InspectionFault(
      400, "zoom is “\(text)”",
      fix: "one of \(Painter.zooms.map(Inspection.plain).joined(separator: ", "))")
  }

  private static func delay(_ text: String) throws(InspectionFault) -> Double {
    if let seconds = Double(text), Inspection.delays.contains(seconds) { return seconds }
    throw InspectionFault(400, "after is “\(text)”", fix: "a number of seconds from 0 to 2")
  }

  /// Returns the activity with an id; without one, the first that is shown.
  private static func activity(
    _ id: String?, _ simulator: RunningSimulator
  ) throws(InspectionFault) -> LiveActivity? {
    let phone = simulator.phone
    guard let id else {
      return simulator.selection.lockScreen.first.flatMap(phone.activity) ?? phone.activities.first
    }
    if let activity = phone.activity(id) { return activity }
    throw InspectionFault(
      404, "there is no activity “\(id)”", fix: "GET /islet/activities lists them")
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ text: String, beside others: [String] = []
  ) throws(InspectionFault) -> Word {
    if let word = Word(rawValue: text) { return word }
    let known = others + Word.allCases.map(\.rawValue)
    throw InspectionFault(
      400, "\(name) is “\(text)”", fix: "one of " + known.joined(separator: ", "))
  }

  // MARK: Answering

  /// Returns the pictures with their names; nil while a widget still draws.
  func pictures(_ simulator: RunningSimulator) -> [NamedPicture]? {
    var list: [NamedPicture] = []
    if isPhone {
      var (scene, missing) = simulator.scene(.init(pixel: pixel))
      scene.appearance = appearance
      guard missing == nil else { return nil }
      scene.hasWallpaper = surroundings != .nothing
      let body = PhoneBody.whole(scene.device, pixel: pixel, ground: surroundings.ground)
      let screen = moved(scene, simulator)
      list.append(
        ("phone", surroundings.showsDevice ? body.around(screen) : screen))
    }
    guard let activity else {
      // Where nothing runs there is nothing to see.
      return list + presentations.map { ($0.rawValue, .nothing) }
    }
    // What another device no longer shows is not drawn.
    for presentation in presentations where presentation.isOnPhone || presentation.shows(activity) {
      let exhibit = simulator.exhibit(
        of: activity, as: presentation,
        size: size.flatMap { presentation.size(named: $0.name) }, appearance: appearance,
        surroundings: surroundings,
        pixel: pixel)
      switch exhibit {
      case .absent: continue
      case .pending: return nil
      case .ready(let picture): list.append((presentation.rawValue, picture))
      }
    }
    return list
  }

  /// Returns the phone at rest, which the next frame starts from, or on its way.
  private func moved(_ scene: PhoneScene, _ simulator: RunningSimulator) -> PhonePicture {
    guard let after else {
      simulator.inspection.restingScene = scene
      return scene.picture
    }
    guard var before = simulator.inspection.restingScene, !simulator.settings.reducesMotion else {
      return scene.picture
    }
    // A request with another size or appearance gets the same scene.
    (before.pixel, before.room, before.appearance) = (scene.pixel, scene.room, scene.appearance)
    before.hasWallpaper = scene.hasWallpaper
    return PhoneMotion(from: before, to: scene, start: simulator.now).picture(after: after)
  }

  /// Returns why there is no picture.
  private func absence(_ device: DeviceModel) -> String {
    if let presentation = presentations.first(where: { !$0.isOnPhone }), let activity,
      !presentation.shows(activity)
    {
      return "\(presentation.title) no longer shows an activity that is \(activity.phase.rawValue)"
    }
    return "\(device.name) has no such presentation"
  }

  func answer(
    _ pictures: [NamedPicture]?, _ simulator: RunningSimulator
  ) throws(InspectionFault) -> InspectionAnswer {
    guard let pictures else {
      throw InspectionFault(
        504, "the widget has not drawn in time", fix: "ask again; GET /islet lists its findings")
    }
    guard !pictures.isEmpty else {
      throw InspectionFault(
        404, absence(simulator.settings.device),
        fix: "choose another presentation, or another device")
    }
    let now = simulator.now
    if format == .json {
      return InspectionAnswer(
        .object(
          JSONObject(
            pictures.map { name, picture in
              (name, Shapes.picture.json(PictureView(picture: picture, now: now)))
            })))
    }
    let isImage = format.mediaType != PictureFormat.text.mediaType
    if isImage, pictures.count > 1 {
      throw InspectionFault(
        400, "one \(format.name) shows one presentation",
        fix: "presentation=phone, lockScreen, compact …")
    }
    var bytes: [UInt8] = []
    for (name, picture) in pictures {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      if pictures.count > 1 { bytes += Array("\(name)\n".utf8) }
      let painted = ScreenPicture.bytes(
        picture.list, name, format, zoom: zoom, scale: scale, at: now)
      bytes += painted.bytes
      // The picture has no place for it: `GET /islet` lists it.
      simulator.noteNew(painted.findings.filter(\.tellsOfTooMuchWork))
    }
    return InspectionAnswer(bytes, type: format.mediaType)
  }
}
