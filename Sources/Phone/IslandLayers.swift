import Drawing
import Numbers
import WidgetProtocol

extension PhoneScene {
  /// Returns the island or the notch, with nothing in it.
  func topHardware(_ size: Size) -> [Layer] {
    switch device.top {
    case .island:
      var resting = self
      resting.island = .resting
      return resting.islandGeometry(in: size).map { [restingIsland($0)] } ?? []
    case .notch:
      let notch = Guess.notch
      var layer = Layer(
        id: .island,
        frame: Rect(
          x: snapped((size.width - notch.width) / 2), y: -notch.height, width: notch.width,
          height: notch.height * 2), radius: 20)
      layer.fill = .color(.black)
      return [layer]
    case .plain, .fold(hasCamera: false):
      return []
    case .fold(hasCamera: true):
      let side = Guess.cornerCamera
      var layer = Layer(
        id: .island,
        frame: Rect(
          x: snapped(size.width - side - 18), y: snappedToRow(14), width: side, height: side),
        radius: side / 2)
      layer.fill = .color(.black)
      return [layer]
    }
  }

  /// Returns what the island shows, as layers over everything else.
  func islandLayers(_ size: Size) -> [Layer] {
    guard let geometry = islandGeometry(in: size) else { return topHardware(size) }
    return switch island {
    case .resting:
      [restingIsland(geometry)]
    case .compact(let leading, let trailing):
      pulled([compactIsland(geometry, leading, trailing)], into: geometry.sensor)
    case .minimal(let attached, let detached):
      pulled(minimalIslands(geometry, attached, detached), into: geometry.sensor)
    case .expanded(let part):
      [expandedIsland(geometry, part)]
    }
  }

  /// Returns where the island stands in a picture of a size, moved as a whole to the nearest pixel; nil without one.
  func islandGeometry(in size: Size) -> IslandGeometry? {
    device.geometry(
      island.contents, isFresh: isIslandFresh, isRightToLeft: isRightToLeft
    ).map { exact in
      let left = exact.island.x + (size.width - device.screen.width) / 2
      return exact.offset(
        x: snapped(left) - exact.island.x, y: snappedToRow(exact.island.y) - exact.island.y)
    }
  }

  private func base(_ geometry: IslandGeometry) -> Layer {
    var layer = Layer(id: .island, frame: geometry.island, radius: geometry.radius)
    layer.isContinuous = geometry.radius >= 40
    layer.fill = .color(.black)
    layer.clips = true
    layer.keyline = isDark ? IslandMetrics.keyline : nil
    return layer
  }

  private func restingIsland(_ geometry: IslandGeometry) -> Layer {
    var layer = base(geometry)
    layer.keyline = nil
    layer.regions = [PhoneRegion(frame: layer.frame, target: .sensor, label: "Dynamic Island")]
    return layer
  }

  private func compactIsland(
    _ geometry: IslandGeometry, _ leading: Part, _ trailing: Part
  ) -> Layer {
    var layer = base(geometry)
    let frame = layer.frame
    for (slot, part) in zip(geometry.slots, [leading, trailing]) {
      let isLeft = (slot.slot == .compactLeading) != isRightToLeft
      layer.regions.append(
        islandRegion(
          part, slot.slot,
          isLeft
            ? Rect(x: frame.x, y: frame.y, width: frame.width / 2, height: frame.height)
            : Rect(x: frame.midX, y: frame.y, width: frame.width / 2, height: frame.height)))
      // A picture that is wider than its side keeps its outer end.
      let picture = part.picture
      let x = isLeft ? slot.content.minX : slot.content.maxX - picture.list.size.width
      layer.add(
        picture, at: Point(x: x - frame.x, y: centered(picture, in: frame.height)),
        activityID: part.activityID, slot: slot.slot, room: slot.frame)
    }
    if isIslandFresh {
      let sentence =
        "\(Int(bounded: Guess.freshSpread)) pt of the outer margin are there for the first "
        + "\(Int(bounded: Guess.freshSeconds)) s only: a guess"
      for place in layer.placements.indices { layer.placements[place].guess = sentence }
    }
    return layer
  }

