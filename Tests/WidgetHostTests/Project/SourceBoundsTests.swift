import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("Where the files of a project may stand")
struct SourceBoundsTests {
  private let root: String
  private static let files = [
    "Ours/.git/HEAD", "Ours/App/Card.swift", "Ours/.env", "Theirs/Card.swift", "Theirs/.env",
    "Plain/App/Card.swift", "Plain/App/.env", "Plain/Shared/a.json", "Plain/.env",
    "Plain/Shared/.keys/a",
  ]

  init() throws {
    root = try TestFolder.path(
      "bounds", with: Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "") }))
  }

  /// What is held of the files, around a folder.
  private func held(around folder: String, home: String = "/home/nobody") -> [String] {
    let bounds = SourceBounds(around: "\(root)/\(folder)", home: home)
    let paths = Self.files.map { "\(root)/\($0)" }
    #expect(bounds.holding(paths) == paths.filter(bounds.holds))
    return bounds.holding(paths).map { String($0.dropFirst(root.count + 1)) }
  }

  @Test func `in a repository that is all of it`() {
    let ours = Self.files.filter { $0.hasPrefix("Ours/") }
    #expect(held(around: "Ours/App") == ours && held(around: "Ours") == ours)
  }

  @Test func `without one it is the folder around the project, but for what is hidden there`() {
    #expect(
      held(around: "Plain/App") == [
        "Plain/App/Card.swift", "Plain/App/.env", "Plain/Shared/a.json",
      ])
  }

  @Test func `without one a folder that was named is within, unless it holds a home`() {
    func bounds(named: String, home: String = "/home/nobody") -> SourceBounds {
      SourceBounds(around: "\(root)/Plain/App", named: named, home: home)
    }
    #expect(bounds(named: root).holds("\(root)/Theirs/Card.swift"))
    #expect(!bounds(named: root).holds("\(root)/Theirs/.env"))
    #expect(!bounds(named: root, home: "\(root)/Ours").holds("\(root)/Theirs/Card.swift"))
    // Who names the project's own folder, or one below it, names no more than that.
    let plain = SourceBounds(around: "\(root)/Plain/App", home: "/home/nobody")
    #expect(bounds(named: "\(root)/Plain/App") == plain && bounds(named: "\(root)/Ours") == plain)
    // A repository has bounds of its own.
    let ours = SourceBounds(around: "\(root)/Ours/App", named: root, home: "/home/nobody")
    #expect(!ours.holds("\(root)/Theirs/Card.swift"))
  }

  @Test func `a home is neither a project nor around one`() {
    #expect(held(around: "Plain", home: root) == Self.files.filter { $0.hasPrefix("Plain/") })
    #expect(
      held(around: "Plain/App", home: "\(root)/Plain") == [
        "Plain/App/Card.swift", "Plain/App/.env",
      ]
    )
    // Some keep the settings in their home as a repository.
    #expect(held(around: "Ours/App", home: "\(root)/Ours") == ["Ours/App/Card.swift"])
  }

  @Test func `a link counts by where it leads, itself or by a folder above it`() throws {
    func link(_ path: String, to target: String) throws -> String {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(path)", withDestinationPath: target)
      return "\(root)/\(path)"
    }
    let bounds = SourceBounds(around: "\(root)/Ours/App", home: "/home/nobody")
    let paths = [
      try link("Ours/App/near.swift", to: "../App/Card.swift"),
      try link("Ours/App/far.swift", to: "../../Theirs/Card.swift"),
      try link("Ours/App/lost.swift", to: "nowhere"),
      try link("Ours/Far", to: "../Theirs") + "/Card.swift",
      try link("Theirs/Near", to: "../Ours/App") + "/Card.swift",
    ]
    #expect(bounds.holding(paths) == [paths[0], paths[4]])
    #expect(paths.filter(bounds.holds) == [paths[0], paths[4]])
    // The folder may be named by a link, too.
    _ = try link("Other", to: "Ours/App")
    #expect(SourceBounds(around: "\(root)/Other", home: "/") == bounds)
  }
}
