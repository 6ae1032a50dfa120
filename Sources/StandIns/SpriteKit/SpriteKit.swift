@_exported import SwiftUI

/// A scene of a game; it is not drawn.
open class SKScene: NSObject {
  public var size: CGSize
  public init(size: CGSize) { self.size = size }
}

/// A scene of a game: a marked box.
nonisolated public struct SpriteView: View {
  nonisolated public init(scene: SKScene) {}
  public var body: some View {
    PlaceholderView(name: "SpriteView", width: 100, height: 100)
  }
}
