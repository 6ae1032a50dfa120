/// Sixteen colours told to a terminal that has eight, as GNU screen and the Linux console say of themselves.
///
/// Bold stands for the brighter eight, but not for grey: many terminals leave bold black black, and what is
/// written in grey would be gone.
struct EightColors: Equatable {
  let ink: Int32
  let ground: Int32
  let isBold: Bool

  init(ink: Int32, ground: Int32, isText: Bool) {
    let ground = ground & 7
    guard isText else {
      (self.ink, self.ground, isBold) = (ink & 7, ground, ink > 7)
      return
    }
    let black: Int32 = 0
    let white: Int32 = 7
    let folded = ink == 8 ? white : ink & 7
    let isLost = folded == ground
    self.ground = ground
    self.ink = isLost ? (ground == black ? white : black) : folded
    isBold = ink > 8 && !isLost
  }
}
