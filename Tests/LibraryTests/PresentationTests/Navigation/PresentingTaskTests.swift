import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("The task of an action that presents a child", .timeLimit(.minutes(20)))
struct PresentingTaskTests {
  @Test("A child that is there from the beginning is waited for by the first action")
  func initialChild() async {
    let store = Store(initialState: Presenter.State(child: Sheet.State())) { Presenter() }
    let task = store.send(.other)
    let isOver = LockIsolated(false)
    let waiting = Task {
      await task.finish()
      isOver.setValue(true)
    }
    await letOthersRun()
    #expect(!isOver.value)
    await store.send(.other).finish()
    store.send(.closeWithoutAsking)
    await waiting.value
  }

  @Test("Finishing the action of a test that presents a child fails, and says why")
  func testStoreTask() async throws {
    let reports = await reports {
      let store = TestStore(initialState: Presenter.State()) { Presenter() }
      let task = await store.send(.present(id: 1)) { $0.child = Sheet.State(id: 1) }
      await task.finish(timeout: .zero)
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains("The action presents a child"))
  }

  @Test("Effects of a child that stays are left over, as those of what is presented")
  func leftOver() async throws {
    let reports = await reports {
      let store = TestStore(initialState: Presenter.State(child: Sheet.State())) {
        Presenter()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.child(.presented(.startButtonTapped)))
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains("presented"))
  }

  /// Lets a task run that is ready.
  private func letOthersRun() async {
    for _ in 0..<100 { await Task.yield() }
  }
}
