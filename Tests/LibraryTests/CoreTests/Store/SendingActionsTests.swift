import ComposableArchitecture
import LibraryTestHelpers
import Observation
import Testing

@MainActor
@Suite("Sending to a store", .timeLimit(.minutes(20)))
struct SendingActionsTests {
  @Test("The report of a re-entrant action names both actions, and says that it is undefined")
  func reentrantAction() {
    enum Action { case outer, inner }
    let reports = ReportCollector()
    let box = LockIsolated<Store<Int, Action>?>(nil)
    let store = Store(initialState: 0) {
      Reduce<Int, Action> { state, action in
        state += 1
        if case .outer = action { MainActor.assumeIsolated { _ = box.value?.send(.inner) } }
        return .none
      }
    }
    box.setValue(store)
    withIssueReporters([reports]) {
      store.send(.inner)
      store.send(.outer)
    }
    #expect(store.currentState == 3)
    #expect(reports.collected.messages.count == 1)
    let message = reports.collected.messages.first ?? ""
    #expect(message.contains("Sent:       SendingActionsTests.Action.inner"))
    #expect(message.contains("Processing: SendingActionsTests.Action.outer"))
    #expect(message.contains("undefined"))
    box.setValue(nil)
  }

  @Test("An action that an observer sends while it is told of another one is reported too")
  func actionOfAnObserver() {
    let reports = ReportCollector()
    let store = Store(initialState: Tally.State()) { Tally() }
    withIssueReporters([reports]) {
      withObservationTracking {
        _ = store.count
      } onChange: {
        MainActor.assumeIsolated { _ = store.send(.decrement) }
      }
      store.send(.increment)
    }
    #expect(store.count == 0)
    #expect(reports.collected.messages.count == 1)
    let message = reports.collected.messages.first ?? ""
    #expect(message.contains("Sent:       SendingActionsTests.Tally.Action.decrement"))
    #expect(message.contains("Processing: SendingActionsTests.Tally.Action.increment"))
  }

  @Test("Actions that effects send are not reported, however the effects are put together")
  func effectsAreNotReentrant() async {
    let store = Recorder.makeStore()
    let reports = await reports(of: {
      await store.run(
        .merge(
          .note("1"),
          .concatenate(.note("2"), .run { await $0(.note("4")) }, .note("5")),
          .note("3").cancellable(id: 1)
        )
      )
      .finish()
    })
    #expect(reports.messages == [])
    #expect(store.notes == ["1", "2", "3", "4", "5"])
  }

  @Test("However many actions follow each other, the stack does not grow")
  func longChain() {
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        state += 1
        return state < 10_000 ? .send(()) : .none
      }
    }
    store.send(())
    #expect(store.currentState == 10_000)
  }

  @Test("A chain of actions without end is named by its action, and left out")
  func endlessChain() async {
    enum Action { case start, again(Int) }
    let store = Store(initialState: 0) {
      Reduce<Int, Action> { state, action in
        state += 1
        return .send(.again(state % 2))
      }
    }
    let messages = await reports {
      store.send(.start)
    }
    .messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(".again(0) is sent again and again, without end.") == true)
    #expect(store.currentState == 10_000)
    #expect(await reports { store.send(.start) }.messages.count == 1)
  }

  @Test("Dependencies overridden where an action is sent do not change the store's")
  func foreignDependencies() {
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        @Dependency(Number.self) var number
        state = number.value
        return .none
      }
    } withDependencies: {
      $0[Number.self] = Number(value: 5)
    }
    withDependencies {
      $0[Number.self] = Number(value: 6)
    } operation: {
      _ = store.send(())
    }
    #expect(store.currentState == 5)
  }

  @Test("Overrides around an effect end with it: what it sends finds the store's dependencies")
  func overridesOfEffects() async {
    struct Counting: Reducer {
      @Dependency(Number.self) var number

      func reduce(into state: inout [Int], action: Int?) -> Effect<Int?> {
        if let action { state.append(action) }
        guard state.count < 3 else { return .none }
        return withDependencies {
          $0[Number.self].value += 1
        } operation: {
          .run { send in await send(number.value) }
        }
      }
    }
    let store = Store(initialState: [Int]()) {
      Counting()
    } withDependencies: {
      $0[Number.self].value = 1
    }
    await store.send(nil).finish()
    #expect(store.currentState == [2, 2, 2])

    let testStore = TestStore(initialState: [Int]()) {
      Counting()
    } withDependencies: {
      $0[Number.self].value = 1
    }
    await testStore.send(nil)
    await testStore.receive(2) { $0 = [2] }
    await testStore.receive(2) { $0 = [2, 2] }
    await testStore.receive(2) { $0 = [2, 2, 2] }
  }

  struct Number: TestDependencyKey {
    var value: Int
    static let testValue = Number(value: 0)
  }
}

extension SendingActionsTests {
  @Reducer
  struct Tally {
    @ObservableState
    struct State { var count = 0 }
    enum Action { case decrement, increment }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.count += action == .increment ? 1 : -1
        return .none
      }
    }
  }
}
