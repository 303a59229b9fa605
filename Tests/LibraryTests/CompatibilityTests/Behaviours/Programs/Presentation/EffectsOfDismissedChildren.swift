import ComposableArchitecture

/// A child that goes takes its effects along. Effects that its parent started for its actions go
/// on, and so does an effect that the child starts in the action that removes it.
enum EffectsOfDismissedChildren: Program {
  @Reducer struct Child {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case start, tick, goAway }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            do {
              for _ in 0..<5 {
                try await clock.sleep(for: .seconds(1))
                await send(.tick)
              }
            } catch { log("child cancelled") }
          }
        case .tick:
          state.count += 1
          log("tick")
          return .none
        case .goAway:
          return .run { send in
            do {
              try await clock.sleep(for: .seconds(1))
              log("late")
            } catch {
              log("late cancelled")
            }
          }
        }
      }
    }
  }
  @Reducer struct Parent {
    struct State: Equatable {
      @PresentationState var child: Child.State?
      var late = 0
    }
    enum Action: Equatable { case child(PresentationAction<Child.Action>), late, show }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .show:
          state.child = Child.State()
          return .none
        case .child(.presented(.start)):
          return .run { send in
            try await clock.sleep(for: .seconds(3))
            await send(.late)
          }
        case .child(.presented(.goAway)):
          state.child = nil
          return .none
        case .late:
          state.late += 1
          log("parent")
          return .none
        case .child: return .none
        }
      }.ifLet(\.$child, action: \.child) { Child(log: log) }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for (way, name) in ["dismissed by an action", "removed by the parent", "replaced"].enumerated()
    {
      let log = Log()
      let clock = TestClock()
      let store = Store(initialState: Parent.State()) {
        Parent(log: log)
      } withDependencies: {
        $0.continuousClock = clock
      }
      store.send(.show)
      store.send(.child(.presented(.start)))
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      switch way {
      case 0: store.send(.child(.dismiss))
      case 1: store.send(.child(.presented(.goAway)))
      default: store.send(.show)
      }
      await settle()
      log("|")
      await clock.advance(by: .seconds(1))
      await settle()
      await clock.advance(by: .seconds(1))
      await settle()
      log.flush("a child is \(name)")
      print(
        "late actions of the parent, and the child:",
        store.withState(\.late),
        store.withState(\.child) as Any
      )
    }
  }
}
