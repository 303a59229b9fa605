import ComposableArchitecture

/// Several ids on one effect, ids of several types, ids that are equal as AnyHashable.
enum CancelIDTypes: Program {
  @Reducer struct F {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable { case start(String), cancel(Int), got(String) }
    enum A: Hashable { case x }
    enum B: Hashable { case x }
    @Dependency(\.continuousClock) var clock
    func e(_ s: String) -> Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.got(s))
      }
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start(let s):
          return .merge(
            e("both").cancellable(id: 1).cancellable(id: 2),
            e("one").cancellable(id: 1),
            e("two").cancellable(id: 2),
            e("A").cancellable(id: A.x),
            e("B").cancellable(id: B.x),
            e("Int8").cancellable(id: Int8(1)),
            e("Double").cancellable(id: 1.0),
            e("merged1"),
            .merge(e("in1"), e("in2")).cancellable(id: "m"),
            e(s)
          )
        case .cancel(0): return .merge(.cancel(id: 1), .cancel(id: A.x))
        case .cancel(1): return .cancel(id: 2)
        case .cancel(2): return .cancel(id: 1.0)
        case .cancel: return .merge(.cancel(id: "m"), .cancel(id: B.x))
        case .got(let s):
          state.got.append(s)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for i in 0..<4 {
      let clock = TestClock()
      let store = Store(initialState: F.State()) {
        F()
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.start("plain"))
      await settle()
      store.send(.cancel(i))
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      print(i, store.withState { $0.got.sorted() })
    }
  }
}
