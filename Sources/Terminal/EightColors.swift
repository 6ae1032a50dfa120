/// Sixteen colours told to a terminal that has eight, as GNU screen and the Linux console say of themselves.
///
/// Bold stands for the brighter eight, but not for grey: many terminals leave bold black black, and what is
/// written in grey would be gone.
struct EightColors: Equatable {
  let ink: Int32
  let ground: Int32
  let isBold: Bool

  init(ink: Int32, ground: Int32, isText: Bool) {
    let black: Int32 = 0
    let white: Int32 = 7
    guard isText else {
      // A grey bar on black is seen as white, not at all as black.
      let folded = ink == 8 ? white : ink & 7
      let below = ground == 8 ? white : ground & 7
      let isLost = ink == 8 && folded == below
      (self.ink, self.ground) = (isLost ? black : folded, below)
      isBold = ink > 8
      return
    }
    let ground = ground & 7
    let folded = ink == 8 ? white : ink & 7
    let isLost = folded == ground
    self.ground = ground
    self.ink = isLost ? (ground == black ? white : black) : folded
    isBold = ink > 8 && !isLost
  }
}
