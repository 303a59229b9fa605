/// Runs a feature in a test, and has the test assert everything that happens in it.
///
/// The test sends actions as the user would, and says how each changes the state. It receives the
/// actions that effects send back, and says the same of those. The test fails for anything it
/// leaves out: a change it did not describe, an action it did not receive, an effect that runs at
/// the end.
///
/// ```swift
/// @Test func fact() async {
///   let store = TestStore(initialState: Feature.State()) {
///     Feature()
///   } withDependencies: {
///     $0.numberFact.fetch = { "\($0) is a good number" }
///   }
///   await store.send(.incrementButtonTapped) {
///     $0.count = 1
///   }
///   await store.send(.factButtonTapped)
///   await store.receive(\.factResponse.success) {
///     $0.fact = "1 is a good number"
///   }
/// }
/// ```
///
/// The trailing closure gets the state as it was before the action, and makes of it the state that
/// is expected after it. Leave it out where nothing changes.
///
/// With ``exhaustivity`` set to ``Exhaustivity/off``, the test asserts what it cares about and
/// skips the rest; the trailing closure then starts from the state as it is after the action.
///
/// The type, its members and their behaviour follow TCA; document S4 introduces it.
@preconcurrency
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The part of the feature's behavior that the test must assert: everything, unless changed.
  public var exhaustivity = Exhaustivity.on

  /// The time that `receive` and `finish` wait unless a call gives another: a second.
  ///
  /// They wait in real time only while an effect is busy with something a test does not control.
  /// They end at once when no effect runs, and when all that run sleep on a test clock.
  public var timeout = Duration.seconds(1)

  let reducer: TestReducer<State, Action>
  let core: RootCore<TestReducer<State, Action>>
  /// Whether the feature has closed itself with ``DismissEffect``, as it does when it is presented.
  ///
  /// The test may send no more then. It need not see the effects of that moment end; what they send
  /// is to be received as before, since it is the parent that cancels them.
  public private(set) var isDismissed = false
  /// The place at which the store was made. Issues about the test as a whole are reported there.
  private let location: IssueLocation

  /// Makes a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The reducer under test: one, and without a result builder, so that
  ///     `initialState: .init()` takes its type from it.
  ///   - prepareDependencies: Overrides dependencies for the initial state, the reducer and its
  ///     effects. The others have their test values.
  public init(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let sharedChanges = SharedChanges()
    let (reducer, core) = withDependencies {
      prepareDependencies(&$0)
      sharedChanges.record(in: &$0)
    } operation: {
      let reducer = TestReducer<State, Action>(
        reducer(),
        initialState: initialState(),
        dependencies: DependencyValues._current,
        sharedChanges: sharedChanges,
        location: location
      )
      let core = RootCore(
        initialState: reducer.state,
        reducer: reducer,
        dependencies: reducer.featureDependencies
      )
      return (reducer, core)
    }
    core.effectMonitor = reducer.effects.monitor
    self.reducer = reducer
    self.core = core
    self.location = location
    reducer.onDismiss = { [weak self] in
      self?.reducer.effects.skipAll()
      self?.isDismissed = true
    }
  }

  deinit {
    // A test that ends on the main actor drops its store there, so that this is the rule.
    EndOfTest(reducer: reducer, exhaustivity: exhaustivity, location: location).report()
    core.effects.cancel()
  }

  /// The state after the last action that the test sent or received.
  ///
  /// Actions that effects have sent back and that were not received yet have not changed it.
  public var state: State { reducer.state }

  /// The dependencies of the feature, to be changed between two steps.
  ///
  /// Effects that run already keep those with which they started.
  public var dependencies: DependencyValues {
    get { reducer.dependencies }
    set { reducer.dependencies = newValue }
  }

  /// Whether effects run on the main actor one step at a time, in an order that is always the same:
  /// true, unless changed.
  ///
  /// Set it to false to have effects run in parallel as they do in an application. The test then
  /// waits for them in real time.
  ///
  /// It concerns the effects of this store alone, where TCA's property of this name reroutes all
  /// work in the process.
  public var useMainSerialExecutor: Bool {
    get { reducer.effects.monitor.runsSerially }
    set { reducer.effects.monitor.runsSerially = newValue }
  }

  /// Changes the ``exhaustivity`` while `operation` runs.
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity meanwhile.
  ///   - operation: Some steps of the test.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = previous }
    return try operation()
  }

  /// The same for asynchronous steps.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = previous }
    return try await operation()
  }
}

/// The test store of the reducer `R`: `let store: TestStoreOf<Counter>`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
