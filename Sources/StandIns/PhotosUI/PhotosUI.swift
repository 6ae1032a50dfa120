@_exported import Photos
import SwiftUI

/// What a person picked; nobody picks anything here.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
}

/// A button that opens the photo library; not in widgets.
nonisolated public struct PhotosPicker<Label: View>: View {
  /// Creates a button that opens the photo library.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { UnsupportedView(name: "PhotosPicker") }
}
