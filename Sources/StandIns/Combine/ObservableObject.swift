@_exported import Foundation

/// Something whose changes views watch.
public protocol ObservableObject: AnyObject {}
