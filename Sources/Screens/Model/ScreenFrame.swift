import Canvas

/// One screen as it is to be shown.
public struct ScreenFrame: Sendable {
  public var grid: CellGrid
  /// Where text is being typed.
  public var cursor: (column: Int, row: Int)?
  /// The window's title.
  public var title: String
  public var regions: [Region]
  /// Virtual seconds after which it looks different by itself; nil: never.
  public var changesIn: Double?
  /// Real seconds after which it looks different by itself (a notice that goes).
  public var changesInReal: Double?
  /// Pictures that are missing: to be asked for.
  public var wanted: [PictureKey]
  /// The gallery whose app the design rules should judge, once its pictures are there.
  public var reviewWish: GalleryLook?
  /// Which presentations there is room for beside the phone.
  public var exhibitWish: ExhibitWish?
  /// What the terminal shows as pixels.
  public var pictures: [FramePicture] = []
}
