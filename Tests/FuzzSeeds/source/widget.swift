#!/usr/bin/env swift
import WidgetKit; @preconcurrency import SwiftUI
import struct Store.Order
import os.log
#if canImport(AppKit) && !os(iOS) || targetEnvironment(simulator)
@testable import MyModels
#elseif DEBUG
let a = #"raw \#("x") " "#, b = """
  many \(a + "\(b)") lines
  """
#else
#endif
struct TripAttributes: ActivityAttributes, Codable { struct ContentState: Codable, Hashable { var stops: [Int] = [1]; let `default`: Store.Order? } 
  private let (x, y) = (1, 2), z = 3 }
@main struct Trip: Widget { /* a /* nested */ */
  var body: some WidgetConfiguration { ActivityConfiguration(for: TripAttributes.self) { c in Text("\(c.state.stops)") } dynamicIsland: { _ in DynamicIsland { } } } }
extension EnvironmentValues { @Entry public var tint: (
  Int, Int) = (1, 2) }
@Model final class Note { @Attribute(.unique) var id = 1; @NSManaged var name: String
  @objc(x:) func go() { NotificationCenter.default.addObserver(self, selector: #selector(Note.go), name: nil) } }
extension Wanted: @unchecked Sendable, Equatable where T == Int { subscript(safe i: Int) -> Int? { 3 } init?(from d: some Decoder) throws { fatalError() } }
enum Kind: String, CaseIterable { case a, b(x: Int); indirect case c; static func == (l: Self, r: Self) -> Bool { true } }
protocol P<T>: AnyObject { associatedtype T; var v: T { get set } }
typealias Order = Store.Order; infix operator **: AdditionPrecedence
func make<T: View>(_ t: T = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) -> some View { Card(t) }
#Preview("N", as: .content, using: TripAttributes()) { Trip() } contentStates: { TripAttributes.ContentState() }
