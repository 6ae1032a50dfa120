/// What was drawn last beside the phone, of one activity.
struct ExhibitPictures: Sendable {
  /// Whose exhibits they are.
  private var activity: String?
  var cells: [ActivityExhibit.Kind: KeptPicture] = [:]
  var pixels: [ActivityExhibit.Kind: KeptPixels] = [:]

  /// Forgets the pictures of another activity.
  mutating func follow(_ activity: String?) {
    guard activity != self.activity else { return }
    forget()
    self.activity = activity
  }

  /// Forgets all pictures.
  mutating func forget() { (cells, pixels) = ([:], [:]) }
}
