import ComposableArchitecture

/// A stack made anew in the closure of an expectation.
enum StackIDsInExpectations: Program {
  @MainActor static func run() async {
    await issues("in the closure") {
      let t = TestStore(initialState: StackIDsOfTwoStores.Root.State()) {
        StackIDsOfTwoStores.Root()
      }
      await t.send(.push) { $0.path = StackState([StackIDsOfTwoStores.Page.State()]) }
      await t.send(.push) {
        $0.path = StackState([StackIDsOfTwoStores.Page.State(), StackIDsOfTwoStores.Page.State()])
      }
    }
  }
}
