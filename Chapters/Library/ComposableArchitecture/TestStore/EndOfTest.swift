/// The report of a test store when the test is over.
struct EndOfTest<State: Equatable, Action> {
  let reducer: TestReducer<State, Action>
  let exhaustivity: Exhaustivity
  let location: IssueLocation

  /// Reports actions that were not received and changes of shared values that were not asserted,
  /// where the store was made, and effects that still run, where they were started.
  func report() {
    let unhandled = reducer.received.map(\.action)
    if !unhandled.isEmpty {
      TestStoreFailure.unhandledAtEnd(unhandled).report(at: location, exhaustivity: exhaustivity)
    }
    for effect in reducer.effects.all {
      TestStoreFailure.stillRunning(effect.action)
        .report(at: effect.location, exhaustivity: exhaustivity)
    }
    reducer.reportSharedChanges(exhaustivity: exhaustivity, at: location)
  }
}

extension TestReducer {
  /// Reports changes of shared values that the test has not asserted.
  func reportSharedChanges(exhaustivity: Exhaustivity, at location: IssueLocation) {
    defer { sharedChanges.forget() }
    guard exhaustivity == .on, !sharedChanges.isEmpty else { return }
    sharedChanges.assert {
      // The left side is the state as the test knows it, the right one as it is.
      guard state != state else { return }
      TestStoreFailure.sharedChangesAtEnd(state).report(at: location, exhaustivity: exhaustivity)
    }
  }
}
