import ComposableArchitecture

/// Exhaustivity that is off, shown, switched between steps, or off for one of them, and what a test
/// skips on purpose. The record is for outside of tests: in a test, a shown skip is a failure to
/// TCA's reporters, and not here.
enum ExhaustivityOfTests: Program {
  @Reducer struct Feature {
    @ObservableState struct State: Equatable {
      var n = 0
      var name = ""
    }
    enum Action: Equatable { case go, a, b, c, long, up }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .go:
          state.n += 1
          return .concatenate(.send(.a), .send(.b), .send(.c))
        case .a: state.name += "a"
        case .b: state.name += "b"
        case .c: state.name += "c"
        case .long: return .run { _ in try await clock.sleep(for: .seconds(9)) }
        case .up:
          state.n += 1
          state.name += "u"
        }
        return .none
      }
    }
  }

  @MainActor static func test(
    _ name: String,
    _ exhaustivity: Exhaustivity = .on,
    _ steps: (TestStoreOf<Feature>) async throws -> Void
  ) async {
    await issues(name) {
      let store = TestStore(initialState: Feature.State()) {
        Feature()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      store.exhaustivity = exhaustivity
      try await steps(store)
    }
  }

  @MainActor static func run() async {
    for (name, exhaustivity) in [
      ("off", Exhaustivity.off), ("shown", .off(showSkippedAssertions: true)),
    ] {
      await test("\(name): send, nothing told", exhaustivity) { await $0.send(.up) }
      await test("\(name): send, one told", exhaustivity) { await $0.send(.up) { $0.n = 1 } }
      await test("\(name): send, wrong", exhaustivity) { await $0.send(.up) { $0.n = 3 } }
      await test("\(name): last received only", exhaustivity) {
        await $0.send(.go)
        await $0.receive(\.c) { $0.name = "abc" }
      }
      await test("\(name): receive twice", exhaustivity) {
        await $0.send(.go)
        await $0.receive(\.a)
        await $0.receive(\.c)
      }
      await test("\(name): receive backwards", exhaustivity) {
        await $0.send(.go)
        await $0.receive(\.c, timeout: .milliseconds(5))
        await $0.receive(\.a, timeout: .milliseconds(5))
      }
      await test("\(name): nothing received", exhaustivity) {
        await $0.send(.go)
        await $0.finish()
      }
      await test("\(name): send while received wait", exhaustivity) {
        await $0.send(.go)
        await settle()
        await $0.send(.up) { $0.name = "abcu" }
      }
      await test("\(name): long", exhaustivity) {
        await $0.send(.long)
        await $0.finish(timeout: .milliseconds(5))
      }
      await test("\(name): state read", exhaustivity) {
        await $0.send(.go)
        print($0.state.name)
        await $0.receive(\.b)
        print($0.state.name)
      }
      await test("\(name): assert", exhaustivity) {
        await $0.send(.up)
        $0.assert { $0.name = "u" }
        $0.assert { $0.name = "v" }
      }
      await test("\(name): expectation uses the previous state", exhaustivity) {
        await $0.send(.up)
        await $0.send(.up) { $0.n += 1 }
        await $0.send(.up) { $0.name += "u" }
      }
    }
    await test("on, skip received") {
      await $0.send(.go) { $0.n = 1 }
      await $0.receive(\.a) { $0.name = "a" }
      await $0.skipReceivedActions()
      await $0.send(.up) {
        $0.n = 2
        $0.name = "abcu"
      }
    }
    await test("on, skip not strict") {
      await $0.skipReceivedActions(strict: false)
      await $0.skipInFlightEffects(strict: false)
    }
    await test("on, skip in flight") {
      await $0.send(.long)
      await $0.skipInFlightEffects()
    }
    await test("with exhaustivity off for a part") { store in
      _ = await store.withExhaustivity(.off) { await store.send(.up) }
      await store.send(.up) {
        $0.n = 2
        $0.name = "uu"
      }
    }
    await test("switched on with actions waiting", .off) {
      await $0.send(.go)
      $0.exhaustivity = .on
      await $0.receive(\.a) { $0.name = "a" }
      await $0.receive(\.b) { $0.name = "ab" }
    }
  }
}
