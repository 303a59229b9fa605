/// The report of a test store when the test is over.
struct EndOfTest<State: Equatable, Action> {
  let reducer: TestReducer<State, Action>
  let exhaustivity: Exhaustivity
  let location: IssueLocation

  /// Reports actions that were not received, where the test took its last step, and effects that
  /// still run, where they were started.
  func report() {
    let unhandled = reducer.received.map(\.action)
    if !unhandled.isEmpty {
      TestStoreFailure.unhandledAtEnd(unhandled).report(at: location, exhaustivity: exhaustivity)
    }
    for effect in reducer.effects.all {
      TestStoreFailure.stillRunning(effect.action)
        .report(at: effect.location, exhaustivity: exhaustivity)
    }
  }
}
