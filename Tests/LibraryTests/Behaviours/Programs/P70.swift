import ComposableArchitecture

/// A stack made anew in the closure of an expectation.
enum P70: Program {
  @MainActor static func run() async {
    await issues("in the closure") {
      let t = TestStore(initialState: P68.Root.State()) { P68.Root() }
      await t.send(.push) { $0.path = StackState([P68.Page.State()]) }
      await t.send(.push) { $0.path = StackState([P68.Page.State(), P68.Page.State()]) }
    }
  }
}
