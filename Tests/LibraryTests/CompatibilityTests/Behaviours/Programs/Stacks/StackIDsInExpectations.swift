import ComposableArchitecture

/// A stack made anew in the closure of an expectation is compared with its ids.
enum StackIDsInExpectations: Program {
  @MainActor static func run() async {
    await issues("one page, then two pages made anew") {
      let store = TestStore(initialState: StackIDsOfTwoStores.Root.State()) {
        StackIDsOfTwoStores.Root()
      }
      await store.send(.push) { $0.path = StackState([StackIDsOfTwoStores.Page.State()]) }
      await store.send(.push) {
        $0.path = StackState([StackIDsOfTwoStores.Page.State(), StackIDsOfTwoStores.Page.State()])
      }
    }
  }
}
