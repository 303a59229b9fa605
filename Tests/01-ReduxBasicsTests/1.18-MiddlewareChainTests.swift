import Testing

import struct SuiteHelpers.SeededGenerator

@testable import ReduxBasics

@Suite("1.18 Middleware") struct MiddlewareChainTests {
  /// Described as `Score(points: 0)`, inside an optional too.
  private struct Score: Equatable, CustomDebugStringConvertible {
    var points = 0

    var debugDescription: String { "Score(points: \(points))" }
  }

  private enum ScoreAction: Action, Equatable {
    case add(Int)
    case double
  }

  private static func scoreReducer(action: any Action, state: Score?) -> Score {
    var state = state ?? Score()
    switch action as? ScoreAction {
    case .add(let points): state.points += points
    case .double: state.points *= 2
    case nil: break
    }
    return state
  }

  /// What happens, in order.
  private final class Journal {
    var lines: [String] = []
  }

  /// A store around one middleware. It ends an action that is dispatched again and again.
  private final class LimitedStore {
    var score = Score()
    var reduced: [ScoreAction] = []
    var dispatched = 0
    private var chain: DispatchFunction = { _ in }

    init(_ middleware: Middleware<Score>) {
      chain = middleware(
        { [weak self] action in self?.dispatch(action) },
        { [weak self] in self?.score }
      )({ [weak self] action in
        guard let self, let action = action as? ScoreAction, reduced.count < 50 else { return }
        reduced.append(action)
        score = scoreReducer(action: action, state: score)
      })
    }

    func dispatch(_ action: any Action) {
      dispatched += 1
      guard dispatched < 50 else { return }
      chain(action)
    }
  }

  /// A middleware that writes down when an action comes by and when it has been dealt with.
  private func tracing(_ name: String, in journal: Journal) -> Middleware<Score> {
    { _, _ in
      { next in
        { action in
          journal.lines.append("\(name) in")
          next(action)
          journal.lines.append("\(name) out")
        }
      }
    }
  }

  private func names(_ actions: [ScoreAction]) -> String {
    actions.isEmpty ? "nothing" : actions.map { "\($0)" }.joined(separator: ", ")
  }

  private let points: [Int] = {
    var generator = SeededGenerator(seed: 16)
    return (0..<2).map { _ in Int.random(in: 2...900, using: &generator) }
  }()

