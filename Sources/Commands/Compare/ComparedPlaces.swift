import Canvas
import Drawing

/// Where the marks of a widget stand in Islet's picture and in the screenshot, in points of the shape around them.
struct ComparedPlaces {
  /// Nil where a mark cannot be told from what is around it.
  private(set) var ours: [Rect?]
  /// Nil where nothing like Islet's was found.
  private(set) var theirs: [Rect?]

  /// Looks for marks in two pictures of one scale.
  init(_ marks: [ComparedMark], ours: PixelImage, theirs: PixelImage, scale: Double) {
    self.ours = [Rect?](repeating: nil, count: marks.count)
    self.theirs = self.ours
    let boxes = marks.filter { $0.kind == .text || $0.kind == .ink }.map(\.frame)
    let (here, there) = (
      ShapeEdges(image: ours, scale: scale), ShapeEdges(image: theirs, scale: scale)
    )
    let (ink, otherInk) = (OwnInk(image: ours, scale: scale), OwnInk(image: theirs, scale: scale))
    var inks: [Int] = []
    for (index, mark) in marks.enumerated() {
      switch mark.kind {
      case .text: continue
      case .ink: inks.append(index)
      case .image:
        let found = ShapeEdges.compare(mark.frame, isRound: false, ours: here, theirs: there)
        if let found, found.theirs != nil {
          (self.ours[index], self.theirs[index]) = found
        } else {
          inks.append(index)
        }
      case .shape(let isRound):
        let found = ShapeEdges.compare(mark.frame, isRound: isRound, ours: here, theirs: there)
        if let found { (self.ours[index], self.theirs[index]) = found }
      }
    }
    let (shapes, otherShapes) = (self.ours.compactMap { $0 }, self.theirs.compactMap { $0 })
    for index in inks {
      let mark = marks[index]
      let others = boxes.filter { $0 != mark.frame }
      self.ours[index] = ink.box(
        of: mark.frame, in: mark.surrounding, besides: others, shapes: shapes)
      guard let own = self.ours[index] else { continue }
      self.theirs[index] = otherInk.box(
        of: own, in: mark.surrounding, besides: others, shapes: otherShapes)
    }
    findTexts(marks, ours, theirs, scale)
  }

  /// Gives the pieces of ink to the texts that they belong to.
  private mutating func findTexts(
    _ marks: [ComparedMark], _ ours: PixelImage, _ theirs: PixelImage, _ scale: Double
  ) {
    let isUneven = InkPieces.isUneven(ours) || InkPieces.isUneven(theirs)
    let rim = 1.5
    func pieces(_ image: PixelImage) -> [Rect] {
      let inner = Rect(
        Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
      ).inset(by: rim)
      return InkPieces(image, scale: scale, isUneven: isUneven).boxes.filter { piece in
        // What touches the shape's end is wallpaper in its corners, or its rim.
        piece.minX > inner.minX && piece.maxX < inner.maxX && piece.minY > inner.minY
      }
    }
    func boxes(_ pieces: [Rect], besides shapes: [Rect]) -> [Rect?] {
      let known = marks.map { $0.kind == .text || $0.kind == .ink ? $0.frame : nil }
      // A shape's ink is no letter's.
      return InkMatching.boxes(
        of: known, in: pieces.filter { piece in !shapes.contains { $0.isNear(piece, by: 2) } })
    }
    let (here, there) = (pieces(ours), pieces(theirs))
    for (index, mark) in marks.enumerated() where self.theirs[index] == nil {
      guard case .shape = mark.kind, let own = self.ours[index] else { continue }
      self.theirs[index] = Self.moved(own, among: here, to: there)
    }
    let mine = boxes(here, besides: self.ours.compactMap { $0 })
    let other = boxes(there, besides: self.theirs.compactMap { $0 })
    for index in marks.indices where marks[index].kind == .text {
      self.ours[index] = mine[index]
      self.theirs[index] = mine[index] == nil ? nil : other[index]
    }
  }
}

extension ComparedPlaces {
  /// Returns where a small shape stands that moved across both its axes, so that no edge is seen where it was looked for:
  /// the one piece of ink near it that is as large; nil where letters or other shapes are as large, too.
  private static func moved(_ shape: Rect, among own: [Rect], to others: [Rect]) -> Rect? {
    func near(_ pieces: [Rect]) -> [Rect] {
      pieces.filter { piece in
        abs(piece.width - shape.width) < 1 && abs(piece.height - shape.height) < 1
          && abs(piece.midX - shape.midX) < InkMatching.reach
          && abs(piece.midY - shape.midY) < InkMatching.reach
      }
    }
    let (here, there) = (near(own), near(others))
    guard here.count == 1, there.count == 1, here[0].isNear(shape, by: 1) else { return nil }
    return there[0]
  }
}

extension Rect {
  /// Returns whether all sides of two rectangles are near one another.
  func isNear(_ other: Rect, by length: Double) -> Bool {
    abs(minX - other.minX) <= length && abs(maxX - other.maxX) <= length
      && abs(minY - other.minY) <= length && abs(maxY - other.maxY) <= length
  }
}
