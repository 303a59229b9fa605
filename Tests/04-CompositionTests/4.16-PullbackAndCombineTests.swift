import Testing

@testable import Composition

@Suite("4.16 Scope from the inside") struct PullbackAndCombineTests {
  typealias PlainReducer = PullbackAndCombine.PlainReducer

  private struct Pair: Equatable {
    var left = 0
    var right = 0
  }

  private enum PairAction {
    case left(Int)
    case right(Int)

    var left: Int? { if case .left(let number) = self { number } else { nil } }
    var right: Int? { if case .right(let number) = self { number } else { nil } }
  }

  @Test("Combined reducers run one after the other, in order")
  func combining() {
    let reducer: PlainReducer<[String], Int> = PullbackAndCombine.combine(
      { log, number in log.append("first \(number)") },
      { log, number in log.append("second \(number)") },
      { log, number in log.append("third \(number)") }
    )
    var log: [String] = []
    reducer(&log, 7)
    #expect(
      log == ["first 7", "second 7", "third 7"],
      """
      Three reducers were combined and given the action 7. Each should note it once, in the order in \
      which they were combined. They noted \(log). Look at how `combine` goes through `reducers`.
      """
    )
  }

  @Test("A reducer that is pulled back changes its part of the whole")
  func pullingBack() {
    let reducer: PlainReducer<Pair, PairAction> = PullbackAndCombine.pullback(
      { part, number in part = part * 10 + number },
      state: \.right,
      action: \PairAction.right
    )
    var pair = Pair(left: 1, right: 2)
    reducer(&pair, .right(5))
    #expect(
      pair == Pair(left: 1, right: 25),
      """
      The right part was 2, and its reducer makes it 25. The pair should be (1, 25), and it is \
      (\(pair.left), \(pair.right)). Look at what `pullback` hands to `reducer`: is it the part itself?
      """
    )
  }

  @Test("A reducer that is pulled back leaves other actions alone")
  func otherActions() {
    let reducer: PlainReducer<Pair, PairAction> = PullbackAndCombine.pullback(
      { part, number in part = part * 10 + number },
      state: \.right,
      action: \PairAction.right
    )
    var pair = Pair(left: 1, right: 2)
    reducer(&pair, .left(9))
    #expect(
      pair == Pair(left: 1, right: 2),
      """
      The action was for the left part, so the reducer of the right part should not run. The pair was \
      (1, 2), and it is (\(pair.left), \(pair.right)). Look at what `pullback` does when `action` \
      gives nil.
      """
    )
  }

  @Test("Combined and pulled back, two reducers make one for the whole")
  func both() {
    let reducer: PlainReducer<Pair, PairAction> = PullbackAndCombine.combine(
      PullbackAndCombine.pullback(
        { part, number in part += number },
        state: \.left,
        action: \PairAction.left
      ),
      PullbackAndCombine.pullback(
        { part, number in part -= number },
        state: \.right,
        action: \PairAction.right
      )
    )
    var pair = Pair()
    for action in [PairAction.left(4), .right(1), .left(2)] { reducer(&pair, action) }
    #expect(
      pair == Pair(left: 6, right: -1),
      """
      The left part adds and the right part subtracts. After left 4, right 1 and left 2 the pair \
      should be (6, -1), and it is (\(pair.left), \(pair.right)). Look at `combine`, then at `pullback`.
      """
    )
  }
}