  @Test("The log has the action, the state before and the state after")
  func logOrder() {
    let journal = Journal()
    let store = LimitedStore(MiddlewareChain.loggingMiddleware { journal.lines.append($0) })
    store.dispatch(ScoreAction.add(points[0]))
    store.dispatch(ScoreAction.add(points[1]))
    let sum = points[0] + points[1]
    let expected = [
      "[Action] add(\(points[0]))",
      "[Before State] Score(points: 0)",
      "[After State] Score(points: \(points[0]))",
      "[Action] add(\(points[1]))",
      "[Before State] Score(points: \(points[0]))",
      "[After State] Score(points: \(sum))",
    ]
    let isRight = journal.lines == expected
    #expect(
      isRight,
      """
      Two dispatches should leave these lines:
      \(expected.joined(separator: "\n"))
      They left:
      \(journal.lines.isEmpty ? "nothing" : journal.lines.joined(separator: "\n"))
      \(whereToLook(journal.lines, expected))
      """
    )
  }

  /// Where to look when a log is wrong, as far as its lines show it.
  private func whereToLook(_ lines: [String], _ expected: [String]) -> String {
    if lines.isEmpty {
      "Does the logger call `log`?"
    } else if lines.contains(where: { $0.contains("Optional(") }) {
      "A state in the log is still wrapped: `getState()` returns an optional. What unwraps one?"
    } else if lines.map(Self.label(of:)) == expected.map(Self.label(of:)) {
      "The lines are in their places, with other values. At which line does the reducer run?"
    } else {
      "Compare the lines one by one: which is missing, or in another place?"
    }
  }

  /// The first word of a line in brackets, such as `[Action]`.
  private static func label(of line: String) -> Substring {
    line.prefix { $0 != "]" }
  }

  @Test("The logger passes each action on, once")
  func loggerCallsNextOnce() {
    let store = LimitedStore(MiddlewareChain.loggingMiddleware { _ in })
    store.dispatch(ScoreAction.add(points[0]))
    store.dispatch(ScoreAction.double)
    #expect(
      store.reduced == [.add(points[0]), .double],
      """
      Two actions were dispatched, so the reducer should see add(\(points[0])), double. \
      It saw \(names(store.reduced)). A logger watches; what comes next is up to `next`.
      """
    )
    #expect(
      store.dispatched == 2,
      """
      Only the two actions of this check should be dispatched, but there were \
      \(store.dispatched) (the check gives up at 50). An action that is dispatched again starts at \
      the beginning of the chain: should it?
      """
    )
  }

  @Test("The first middleware is the outermost")
  func firstIsOutermost() {
    let journal = Journal()
    let names = ["one", "two", "three"]
    let store = LimitedStore(MiddlewareChain.combine(names.map { tracing($0, in: journal) }))
    store.dispatch(ScoreAction.double)
    let expected = ["one in", "two in", "three in", "three out", "two out", "one out"]
    #expect(
      journal.lines == expected,
      """
      With the middlewares one, two, three an action should come by like this: \
      \(expected.joined(separator: ", ")). The middlewares wrote \(journal.lines). \
      Which of them has to be built first?
      """
    )
  }

  @Test("The action goes through the chain to the reducer, once")
  func combinedChainReachesReducer() {
    let journal = Journal()
    let middlewares = ["one", "two"].map { tracing($0, in: journal) }
    let store = LimitedStore(MiddlewareChain.combine(middlewares))
    store.dispatch(ScoreAction.add(points[0]))
    #expect(
      store.reduced == [.add(points[0])] && journal.lines.count == 4,
      """
      Two middlewares that pass the action on: the reducer should see add(\(points[0])), and saw \
      \(names(store.reduced)). The middlewares wrote \(journal.lines). \
      Look at what is in the middle of your chain.
      """
    )
  }

  @Test("Without middleware the action goes straight to the reducer")
  func emptyChain() {
    let store = LimitedStore(MiddlewareChain.combine([]))
    store.dispatch(ScoreAction.add(points[0]))
    #expect(
      store.reduced == [.add(points[0])],
      """
      An empty list of middlewares should make no difference, so the reducer should see \
      add(\(points[0])). It saw \(names(store.reduced)).
      """
    )
  }

  @Test("A middleware that does not call next stops the action")
  func middlewareStopsAction() {
    let journal = Journal()
    let blocking: Middleware<Score> = { _, _ in
      { next in
        { action in
          if action as? ScoreAction != .double { next(action) }
        }
      }
    }
    let chain = MiddlewareChain.combine([
      tracing("outer", in: journal), blocking, tracing("inner", in: journal),
    ])
    let store = LimitedStore(chain)
    store.dispatch(ScoreAction.double)
    #expect(
      store.reduced.isEmpty && journal.lines == ["outer in", "outer out"],
      """
      The middleware in the middle lets no `double` pass: only the outer one should see it, and \
      the reducer should not. The reducer saw \(names(store.reduced)), the \
      middlewares wrote \(journal.lines). Only a middleware itself decides whether its `next` is called.
      """
    )
  }

  @Test("What a middleware dispatches goes through the whole chain")
  func middlewareDispatches() {
    let journal = Journal()
    let doubling: Middleware<Score> = { dispatch, getState in
      { next in
        { action in
          next(action)
          if action as? ScoreAction != .double, getState()?.points ?? 0 > 0 {
            dispatch(ScoreAction.double)
          }
        }
      }
    }
    let store = LimitedStore(MiddlewareChain.combine([tracing("outer", in: journal), doubling]))
    store.dispatch(ScoreAction.add(points[0]))
    #expect(
      store.reduced == [.add(points[0]), .double] && store.score.points == 2 * points[0],
      """
      The inner middleware asks for `double` after every `add`, when there are points: the reducer \
      should see add(\(points[0])), double, and saw \(names(store.reduced)). \
      Every middleware is given the store's own `dispatch` and `getState`.
      """
    )
    #expect(
      journal.lines == ["outer in", "outer in", "outer out", "outer out"],
      """
      What a middleware dispatches starts at the beginning of the chain, so the outer one should \
      see both actions, the second inside the first. It wrote \(journal.lines).
      """
    )
  }

  @Test("The chain is put together once")
  func chainIsBuiltOnce() {
    let journal = Journal()
    let counting: Middleware<Score> = { _, _ in
      journal.lines.append("given dispatch")
      return { next in
        journal.lines.append("given next")
        return next
      }
    }
    let store = LimitedStore(MiddlewareChain.combine([counting]))
    store.dispatch(ScoreAction.double)
    store.dispatch(ScoreAction.double)
    #expect(
      journal.lines == ["given dispatch", "given next"],
      """
      A middleware may prepare something when it gets `dispatch` and `next`, so it should get each \
      of them once, not for every action. It wrote \(journal.lines). \
      Build the chain when `next` is known, before there is an action.
      """
    )
  }

  @Test("Before the first state there is none to log")
  func firstStateIsLogged() {
    let journal = Journal()
    let store = MiddlewareChain.Store(
      reducer: Self.scoreReducer,
      state: nil,
      middleware: [
        limit(of: 20), MiddlewareChain.loggingMiddleware { journal.lines.append($0) },
      ]
    )
    let expected = ["[Action] ReSwiftInit()", "[After State] \(store.state ?? Score())"]
    let isRight = journal.lines == expected
    #expect(
      isRight,
      """
      A store that is made without a state dispatches `ReSwiftInit` to get one. While that action \
      is on its way in, `getState()` is nil; on its way out there is a state. The log should have
      \(expected.joined(separator: "\n"))
      It has
      \(journal.lines.isEmpty ? "nothing" : journal.lines.joined(separator: "\n"))
      Ask for the state once before `next` and once after it.
      """
    )
  }

  @Test("A store with a logger works as one without, and logs what it does")
  func loggingStore() {
    let journal = Journal()
    let store = MiddlewareChain.Store(
      reducer: Self.scoreReducer,
      state: nil,
      middleware: [
        limit(of: 20), MiddlewareChain.loggingMiddleware { journal.lines.append($0) },
        limit(of: 20),
      ]
    )
    store.dispatch(ScoreAction.add(points[0]))
    store.dispatch(ScoreAction.double)
    let state: Score? = store.state
    #expect(
      state == Score(points: 2 * points[0]),
      """
      Add \(points[0]) and double: that makes \(2 * points[0]), and the store has \
      \(state.map { "\($0.points)" } ?? "no state").
      """
    )
    #expect(
      journal.lines.last == "[After State] Score(points: \(2 * points[0]))",
      """
      The log should end with the state after `double`; it ends with \
      "\(journal.lines.last ?? "")". Is the logger part of the store's chain?
      """
    )
  }

  /// A middleware that stops all actions after some number, in case they are dispatched endlessly.
  private func limit(of number: Int) -> Middleware<Score> {
    { _, _ in
      { next in
        var count = 0
        return { action in
          count += 1
          if count <= number { next(action) }
        }
      }
    }
  }
}
