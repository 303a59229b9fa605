import ComposableArchitecture

/// finish() of a store's task and of a test store's task while a child is presented or a page is
/// open.
enum FinishWhilePresented: Program {
  @Reducer struct C {
    @ObservableState struct State: Equatable { var n = 0 }
    enum Action { case run, done }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        if case .run = a {
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.done)
          }
        }
        return .none
      }
    }
  }
  @Reducer struct R {
    @ObservableState struct State: Equatable {
      @Presents var c: C.State?
      var path = StackState<C.State>()
    }
    enum Action { case c(PresentationAction<C.Action>), path(StackActionOf<C>), open, push }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        switch a {
        case .open: s.c = C.State()
        case .push: s.path.append(C.State())
        default: break
        }
        return .none
      }.ifLet(\.$c, action: \.c) { C() }.forEach(\.path, action: \.path) { C() }
    }
  }
  @MainActor static func run() async {
    for way in 0..<4 {
      let clock = TestClock()
      let log = Log()
      let s = Store(initialState: R.State()) {
        R()
      } withDependencies: {
        $0.continuousClock = clock
      }
      let t = way < 2 ? s.send(.open) : s.send(.push)
      Task {
        await t.finish()
        log("finished")
      }
      await settle()
      log("open")
      let id = s.path.ids.first
      let k =
        way < 2 ? s.send(.c(.presented(.run))) : s.send(.path(.element(id: id!, action: .run)))
      Task {
        await k.finish()
        log("child finished")
      }
      await settle()
      log("running")
      if way == 0 {
        s.send(.c(.dismiss))
      } else if way == 2 {
        s.send(.path(.popFrom(id: id!)))
      } else {
        await clock.advance(by: .seconds(1))
      }
      await settle()
      log("end")
      log.flush("\(way)")
    }
    await issues("test") {
      let t = TestStore(initialState: R.State()) { R() }
      let k = await t.send(.open) { $0.c = C.State() }
      await t.send(\.c.dismiss) { $0.c = nil }
      await k.finish()
      await t.finish()
    }
    await issues("test open") {
      let t = TestStore(initialState: R.State()) { R() }
      let k = await t.send(.open) { $0.c = C.State() }
      await k.finish(timeout: .milliseconds(20))
    }
    await issues("test open, finish") {
      let t = TestStore(initialState: R.State()) { R() }
      await t.send(.open) { $0.c = C.State() }
      await t.finish(timeout: .milliseconds(20))
    }
    await issues("test open, end") {
      let t = TestStore(initialState: R.State()) { R() }
      await t.send(.open) { $0.c = C.State() }
    }
  }
}
