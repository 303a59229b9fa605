import ComposableArchitecture

/// What a test store finds wrong, kind by kind: each is as many issues as in TCA.
enum FailuresOfTests: Program {
  struct Failure: Error, Equatable {}
  @Reducer struct Feature {
    @ObservableState struct State: Equatable {
      var n = 0
      var name = ""
      var rows: [Int] = []
      var opt: Int?
    }
    @CasePathable enum Action: Equatable {
      case up, load, loaded(Int), two, name(String), rows, opt, long, fail
    }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .up: state.n += 1
        case .load: return .send(.loaded(7))
        case .loaded(let number): state.n = number
        case .two: return .merge(.send(.loaded(1)), .send(.name("b")))
        case .name(let name): state.name = name
        case .rows: state.rows = [1, 2, 3]
        case .opt: state.opt = 1
        case .long: return .run { _ in try await clock.sleep(for: .seconds(100)) }
        case .fail: return .run { _ in throw Failure() }
        }
        return .none
      }
    }
  }

  @MainActor static func test(
    _ name: String,
    _ steps: (TestStoreOf<Feature>) async throws -> Void
  ) async {
    await issues(name) {
      try await steps(
        TestStore(initialState: Feature.State()) {
          Feature()
        } withDependencies: {
          $0.continuousClock = TestClock()
        }
      )
    }
  }

  @MainActor static func run() async {
    await test("state not told") { await $0.send(.up) }
    await test("state told wrongly") { await $0.send(.up) { $0.n = 2 } }
    await test("told without change") { await $0.send(.name("")) { $0.name = "" } }
    await test("told a change that is none") { await $0.send(.name("")) { $0.name = "x" } }
    await test("nothing changes in the closure") { await $0.send(.up) { _ in } }
    await test("two fields, one told") { await $0.send(.rows) { $0.n = 1 } }
    await test("rows") { await $0.send(.rows) { $0.rows = [1, 3] } }
    await test("optional") { await $0.send(.opt) { $0.opt = 2 } }
    await test("not received") {
      await $0.send(.load)
      await $0.finish()
    }
    await test("nothing to receive") { await $0.receive(.loaded(7), timeout: .milliseconds(10)) }
    await test("another received") {
      await $0.send(.load)
      await $0.receive(.loaded(8))
    }
    await test("another case received") {
      await $0.send(.load)
      await $0.receive(\.name)
    }
    await test("case with another value") {
      await $0.send(.load)
      await $0.receive(\.loaded, 8) { $0.n = 7 }
    }
    await test("received, state wrong") {
      await $0.send(.load)
      await $0.receive(\.loaded) { $0.n = 8 }
    }
    await test("received, state not told") {
      await $0.send(.load)
      await $0.receive(\.loaded)
    }
    await test("send before receive") {
      await $0.send(.load)
      await $0.send(.up) { $0.n = 1 }
    }
    await test("two, wrong order") {
      await $0.send(.two)
      await $0.receive(\.name) { $0.name = "b" }
      await $0.receive(\.loaded) { $0.n = 1 }
    }
    await test("still running") {
      await $0.send(.long)
      await $0.finish(timeout: .milliseconds(10))
    }
    await test("still running at the end") {
      await $0.send(.long)
      _ = $0
    }
    await test("task does not finish") {
      let task = await $0.send(.long)
      await task.finish(timeout: .milliseconds(10))
      await task.cancel()
    }
    await test("effect throws") {
      await $0.send(.fail)
      await $0.finish()
    }
    await test("closure throws") {
      await $0.send(.up) {
        $0.n = 1
        throw Failure()
      }
    }
    await test("assert wrong") { $0.assert { $0.n = 5 } }
    await test("predicate") {
      await $0.send(.load)
      await $0.receive({ $0 == .up })
      await $0.skipReceivedActions()
    }
    await test("skip without any") {
      await $0.skipReceivedActions()
      await $0.skipInFlightEffects()
    }
  }
}
