import ComposableArchitecture

/// The task of an action that presents a child ends when the child is gone. A test store's own
/// finish does not wait for it.
enum FinishWhilePresented: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case run, done }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .run = action {
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.done)
          }
        }
        return .none
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      @Presents var sheet: Child.State?
      var path = StackState<Child.State>()
    }
    enum Action {
      case sheet(PresentationAction<Child.Action>), path(StackActionOf<Child>), open, push
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .open: state.sheet = Child.State()
        case .push: state.path.append(Child.State())
        default: break
        }
        return .none
      }.ifLet(\.$sheet, action: \.sheet) { Child() }.forEach(\.path, action: \.path) { Child() }
    }
  }
  @MainActor static func run() async {
    let names = [
      "a sheet that is dismissed", "a sheet that stays", "a page that is popped",
      "a page that stays",
    ]
    for (way, name) in names.enumerated() {
      let clock = TestClock()
      let log = Log()
      let store = Store(initialState: Root.State()) {
        Root()
      } withDependencies: {
        $0.continuousClock = clock
      }
      let task = way < 2 ? store.send(.open) : store.send(.push)
      Task {
        await task.finish()
        log("finished")
      }
      await settle()
      log("open")
      let id = store.path.ids.first
      let childTask =
        way < 2
        ? store.send(.sheet(.presented(.run))) : store.send(.path(.element(id: id!, action: .run)))
      Task {
        await childTask.finish()
        log("child finished")
      }
      await settle()
      log("running")
      if way == 0 {
        store.send(.sheet(.dismiss))
      } else if way == 2 {
        store.send(.path(.popFrom(id: id!)))
      } else {
        await clock.advance(by: .seconds(1))
      }
      await settle()
      log("end")
      log.flush(name)
    }
    await issues("a sheet is dismissed, then the task's finish") {
      let store = TestStore(initialState: Root.State()) { Root() }
      let task = await store.send(.open) { $0.sheet = Child.State() }
      await store.send(\.sheet.dismiss) { $0.sheet = nil }
      await task.finish()
      await store.finish()
    }
    await issues("the task's finish while a sheet is open") {
      let store = TestStore(initialState: Root.State()) { Root() }
      let task = await store.send(.open) { $0.sheet = Child.State() }
      await task.finish(timeout: .milliseconds(20))
    }
    await issues("the store's finish while a sheet is open") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.open) { $0.sheet = Child.State() }
      await store.finish(timeout: .milliseconds(20))
    }
    await issues("the end of a test while a sheet is open") {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(.open) { $0.sheet = Child.State() }
    }
  }
}
