import ComposableArchitecture

/// A stack made anew in the closure of an expectation is compared with its ids.
enum StackIDsInExpectations: Program {
  @MainActor static func run() async {
    await issues("one page, then two pages made anew") {
      let store = TestStore(initialState: StackIDsInTests.Root.State()) {
        StackIDsInTests.Root()
      }
      await store.send(.push) { $0.path = StackState([StackIDsInTests.Page.State()]) }
      await store.send(.push) {
        $0.path = StackState([StackIDsInTests.Page.State(), StackIDsInTests.Page.State()])
      }
    }
  }
}
