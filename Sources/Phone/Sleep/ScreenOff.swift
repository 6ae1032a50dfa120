import Drawing

extension PhoneScene {
  /// A display that is off: black glass, which wakes when it is touched.
  var screenOffStage: Stage {
    let size = canvasSize
    var glass = Layer(id: .backdrop, frame: wholePixels(size))
    glass.fill = .color(.black)
    glass.regions = [PhoneRegion(frame: Rect(size), target: .glass, label: "The dark screen")]
    return Stage(size: size, layers: [glass])
  }
}
