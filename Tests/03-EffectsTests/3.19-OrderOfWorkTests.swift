import ComposableArchitecture
import Testing

import struct SuiteHelpers.RunningWork
import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectSteps
import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.19 Order of work", .timeLimit(.minutes(20))) struct OrderOfWorkTests {
  typealias Reader = OrderOfWork.Reader

  private struct Torn: Error {}

  /// A server whose pages arrive when the test says so.
  private final class PageServer: Sendable {
    private let requests = LockIsolated<[Int]>([])
    private let waiting = LockIsolated<[Int: AsyncStream<Void>.Continuation]>([:])

    /// The numbers of the pages asked for, in order.
    var asked: [Int] { requests.value }

    func load(_ number: Int) async -> String {
      let (arrival, continuation) = AsyncStream.makeStream(of: Void.self)
      waiting.withValue { $0[number] = continuation }
      requests.withValue { $0.append(number) }
      for await _ in arrival { break }
      return "Page \(number)"
    }

    func deliver(_ number: Int) {
      waiting.value[number]?.finish()
    }
  }

  private func makeStore(_ server: PageServer, _ clock: any Clock<Duration>) -> StoreOf<Reader> {
    Store(initialState: Reader.State()) {
      Reader()
    } withDependencies: {
      $0.continuousClock = clock
      $0.pageClient.load = { await server.load($0) }
    }
  }

  @Test("In order: the second page is asked for one second after the first one has arrived")
  func inOrder() async {
    let server = PageServer()
    let clock = WatchedClock()
    let store = makeStore(server, clock)
    let task = store.send(.inOrderButtonTapped)
    await clock.advance(by: .seconds(5), sleepers: 0)
    await waitFor { !server.asked.isEmpty }
    #expect(
      server.asked == [1],
      """
      Before page 1 has arrived, page 1 alone should be asked for. Asked for: \(server.asked). Look \
      at what comes first in the effect, and at what waits for it.
      """
    )
    server.deliver(1)
    await waitFor { !store.pages.isEmpty }
    #expect(
      store.pages == ["Page 1"],
      """
      Page 1 has arrived and should be shown at once. Shown: \(store.pages). Look at when the effect \
      sends it.
      """
    )
    let work = RunningWork(task)
    await clock.advance(by: .milliseconds(999)) {
      clock.isAwaited || work.isOver || server.asked.count > 1
    }
    let aboutClock = clock.sentenceIfUnused
    #expect(
      server.asked == [1],
      """
      Less than a second after page 1, page 2 should not be asked for yet. Asked for: \
      \(server.asked).\(aboutClock) Look at the pause between the two.
      """
    )
    await clock.advance(by: .milliseconds(1)) {
      clock.isAwaited || work.isOver || server.asked.count > 1
    }
    await waitFor { server.asked.count > 1 }
    #expect(
      server.asked == [1, 2],
      """
      A second after page 1, page 2 should be asked for. Asked for: \(server.asked).\(aboutClock) \
      Look at the clock of the pause, and at what comes after it.
      """
    )
    server.deliver(2)
    await waitFor { store.pages.count > 1 }
    #expect(
      store.pages == ["Page 1", "Page 2"] && store.pagesToCome == 0,
      """
      Both pages have arrived and should be shown. Shown: \(store.pages); still to come: \
      \(store.pagesToCome). Look at how often the effect sends.
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  @Test("In order: the pause waits for the clock it is given, not for real time to pass")
  func pauseOnTheClock() async {
    let clock = WatchedClock()
    let store = Store(initialState: Reader.State()) {
      Reader()
    } withDependencies: {
      $0.continuousClock = clock
      $0.pageClient.load = { "Page \($0)" }
    }
    let task = store.send(.inOrderButtonTapped)
    await waitFor { !store.pages.isEmpty }
    await clock.settle(during: task)
    #expect(
      clock.isAwaited,
      """
      After page 1 has arrived something should wait for the clock, and nothing does. Look at where the \
      effect gets its pause from.
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  @Test("At once: neither page waits for the other")
  func atOnce() async {
    let server = PageServer()
    let store = makeStore(server, TestClock())
    let task = store.send(.atOnceButtonTapped)
    await waitFor { server.asked.count > 1 }
    #expect(
      server.asked.sorted() == [1, 2],
      """
      Both pages should be asked for before one of them has arrived. Asked for: \(server.asked). \
      Look at whether one of them waits for the other.
      """
    )
    server.deliver(2)
    await waitFor { !store.pages.isEmpty }
    #expect(
      store.pages == ["Page 2"],
      """
      Page 2 arrived before page 1 and should be shown at once. Shown: \(store.pages). Look at when \
      each page is sent.
      """
    )
    server.deliver(1)
    await waitFor { store.pages.count > 1 }
    #expect(
      store.pages == ["Page 2", "Page 1"] && store.pagesToCome == 0,
      """
      Both pages have arrived, page 2 first, and should be shown in this order. Shown: \
      \(store.pages). Look at when each page is sent, and at whether the one cancels the other.
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  @Test("In order: a page that is missing does not keep the next one away")
  func missingPage() async {
    await expectSteps(
      """
      Page 1 cannot be loaded, and page 2 can. The effect should send a failure for the one and then \
      the other. Look at where the effect ends when `load` throws.
      """
    ) {
      let store = TestStore(initialState: Reader.State()) {
        Reader().comparing(\.pages, \.pagesToCome)
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
        $0.pageClient.load = { number in
          if number == 1 { throw Torn() }
          return "Page \(number)"
        }
      }
      await store.send(.inOrderButtonTapped) { $0.pagesToCome = 2 }
      await store.receive(\.pageResponse.failure) {
        $0.pages = ["This page is missing."]
        $0.pagesToCome = 1
      }
      await store.receive(\.pageResponse.success) {
        $0.pages = ["This page is missing.", "Page 2"]
        $0.pagesToCome = 0
      }
    }
  }

  @Test("A new tap cancels what is still being loaded", arguments: [true, false])
  func newTap(isInOrderFirst: Bool) async {
    let first = isInOrderFirst ? Reader.Action.inOrderButtonTapped : .atOnceButtonTapped
    let second = isInOrderFirst ? Reader.Action.atOnceButtonTapped : .inOrderButtonTapped
    let server = PageServer()
    let store = makeStore(server, TestClock())
    let old = store.send(first)
    await waitFor { server.asked.contains(1) }
    let new = store.send(second)
    let oldWork = RunningWork(old)
    let isCancelled = await waitFor { oldWork.isOver }
    #expect(
      isCancelled,
      """
      While pages were being loaded after the one tap, the other button was tapped. The older effect \
      should be cancelled, and it goes on. Look at the ids of both effects, and at what a new one \
      does to those in flight.
      """
    )
    old.cancel()
    new.cancel()
    await expectEnd(of: new, "The newer effect, which was cancelled,")
  }
}
