/// The reducer inside of a ``TestStore``: runs the reducer under test, and keeps the results until
/// the test asserts it.
///
/// It is used on the main actor, apart from the end of a test that is not on it.
final class TestReducer<State: Equatable, Action>: Reducer, @unchecked Sendable {
  /// An action that an effect sent back, and the state after it.
  struct Received {
    let action: Action
    let state: State
    /// The dependencies that the reducer ran with.
    let dependencies: DependencySnapshot
  }

  private let base: Reduce<State, Action>
  /// The shared values that the feature has changed and the test has not asserted yet.
  let sharedChanges: SharedChanges
  let effects = EffectsInFlight<Action>()
  /// The dependencies that the test provides for the feature.
  var dependencies: DependencyValues {
    didSet { featureDependencies = dependencies.dismissing(self) }
  }
  /// The same, with a way for the feature to close itself.
  private(set) var featureDependencies: DependencyValues
  /// Under which the store's effects are cancelled.
  fileprivate let path = NavigationIDPath.newRoot()
  /// Called when the feature has closed itself.
  var onDismiss: @MainActor () -> Void = {}
  /// The state after the last action that the test has asserted or skipped.
  var state: State
  /// The actions that effects have sent back and the test has not asserted yet, oldest first.
  var received: [Received] {
    get { lock.withLock { unlockedReceived } }
    set { lock.withLock { unlockedReceived = newValue } }
  }
  private let lock = Lock()
  private var unlockedReceived: [Received] = []
  /// The place in the test of the `send` whose action the store is about to process.
  var sendLocation: IssueLocation?
  /// The place to which actions of effects are attributed: the last step of the test.
  private var lastLocation: IssueLocation

  init(
    _ base: some Reducer<State, Action>,
    initialState: State,
    dependencies: DependencyValues,
    sharedChanges: SharedChanges,
    location: IssueLocation
  ) {
    self.base = Reduce(base)
    self.sharedChanges = sharedChanges
    self.state = initialState
    self.dependencies = dependencies
    self.featureDependencies = dependencies
    self.lastLocation = location
    featureDependencies = dependencies.dismissing(self)
  }

  /// The dependencies with which a trailing closure about the next step runs.
  var dependencySnapshot: DependencySnapshot { DependencySnapshot(dependencies) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let snapshot = sendLocation == nil ? dependencySnapshot : nil
    let effect = featureDependencies.installed { base.reduce(into: &state, action: action) }
    if let location = sendLocation {
      sendLocation = nil
      lastLocation = location
      self.state = state
    } else if let snapshot {
      let received = Received(action: action, state: state, dependencies: snapshot)
      lock.withLock { unlockedReceived.append(received) }
    }
    return effects.tracking(effect, of: action, at: lastLocation)
  }
}

extension DependencyValues {
  /// These values for the feature that a test store runs, which may dismiss itself.
  fileprivate func dismissing<State, Action>(_ reducer: TestReducer<State, Action>) -> Self {
    var values = self
    values.navigationIDPath = reducer.path
    values.dismiss = dismiss.forTest { [weak reducer] in reducer?.onDismiss() }
    return values
  }
}

/// The dependencies that a reducer runs with, and the stack id that comes next. A test's trailing
/// closure runs with the same, so that what it adds to a stack gets the reducer's ids.
struct DependencySnapshot: Sendable {
  private let dependencies: DependencyValues
  private let nextStackElementID: StackElementID

  /// Takes a snapshot for a reducer that runs now.
  init(_ dependencies: DependencyValues) {
    self.dependencies = dependencies
    nextStackElementID = dependencies.installed { dependencies.stackElementID.peek() }
  }

  /// Runs a closure as the reducer ran.
  func apply<State>(
    _ update: ((inout State) throws -> Void)?,
    to state: inout State
  ) throws {
    guard let update else { return }
    var dependencies = dependencies
    dependencies.stackElementID = .incrementing(from: nextStackElementID.generation)
    try dependencies.installed { try update(&state) }
  }
}
