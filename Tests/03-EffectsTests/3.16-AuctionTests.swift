import ComposableArchitecture
import Testing

import struct SuiteHelpers.RunningWork
import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.16 Read the log", .timeLimit(.minutes(20))) struct AuctionTests {
  typealias Feature = Auction.Feature

  /// A screen whose actions and changes are written down as `_printChanges()` prints them.
  @MainActor
  private struct Visit {
    let hall = Hall()
    let log = LockIsolated("")
    let store: StoreOf<Feature>

    init() {
      let printer = _ReducerPrinter<Feature.State, Feature.Action> { [log] action, old, new in
        var text = "received action:\n"
        customDump(action, to: &text, indent: 2)
        text += "\n" + (diff(old, new) ?? "  (No state changes)") + "\n\n"
        log.withValue { [text] in $0 += text }
      }
      store = Store(initialState: Feature.State()) {
        Feature()._printChanges(printer)
      } withDependencies: { [hall] in
        $0.auction.bids = { hall.makeStream() }
      }
    }

    /// The screen appears; this waits until it listens, if it does.
    func appear() async -> StoreTask {
      let count = hall.listeners
      let task = store.send(.screenAppeared)
      await hall.listener(number: count + 1, during: task)
      return task
    }
  }

  @Test("A screen that has appeared twice counts each bid once")
  func twice() async {
    let visit = Visit()
    let first = await visit.appear()
    let second = await visit.appear()
    for bid in [10, 10, 15] { visit.hall.bid(bid) }
    visit.hall.close()
    await expectEnd(of: first)
    await expectEnd(of: second)
    #expect(
      visit.store.bidCount == 3 && visit.store.highestBid == 15,
      """
      The screen appeared, and then it appeared again, as after a sheet in front of it. After that \
      there were three bids, 10, 10 and 15. `bidCount` should be 3 and `highestBid` 15; they are \
      \(visit.store.bidCount) and \(visit.store.highestBid). This is what `_printChanges()` printed; \
      compare the actions with what happened:

      \(visit.log.value)
      """
    )
  }

  @Test("A screen that went and came back listens again")
  func comesBack() async {
    let visit = Visit()
    let first = await visit.appear()
    visit.hall.bid(5)
    first.cancel()
    await expectEnd(of: first, "The effect, which was cancelled,")
    let second = await visit.appear()
    visit.hall.bid(20)
    visit.hall.close()
    await expectEnd(of: second)
    #expect(
      visit.store.highestBid == 20,
      """
      The screen appeared and went, so its effect was cancelled; then it appeared again, and there was \
      a bid of 20. `highestBid` should be 20, and is \(visit.store.highestBid). This is what \
      `_printChanges()` printed; look for the bid:

      \(visit.log.value)
      """
    )
  }

  @Test("A new name changes the name and nothing else")
  func name() {
    let visit = Visit()
    visit.store.send(.bidReceived(40))
    visit.store.send(.nameChanged("Kim"))
    visit.store.send(.bidReceived(35))
    let state = visit.store.state
    #expect(
      state.bidCount == 2 && state.highestBid == 40 && state.name == "Kim",
      """
      There was a bid of 40, then the name became "Kim", then there was a bid of 35. `highestBid` \
      should be 40, `bidCount` 2, and `name` "Kim". They are \(state.highestBid), \(state.bidCount) and \
      "\(state.name)". This is what `_printChanges()` printed; a line with - is how it was, one with + \
      how it became:

      \(visit.log.value)
      """
    )
  }
}

/// A hall in which the test bids.
private final class Hall: Sendable {
  private struct Log {
    var streams: [AsyncStream<Int>.Continuation] = []
  }

  private let log = LockIsolated(Log())

  /// How many streams have been asked for.
  var listeners: Int { log.value.streams.count }

  func makeStream() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    log.withValue { $0.streams.append(continuation) }
    return stream
  }

  func bid(_ amount: Int) {
    for stream in log.value.streams { stream.yield(amount) }
  }

  func close() {
    for stream in log.value.streams { stream.finish() }
  }

  /// Waits until a stream has been asked for, or until the effects are over without that.
  func listener(number: Int, during task: StoreTask) async {
    let work = RunningWork(task)
    await waitFor { work.isOver || listeners >= number }
  }
}
