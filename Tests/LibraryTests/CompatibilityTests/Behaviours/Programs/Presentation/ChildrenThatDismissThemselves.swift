import ComposableArchitecture

/// A child tells its delegate and then dismisses itself. The parent opens its sibling in the same
/// action.
enum ChildrenThatDismissThemselves: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case done, late, delegate }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .done:
          state.count += 1
          return .concatenate(.send(.delegate), .run { _ in await dismiss() })
        case .late:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.done)
          }
        case .delegate: return .none
        }
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      @Presents var first: Child.State?
      @Presents var second: Child.State?
      var log: [String] = []
    }
    enum Action: Equatable {
      case first(PresentationAction<Child.Action>), second(PresentationAction<Child.Action>), open,
        swap
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .open: state.first = Child.State()
        case .swap:
          state.second = Child.State(count: 10)
          state.first = nil
        case .first(.presented(.delegate)):
          state.log.append("delegate, first \(state.first?.count ?? -1)")
          state.second = Child.State(count: 5)
        case .first(.dismiss):
          state.log.append(
            "dismissed, first is nil \(state.first == nil), second \(state.second?.count ?? -1)"
          )
        case .first(.presented), .second:
          state.log.append("\(action)".contains("dismiss") ? "second dismissed" : "other")
        }
        return .none
      }.ifLet(\.$first, action: \.first) { Child() }.ifLet(\.$second, action: \.second) { Child() }
    }
  }
  @MainActor static func run() async {
    let clock = TestClock()
    let store = Store(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await issues("two children, one after the other") {
      store.send(.open)
      store.send(.first(.presented(.done)))
      await settle()
      print("first is nil, second, log:", store.first == nil, store.second?.count as Any, store.log)
      store.send(.open)
      store.send(.first(.presented(.late)))
      await settle()
      store.send(.swap)
      await settle()
      await clock.advance(by: .seconds(2))
      await settle()
      print("first is nil, second, log:", store.first == nil, store.second?.count as Any, store.log)
      store.send(.second(.dismiss))
      store.send(.open)
      store.send(.first(.presented(.late)))
      store.send(.open)
      await settle()
      await clock.advance(by: .seconds(2))
      await settle()
      print("first is nil, log:", store.first == nil, store.log)
    }
  }
}
