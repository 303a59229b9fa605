import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import struct SuiteHelpers.GivenNumbers
import func SuiteHelpers.expectOwnReducer

@testable import Composition

@MainActor
@Suite("4.21 An old game, in today's TCA") struct OldGameTests {
  typealias Game = OldGame.Game
  typealias Row = OldGame.Row

  /// A screen whose actions are written down. Its rows have secrets like their ids.
  @MainActor
  private struct Fixture {
    let actions = LockIsolated<[Any.Type]>([])
    let store: StoreOf<Game>
    let screen: Screen

    init(rows: [Int] = []) {
      let nextID = LockIsolated(0)
      let store = Store(
        initialState: Game.State(
          counter: Counter.State(count: 2, secret: 9, id: UUID(0)),
          rows: IdentifiedArray(
            uniqueElements: rows.map { Row.State(counter: Counter.State(secret: $0, id: UUID($0))) }
          )
        )
      ) { [actions] in
        Reduce<Game.State, Game.Action> { _, action in
          let payload = Mirror(reflecting: action).children.first.map { type(of: $0.value) }
          actions.withValue { $0.append(payload ?? Void.self) }
          return .none
        }
        Game()
      } withDependencies: {
        $0.withRandomNumberGenerator = WithRandomNumberGenerator(
          GivenNumbers([33], in: -100...100)
        )
        $0.uuid = UUIDGenerator {
          nextID.withValue { id in
            id += 1
            return UUID(id)
          }
        }
      }
      self.store = store
      screen = Screen { OldGame.GameView(store: store) }
    }

    /// Taps the star of a row.
    func tapStar(_ secret: Int) -> Bool {
      let isStarred = store.rows.first { $0.counter.secret == secret }?.isStarred == true
      return screen.tap("Secret: \(secret) \(isStarred ? "★" : "☆")")
    }
  }

  // MARK: Today's form

  @Test("Each row of the view has a store of its own")
  func rowStores() {
    let body = String(reflecting: OldGame.GameView.Body.self)
    let hasStores = body.contains("Row.Action")
    #expect(
      hasStores,
      """
      A row of today gets a store, and sends its own actions to that. No store of a `Row` is in the view's \
      `body`. Look at what its `ForEach` goes through.
      """
    )
  }

  @Test("The game is made by the macro for reducers")
  func macro() {
    let action: Any.Type = Game.Action.self
    let isCasePathable = action is any CasePathable.Type
    #expect(
      isCasePathable,
      """
      `@Reducer` gives each case of `Action` a key path, such as `\\.counter`; this `Action` has none. \
      The macro takes the place of the conformance to `Reducer`.
      """
    )
  }

  @Test("The actions of the rows travel with the id in one value")
  func identifiedAction() {
    let fixture = Fixture(rows: [4])
    guard fixture.tapStar(4) else { return }
    let found = fixture.actions.value
    #expect(
      found.count == 1 && found.first == IdentifiedActionOf<Row>.self,
      """
      A tap on the star of a row should send one action, which carries a value of the type \
      `IdentifiedActionOf<Row>`. It sent \(found.count), and the first one carries \
      \(found.first.map { "`\($0)`" } ?? "nothing"). Look at the cases of `Action`, and at what the \
      row's button sends in `GameView`.
      """
    )
  }

  // MARK: The same behaviour as before

  @Test("The counter counts")
  func counter() {
    let fixture = Fixture()
    guard fixture.screen.increment("Count: 2") else { return }
    #expect(
      fixture.store.counter.count == 3,
      """
      The count was 2. After plus it should be 3, as before, and it is \(fixture.store.counter.count). \
      Look at the part of `body` that runs `Counter`.
      """
    )
  }

  @Test("Next adds a row with the round that is over")
  func next() {
    let fixture = Fixture()
    for _ in 1...2 where !fixture.screen.tap("Next") { return }
    let rows = fixture.store.rows.map { "\($0.counter.secret) and \($0.counter.count)" }
    #expect(
      rows == ["9 and 2", "33 and 0"],
      """
      Two rounds ended: the secret 9 with the count 2, then the secret 33 with the count 0. The rows \
      should show these, as before, and they show \(rows). Look at the order of the lines in `body`.
      """
    )
  }

  @Test("A star belongs to one row, at any position")
  func star() {
    let fixture = Fixture(rows: [7, 3, 5])
    for secret in [3, 5, 3] where !fixture.tapStar(secret) { return }
    let starred = fixture.store.rows.map(\.isStarred)
    #expect(
      starred == [false, false, true],
      """
      Of three rows the second was starred, then the third, then the second once more. Only the third \
      should have a star, as before; the three rows say \(starred). Look at what runs `Row`.
      """
    )
  }

  @Test("A row runs by its own reducer")
  func ownReducer() {
    func isStarred() -> [Bool] {
      let fixture = Fixture(rows: [7, 3])
      _ = fixture.tapStar(3)
      return fixture.store.rows.map(\.isStarred)
    }
    expectOwnReducer(
      of: Row.self,
      after: "A star belongs to one row, at any position",
      isReacting: isStarred() == [false, true],
      "It takes the star away at each action. After a tap on the second star, they should be [false, false]",
      lookAt: "what runs the rows in `body`",
      expected: [false, false],
      change: { $0.isStarred = false },
      found: isStarred
    )
  }

  @Test("The game counts the taps on all stars")
  func starTaps() {
    let fixture = Fixture(rows: [7, 3])
    for secret in [3, 7] where !fixture.tapStar(secret) { return }
    guard fixture.screen.increment("Count: 2") else { return }
    #expect(
      fixture.store.starTaps == 2,
      """
      Two stars were tapped, and plus once. `starTaps` should be 2, as before, and it is \
      \(fixture.store.starTaps). Look at the pattern of the case for a row's action.
      """
    )
  }
}
