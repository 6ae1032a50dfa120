import Drawing
import Phone
import WidgetProtocol

/// How a gallery is shown: everything but the state.
public struct GalleryLook: Hashable, Sendable {
  public var bundle: String
  /// The attributes type, of an app with several activities.
  public var activity = ""
  public var appearance = WidgetEnvironment.Appearance.dark
  public var isStale = false
  public var isDimmed = false
  public var typeSize = WidgetEnvironment.TypeSize.l
  /// Bold Text and its like, where they are on.
  public var display: Set<DisplaySetting> = []
  /// The device's id.
  public var device = DeviceModel.standard.id

  /// The sizes of surfaces that come in several, by the presentation's name; others stand in their usual one.
  public var sizes: [String: String] = [:]

  /// Returns the size of a presentation; nil: its usual one.
  public func size(of presentation: Presentation) -> SurfaceSize? {
    sizes[presentation.rawValue].flatMap(presentation.size)
  }

  /// Creates an app's gallery as it comes.
  public init(bundle: String) { self.bundle = bundle }

  /// What a review is of: an app on a device.
  public struct Subject: Hashable, Sendable {
    public var bundle: String
    public var device: String

    /// Creates an app on a device, each by its id.
    public init(bundle: String, device: String) { (self.bundle, self.device) = (bundle, device) }
  }

  /// The app and the device.
  public var subject: Subject { Subject(bundle: bundle, device: device) }
}

/// One picture of a gallery.
public struct PictureKey: Hashable, Sendable {
  public var look: GalleryLook
  /// The number of the sample state.
  public var state: Int
  public var slot: Slot
  public var presentation: Presentation

  /// Creates a slot of a state.
  public init(look: GalleryLook, state: Int, slot: Slot, presentation: Presentation) {
    (self.look, self.state, self.slot, self.presentation) = (look, state, slot, presentation)
  }
}

/// What is known of a picture.
public enum GalleryPicture: Sendable {
  case drawing
  case ready(Picture)
  /// Why there is none, in a sentence.
  case failed(String)
}