  private func minimalIslands(
    _ geometry: IslandGeometry, _ attached: Part?, _ detached: Part?
  ) -> [Layer] {
    var main = base(geometry)
    if let attached, let slot = geometry.slots.first(where: { !$0.isDetached }) {
      main.regions = [islandRegion(attached, .minimal, main.frame)]
      addMinimal(attached, slot, to: &main)
    } else {
      main.regions = [PhoneRegion(frame: main.frame, target: .sensor, label: "Dynamic Island")]
    }
    guard let detached, let slot = geometry.slots.first(where: \.isDetached) else { return [main] }
    var satellite = Layer(id: .detached, frame: slot.frame, radius: geometry.radius)
    satellite.isContinuous = false
    satellite.fill = .color(.black)
    satellite.clips = true
    satellite.keyline = main.keyline
    // It drips off the island's end.
    let height = slot.frame.height
    satellite.origin = Rect(
      x: isRightToLeft ? main.frame.x : main.frame.maxX - height, y: main.frame.y, width: height,
      height: height)
    satellite.regions = [islandRegion(detached, .minimal, slot.frame)]
    addMinimal(detached, slot, to: &satellite)
    return [main, satellite]
  }

  /// Centres a minimal picture in its slot.
  private func addMinimal(_ part: Part, _ slot: IslandSlot, to layer: inout Layer) {
    let size = part.picture.list.size
    layer.add(
      part.picture,
      at: Point(
        x: slot.frame.x - layer.frame.x + (slot.frame.width - size.width) / 2,
        y: centered(part.picture, in: layer.frame.height)),
      activityID: part.activityID, slot: .minimal, room: slot.frame)
  }

  private func expandedIsland(_ geometry: IslandGeometry, _ part: Part) -> Layer {
    var layer = base(geometry)
    layer.shadow = IslandMetrics.shadow
    layer.regions = [islandRegion(part, .expanded, layer.frame)]
    let cut = IslandMetrics.expandedClip(
      in: layer.frame.size, of: part.picture, corner: layer.radius)
    layer.add(
      part.picture, at: .zero, activityID: part.activityID, slot: .expanded, room: layer.frame,
      sensor: geometry.sensor,
      clip: .rounded(cut.box, radius: cut.radius, isContinuous: layer.isContinuous))
    return layer
  }

  private func centered(_ picture: Picture, in height: Double) -> Double {
    (height - picture.list.size.height) / 2
  }

  private func islandRegion(_ part: Part, _ slot: Slot, _ frame: Rect) -> PhoneRegion {
    PhoneRegion(
      frame: frame,
      target: .island(activityID: part.activityID, slot: slot, url: part.picture.url),
      label: "Dynamic Island")
  }
}

extension PhoneScene.Island {
  /// How much room the pictures take.
  public var contents: IslandContents {
    /// Returns a width that arithmetic can be done with, whatever a widget's process sent.
    func sound(_ length: Double) -> Double { length.isFinite ? min(max(0, length), 10_000) : 0 }
    func width(_ part: PhoneScene.Part) -> Double { sound(part.picture.list.size.width) }
    /// Returns the width with its margins, which go with the content, however narrow it is.
    func minimal(_ part: PhoneScene.Part?) -> Double? {
      part.map { sound($0.picture.contentFrame.width) + 2 * IslandMetrics.minimalMargin }
    }
    return switch self {
    case .resting: .resting
    case .compact(let leading, let trailing):
      .compact(leading: width(leading), trailing: width(trailing))
    case .minimal(let attached, let detached):
      .minimal(attached: minimal(attached), detached: minimal(detached))
    case .expanded(let part): .expanded(height: sound(part.picture.list.size.height))
    }
  }
}
