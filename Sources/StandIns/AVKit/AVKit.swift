@_exported import AVFoundation
import SwiftUI

/// A video: a marked box.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  /// Creates a video with something over it.
  nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }
  public var body: some View {
    PlaceholderView(name: "VideoPlayer", width: 160, height: 90).overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  nonisolated public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}
