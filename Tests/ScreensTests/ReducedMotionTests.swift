import JSON
import LiveActivities
import Phone
import Testing

@testable import Screens

@MainActor
@Suite("Reduced motion: no movement of the phone's is left")
struct ReducedMotionTests {
  /// Who asks for it: the terminal's option, or the phone's own setting.
  enum Wish: CaseIterable { case none, option, setting }

  /// What moves a phone that is locked and awake, one after the other.
  ///
  /// News move by the views of a widget, and those are not told apart where motion is reduced (`ViewIdentityTests`).
  private static let movements: [(name: String, act: @MainActor (World) -> Void)] = [
    ("a card comes", { $0.simulator.startActivity(of: $0.simulator.apps[1]) }),
    ("a card is swiped aside", { $0.does(.uncover(activity: $0.first)) }),
    ("the phone is unlocked", { $0.does(.unlock) }),
    ("the island opens under a finger", { $0.does(.hold(activity: $0.first)) }),
    ("the island closes", { $0.does(.collapse) }),
    ("an app opens out of the island", { $0.does(.tap(activity: $0.first, url: nil)) }),
    ("the app goes back into it", { $0.does(.goHome) }),
    (
      "an app opens out of its icon", { $0.does(.open(bundle: $0.simulator.apps[1].folder.bundle)) }
    ),
    ("the app goes home", { $0.does(.goHome) }),
    ("two activities change places", { $0.does(.swap) }),
    ("an activity is hidden", { $0.does(.hide(activity: $0.first)) }),
    ("it is shown again", { $0.does(.reveal) }),
    ("the screen goes off", { $0.does(.lock) }),
    ("it lights", { $0.does(.wake) }),
    ("the phone is laid on its side", { $0.does(.standBy) }),
    ("an activity fills the screen", { $0.does(.show(activity: $0.first)) }),
    ("the clock is back", { $0.does(.show(activity: nil)) }),
    ("the phone is taken up", { $0.does(.upright) }),
    (
      "an activity ends and its card leaves",
      {
        $0.does(.wake)
        $0.does(.swipe(activity: $0.first))
      }
    ),
  ]

  @Test(arguments: Wish.allCases)
  func `whatever happens is there at once, and moves where nobody asks for less`(_ wish: Wish)
    throws
  {
    var options = AppModel.Options()
    options.reducesMotion = wish == .option
    let world = try World(columns: 120, rows: 60, options: options)
    world.simulator.send(.person(.allow(bundle: world.simulator.apps[0].folder.bundle)))
    world.does(.lock)
    world.does(.wake)
    if wish == .setting { try world.simulator.set("reduceMotion", to: true) }
    var still: [String] = []
    for movement in Self.movements {
      world.pass(10)
      world.draw()
      #expect(world.model.phone.motion == nil, "before: \(movement.name)")
      movement.act(world)
      world.draw()
      let isMoving = world.model.phone.motion.map { $0.duration > 0 } ?? false
      if wish == .none {
        if !isMoving { still.append(movement.name) }
      } else {
        #expect(!isMoving, "\(movement.name)")
        let scene = try #require(world.model.phone.scene)
        #expect(world.model.phone.picture?.regions.count ?? 0 >= scene.picture.regions.count)
      }
    }
    #expect(still.isEmpty, "\(still)")
  }
}

extension World {
  fileprivate var first: String { simulator.phone.activities.first?.id ?? "" }

  fileprivate func does(_ act: PersonAct) {
    simulator.send(.person(act))
    simulator.settle()
  }
}
