import Drawing
import WidgetProtocol

@testable import Phone

/// Pictures as a widget might draw them, without a widget.
enum Samples {
  /// One filled area of a size.
  static func picture(
    _ width: Double, _ height: Double, regions: [TapRegion] = [], tint: RGBA? = nil,
    action: RGBA? = nil, url: String? = nil
  ) -> Picture {
    let size = Size(width: width, height: height)
    return Picture(
      list: DisplayList(size: size, items: [.fill(.rect(Rect(size)), .color(RGBA(9, 8, 7)))]),
      idealSize: size, outline: OutlineNode(kind: "VStack", frame: Rect(size)), regions: regions,
      backgroundTint: tint, actionColor: action, url: url)
  }

  static func card(_ id: String, height: Double = 130) -> PhoneScene.Card {
    PhoneScene.Card(activityID: id, appTitle: id, picture: picture(365, height))
  }

  static func part(_ id: String, width: Double = 52.33, height: Double = 36.67) -> PhoneScene.Part {
    PhoneScene.Part(activityID: id, picture: picture(width, height))
  }

  static func scene(
    _ place: PhoneScene.Place = .lockScreen, device: String = "iPhone 16"
  ) -> PhoneScene {
    PhoneScene(
      device: DeviceModel.named(device) ?? .standard, place: place,
      wallClock: WallClock(time: "9:41", date: "Friday, 21 November"))
  }
}

extension PhonePicture {
  /// Where an activity's slot stands.
  func frame(_ id: String, _ slot: Slot) -> Rect? {
    placements.first { $0.activityID == id && $0.slot == slot }?.frame
  }
}

extension Stage {
  /// The layer with a name.
  func layer(_ id: Layer.ID) -> Layer? { layers.first { $0.id == id } }
}
