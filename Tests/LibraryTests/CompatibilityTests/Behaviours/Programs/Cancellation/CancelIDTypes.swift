import ComposableArchitecture

/// An effect can have several ids. Ids of different types are different, even if their values look
/// the same.
enum CancelIDTypes: Program {
  @Reducer struct Waits {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable { case start(String), cancel(Int), got(String) }
    enum FirstID: Hashable { case only }
    enum SecondID: Hashable { case only }
    @Dependency(\.continuousClock) var clock
    func wait(_ text: String) -> Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.got(text))
      }
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start(let text):
          return .merge(
            wait("1 and 2").cancellable(id: 1).cancellable(id: 2),
            wait("1").cancellable(id: 1),
            wait("2").cancellable(id: 2),
            wait("first enum").cancellable(id: FirstID.only),
            wait("second enum").cancellable(id: SecondID.only),
            wait("Int8").cancellable(id: Int8(1)),
            wait("Double").cancellable(id: 1.0),
            wait("no id"),
            .merge(wait("group, left"), wait("group, right")).cancellable(id: "group"),
            wait(text)
          )
        case .cancel(0): return .merge(.cancel(id: 1), .cancel(id: FirstID.only))
        case .cancel(1): return .cancel(id: 2)
        case .cancel(2): return .cancel(id: 1.0)
        case .cancel: return .merge(.cancel(id: "group"), .cancel(id: SecondID.only))
        case .got(let text):
          state.got.append(text)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let cancelled = ["1 and the first enum", "2", "1.0", "the group and the second enum"]
    for (index, name) in cancelled.enumerated() {
      let clock = TestClock()
      let store = Store(initialState: Waits.State()) {
        Waits()
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.start("plain"))
      await settle()
      store.send(.cancel(index))
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      print("received after cancelling \(name):", store.withState { $0.got.sorted() })
    }
  }
}
