/// The reducer inside of a ``TestStore``: runs the reducer under test, and keeps what came of it
/// until the test asserts it.
///
/// It is used on the main actor, apart from the end of a test that is not on it.
final class TestReducer<State: Equatable, Action>: Reducer, @unchecked Sendable {
  /// An action that an effect sent back, and the state after it.
  struct Received {
    let action: Action
    let state: State
    /// What the reducer had to draw on for this action.
    let surroundings: Surroundings
  }

  private let base: Reduce<State, Action>
  let effects = EffectsInFlight<Action>()
  /// What the test lets the feature draw on.
  var dependencies: DependencyValues {
    didSet { featureDependencies = dependencies.dismissing(self) }
  }
  /// The same, with a way for the feature to close itself.
  private(set) var featureDependencies: DependencyValues
  /// What is to be done when the feature has closed itself.
  var onDismiss: @MainActor () -> Void = {}
  /// The state after the last action that the test has asserted or skipped.
  var state: State
  /// What effects have sent back and the test has not asserted yet, oldest first.
  var received: [Received] {
    get { lock.withLock { unlockedReceived } }
    set { lock.withLock { unlockedReceived = newValue } }
  }
  private let lock = Lock()
  private var unlockedReceived: [Received] = []
  /// Where the test sends the action that the store is about to process.
  var sendLocation: IssueLocation?
  /// Where the actions of effects count as coming from: the last step of the test.
  private var lastLocation: IssueLocation

  init(
    _ base: some Reducer<State, Action>,
    initialState: State,
    dependencies: DependencyValues,
    location: IssueLocation
  ) {
    self.base = Reduce(base)
    self.state = initialState
    self.dependencies = dependencies
    self.featureDependencies = dependencies
    self.lastLocation = location
    featureDependencies = dependencies.dismissing(self)
  }

  /// What a trailing closure about the step to come has to draw on.
  var surroundings: Surroundings { Surroundings(dependencies) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let surroundings = sendLocation == nil ? surroundings : nil
    let effect = featureDependencies.installed { base.reduce(into: &state, action: action) }
    if let location = sendLocation {
      sendLocation = nil
      lastLocation = location
      self.state = state
    } else if let surroundings {
      let received = Received(action: action, state: state, surroundings: surroundings)
      lock.withLock { unlockedReceived.append(received) }
    }
    return effects.tracking(effect, of: action, at: lastLocation)
  }
}

extension DependencyValues {
  /// These values for the feature that a test store runs. It may dismiss itself as if something
  /// presented it.
  fileprivate func dismissing<State, Action>(_ reducer: TestReducer<State, Action>) -> Self {
    var values = self
    values.dismiss = dismiss.forTest { [weak reducer] in reducer?.onDismiss() }
    return values
  }
}

/// What a reducer draws on besides state and action. The trailing closure of the test draws on the
/// same, so that what it adds to a stack, for one, gets the ids that the reducer's elements got.
struct Surroundings: Sendable {
  private let dependencies: DependencyValues
  private let nextStackElementID: StackElementID

  /// Notes what a reducer finds that runs now.
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
