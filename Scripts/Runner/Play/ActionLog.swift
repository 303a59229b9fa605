import ComposableArchitecture

/// The log of a session: its actions with the states between them, and the text that the program has
/// printed.
@MainActor
package final class ActionLog {
  let world: PlayWorld
  let shared: SharedValueLog
  var history = ActionHistory()
  var lines = LogRows()
  private var shown = ShownRows()
  /// The words that the lines on the screen have; all lines are there while it is empty.
  var filter = ""
  /// The number of actions that have led to the state that is shown.
  package internal(set) var position = 0
  /// The number of actions that have been reduced a second time.
  var verifiedCount = 0
  var latestShared = LatestSharedValues()
  /// The actions that effects have sent while the log shows an earlier state.
  var deferred: [DeferredAction] = []
  private var reducing: ActionInReducer?

  /// Says who sends an action that no effect sends.
  var senderOfViewActions: () -> Sender = { .view }
  /// Whether actions of views are dropped: those that come from a change of the state by travelling.
  var dropsViewActions = false
  /// Runs reducers for a second time; what they print then is no news.
  var mute: (() -> Void) -> Void = { $0() }
  /// The issues that the library reports.
  let issues = IssueCollector()
  /// The number of changes so far.
  var revision = 0 { didSet { changed() } }
  /// Called when something has changed.
  var changed: () -> Void = {}

  /// An effect that sends for ever must not fill the memory.
  private static let actionLimit = 100_000
  private var isFull = false

  init(world: PlayWorld, shared: SharedValueLog) {
    self.world = world
    self.shared = shared
  }

  /// The shared values after all actions. They are noted when an earlier state takes their place.
  struct LatestSharedValues {
    /// The number of actions then.
    var count = 0
    var values: SharedValueLog.Values = [:]
  }

  /// An action of an effect that waits for the present to be shown again.
  struct DeferredAction {
    let store: any RecordedStore
    let action: Any
    let task: StoreTask?
  }

  /// An action before its reducer has run, and the world that it finds.
  private struct ActionInReducer {
    let sender: Sender
    let world: PlayWorld.Moment
    let shared: SharedValueLog.Values
  }
}

// MARK: - Reading

extension ActionLog {
  package var actions: [LoggedAction] { history.actions }
  var rows: [LogRows.Row] { lines.rows }

  /// Whether a store has been made.
  package var hasStore: Bool { history.hasStore }

  /// Whether an earlier state is shown than the last one.
  package var isTravelling: Bool { position < actions.count }

  /// The action that has led to the state that is shown; `nil` at the beginning.
  package var chosen: LoggedAction? { position > 0 ? actions[position - 1] : nil }

  /// The lines that the filter lets through.
  var shownRows: [ShownRows.Row] {
    shown.update(from: lines, of: actions, filter: filter)
    return shown.rows
  }

  /// The line of the action that has led to the state that is shown, or the last one before it.
  var chosenRow: Int? {
    shownRows.lastIndex { $0.positions.map { $0.lowerBound <= position } ?? false }
  }

  /// The first action whose reducer is known not to be pure.
  package var firstImpure: LoggedAction? { actions.first(where: \.isImpure) }

  /// The state at the beginning of the session, as text.
  func initialState() -> [String] {
    history.initialStates.flatMap { state in
      shared.repeating(from: [:]) { String(customDumping: state) }.result
        .split(separator: "\n")
        .map { String($0).withoutControlCharacters.withShortNames }
    }
  }
}

// MARK: - Text

extension ActionLog {
  /// Adds a line that the program has printed.
  func append(output line: String) {
    lines.append(output: line)
    revision += 1
  }

  /// Adds the mistakes that the library has reported since the last time.
  func appendIssues() {
    for message in issues.takeAll() {
      for line in message.split(separator: "\n") { append(issue: String(line)) }
    }
  }

  func append(issue line: String) {
    lines.append(issue: line)
    revision += 1
  }
}

// MARK: - Recording

extension ActionLog: StoreRecorder {
  package func didMake(_ store: any RecordedStore) {
    history.add(store)
    revision += 1
  }

  package func admits(
    _ action: Any,
    from sender: ActionSender,
    of task: StoreTask?,
    to store: any RecordedStore
  ) -> Bool {
    switch sender {
    case .view:
      return !isTravelling && !dropsViewActions && hasRoom()
    case .effect:
      if isTravelling {
        deferred.append(DeferredAction(store: store, action: action, task: task))
      }
      return !isTravelling && hasRoom()
    }
  }

  /// Whether the log has room for another action. If not, a line says so once.
  private func hasRoom() -> Bool {
    if actions.count < Self.actionLimit { return true }
    if !isFull {
      isFull = true
      append(issue: "The log is full: after \(Self.actionLimit) actions, no more are processed.")
    }
    return false
  }

  package func willReduce(_ action: Any, from sender: ActionSender, in store: any RecordedStore) {
    reducing = ActionInReducer(
      sender: sender == .effect ? .effect : senderOfViewActions(),
      world: world.moment,
      shared: shared.values()
    )
  }

  package func didReduce(_ action: Any, before: Any, after: Any, in store: any RecordedStore) {
    guard let reducing, let index = history.index(of: store) else { return }
    self.reducing = nil
    lines.append(action: actions.count)
    history.add(
      LoggedAction(
        number: actions.count + 1,
        sender: reducing.sender,
        action: action,
        store: index,
        world: reducing.world,
        before: LoggedAction.Snapshot(state: before, shared: reducing.shared),
        after: LoggedAction.Snapshot(state: after, shared: shared.values()),
        comparing: shared
      )
    )
    position = actions.count
    revision += 1
  }

  package func didStart(_ task: StoreTask) {
    actions.last?.task = task
  }
}
