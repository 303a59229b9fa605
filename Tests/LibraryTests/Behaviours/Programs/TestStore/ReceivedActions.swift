import ComposableArchitecture

/// receive: by value, by key path, with payload, by predicate; each right, wrong and missing.
enum ReceivedActions: Program {
  struct E: Error, Equatable {}
  @Reducer struct F {
    struct State: Equatable { var n = 0 }
    @CasePathable enum Action {
      case go(Int), got(Result<Int, E>), pair(Int, String), child(Child)
      @CasePathable enum Child { case tap(Int) }
    }
    var body: some Reducer<State, Action> {
      Reduce { s, x in
        switch x {
        case .go(0): return .send(.got(.success(7)))
        case .go(1): return .send(.got(.failure(E())))
        case .go(2): return .send(.child(.tap(5)))
        case .go: return .send(.pair(1, "x"))
        case .got(.success(let v)):
          s.n = v
          return .none
        case .got, .pair, .child: return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    func t() -> TestStoreOf<F> { TestStore(initialState: F.State()) { F() } }
    await issues("path") {
      let s = t()
      await s.send(.go(0))
      await s.receive(\.got.success) { $0.n = 7 }
    }
    await issues("payload") {
      let s = t()
      await s.send(.go(0))
      await s.receive(\.got.success, 7) { $0.n = 7 }
    }
    await issues("wrong payload") {
      let s = t()
      await s.send(.go(0))
      await s.receive(\.got.success, 8) { $0.n = 7 }
    }
    await issues("wrong case") {
      let s = t()
      await s.send(.go(0))
      await s.receive(\.got.failure) { $0.n = 7 }
    }
    await issues("wrong state") {
      let s = t()
      await s.send(.go(0))
      await s.receive(\.got) { $0.n = 8 }
    }
    await issues("failure") {
      let s = t()
      await s.send(.go(1))
      await s.receive(\.got.failure, E())
    }
    await issues("nested") {
      let s = t()
      await s.send(.go(2))
      await s.receive(\.child.tap, 5)
    }
    await issues("nested wrong") {
      let s = t()
      await s.send(.go(2))
      await s.receive(\.child.tap, 6)
    }
    await issues("predicate") {
      let s = t()
      await s.send(.go(3))
      await s.receive { if case .pair(1, _) = $0 { true } else { false } }
    }
    await issues("predicate wrong") {
      let s = t()
      await s.send(.go(3))
      await s.receive { if case .pair(2, _) = $0 { true } else { false } }
    }
    await issues("nothing") {
      let s = t()
      await s.receive(\.got, timeout: .milliseconds(20))
    }
    await issues("send path") {
      let s = t()
      await s.send(\.go, 0)
      await s.receive(\.got.success)
      await s.send(\.child.tap, 1) { $0.n = 3 }
    }
    await issues("unreceived") {
      let s = t()
      await s.send(.go(0))
      await s.finish()
    }
    await issues("send over received") {
      let s = t()
      await s.send(.go(0))
      await s.send(.go(1))
      await s.receive(\.got)
      await s.receive(\.got)
    }
  }
}
