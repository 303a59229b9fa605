import ComposableArchitecture

/// All actions of a session, and the states between them, back and forth through which one can go.
@MainActor
package final class ActionLog {
  /// A line of the log.
  enum Row {
    /// The state at the beginning.
    case start
    /// An action, by its place among the actions.
    case action(Int)
    /// Something that the program has printed.
    case output(String)
    /// A mistake that the library has reported.
    case issue(String)
  }

  private let world: PlayWorld
  private let shared: SharedValueLog
  /// The shared values after all actions, of which there were so many, once an earlier state is shown
  /// or an action is left out.
  private var lastShared: (count: Int, values: SharedValueLog.Values) = (0, [:])
  private var stores: [StoreHistory] = []
  package private(set) var actions: [LoggedAction] = []
  private(set) var rows: [Row] = [.start]
  /// The number of actions that have led to the state that is shown.
  package private(set) var position = 0
  /// The number of actions that have been reduced a second time.
  private var verifiedCount = 0
  /// The actions that effects have sent while the log shows an earlier state.
  private var deferred: [(store: any RecordedStore, action: Any, task: StoreTask?)] = []
  /// The state before the action that is being processed, and what it finds in the world.
  private var current: (sender: Sender, moment: PlayWorld.Moment, shared: SharedValueLog.Values)?

  /// Says who sends an action that no effect sends.
  var senderOfViewActions: () -> Sender = { .view }
  /// Whether actions of views are dropped: those that come from a change of the state by travelling.
  var dropsViewActions = false
  /// Runs reducers for a second time; what they print then is no news.
  var mute: (() -> Void) -> Void = { $0() }
  /// The issues that the library reports.
  let issues = IssueCollector()
  /// The number of changes so far.
  private(set) var revision = 0 { didSet { changed() } }
  /// Called when something has changed.
  var changed: () -> Void = {}

  /// The most lines that are kept of what the program has printed.
  private static let maximumOutput = 2_000
  private var outputCount = 0
  /// The most actions: an effect that sends for ever must not fill the memory.
  private static let maximumCount = 100_000
  private var isFull = false
  /// The most actions that are reduced again at once to find out whether they lead to the same states.
  private static let maximumVerified = 1_000

  init(world: PlayWorld, shared: SharedValueLog) {
    self.world = world
    self.shared = shared
  }

  /// Whether a store has been made.
  package var hasStore: Bool { !stores.isEmpty }

  /// Whether an earlier state is shown than the last one.
  package var isTravelling: Bool { position < actions.count }

  /// The action that has led to the state that is shown; `nil` at the beginning.
  package var chosen: LoggedAction? { position > 0 ? actions[position - 1] : nil }

  /// The first action whose reducer is known not to be pure.
  package var firstImpure: LoggedAction? { actions.first(where: \.isImpure) }

  /// The state at the beginning of the session, as text.
  func initialState() -> [String] {
    stores.flatMap { store in
      shared.repeating(from: [:]) { String(customDumping: store.initialState) }.result
        .split(separator: "\n")
        .map { String($0).withoutControlCharacters.withShortNames }
    }
  }

  /// Adds a line that the program has printed.
  func append(output line: String) {
    append(.output(line.withoutControlCharacters))
  }

  /// Adds the mistakes that the library has reported since the last time.
  func appendIssues() {
    for message in issues.takeAll() {
      for line in message.split(separator: "\n") {
        append(.issue(String(line).withoutControlCharacters))
      }
    }
  }

  private func append(_ row: Row) {
    if outputCount >= Self.maximumOutput {
      if let oldest = rows.firstIndex(where: \.isOutput) { rows.remove(at: oldest) }
    } else {
      outputCount += 1
    }
    rows.append(row)
    revision += 1
  }
}

/// A store, and the state in which it was made.
private struct StoreHistory {
  weak var store: (any RecordedStore)?
  let initialState: Any
}

extension ActionLog.Row {
  fileprivate var isOutput: Bool {
    switch self {
    case .start, .action: false
    case .output, .issue: true
    }
  }
}

// MARK: - Recording

extension ActionLog: StoreRecorder {
  package func didMake(_ store: any RecordedStore) {
    stores.append(StoreHistory(store: store, initialState: store.recordedState))
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
      if isTravelling { deferred.append((store, action, task)) }
      return !isTravelling && hasRoom()
    }
  }

  /// Whether the log has room for another action. If not, a line says so once.
  private func hasRoom() -> Bool {
    if actions.count < Self.maximumCount { return true }
    if !isFull {
      isFull = true
      append(.issue("The log is full: after \(Self.maximumCount) actions, no more are processed."))
    }
    return false
  }

  package func willReduce(_ action: Any, from sender: ActionSender, in store: any RecordedStore) {
    let sender = sender == .effect ? .effect : senderOfViewActions()
    current = (sender, world.moment, shared.values())
  }

  package func didReduce(_ action: Any, before: Any, after: Any, in store: any RecordedStore) {
    guard let current, let index = stores.firstIndex(where: { $0.store === store }) else { return }
    self.current = nil
    rows.append(.action(actions.count))
    actions.append(
      LoggedAction(
        number: actions.count + 1,
        sender: current.sender,
        action: action,
        store: index,
        moment: current.moment,
        before: LoggedAction.Moment(state: before, shared: current.shared),
        after: LoggedAction.Moment(state: after, shared: shared.values()),
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

// MARK: - Travelling

extension ActionLog {
  /// Shows the state after some of the actions.
  ///
  /// - Parameter position: After how many; what is beyond the last one is the last one.
  package func travel(to position: Int) {
    let position = max(0, min(position, actions.count))
    if position == self.position { return }
    noteLastShared()
    self.position = position
    revision += 1
    showStates()
    if !isTravelling { sendDeferred() }
  }

  /// Whether one of the actions is switched off that have led to the state that is shown.
  var leavesOutActions: Bool { actions[..<position].contains(where: \.isOff) }

  /// Drops all actions after the state that is shown. Effects that they have started are cancelled.
  /// Those of earlier actions that have ended since do not run again, which a line says.
  package func resume() {
    guard isTravelling else { return }
    let dropped = actions[position...]
    let keptTasks = Set(actions[..<position].compactMap(\.task))
    let cancelled = Set(dropped.compactMap(\.task)).subtracting(keptTasks)
    for task in cancelled { task.cancel() }
    deferred.removeAll { $0.task.map(cancelled.contains) ?? false }
    let lastRow = rows.lastIndex { if case .action(position) = $0 { true } else { false } }
    if let lastRow { rows.removeSubrange(lastRow...) }
    outputCount = rows.count { $0.isOutput }
    actions.removeSubrange(position...)
    verifiedCount = min(verifiedCount, actions.count)
    revision += 1
    if actions.contains(where: { $0.task != nil }) {
      append(.issue("Effects that have ended since do not run again from here."))
    }
    sendDeferred()
  }

  /// Leaves the action out that has led to the state that is shown, or takes it in again. All actions
  /// after it are reduced again; their effects are not started again.
  package func switchChosen() {
    guard let chosen else { return }
    noteLastShared()
    chosen.isOff.toggle()
    reduceAgain(from: position - 1)
    revision += 1
    showStates()
  }

  /// Reduces each action a second time, from the same state in the same world, and notes which of them
  /// then leads to another state.
  package func verify() {
    // Those of a long time ago are left out, for a person waits for the rest.
    let start = max(verifiedCount, actions.count - Self.maximumVerified)
    for action in actions[start...] {
      guard let store = stores[action.store].store else { continue }
      let again = reduce(action, from: action.before, in: store)
      action.isImpure =
        !isSame(again.state, action.after.state)
        || !shared.areSame(again.shared, action.after.shared)
    }
    verifiedCount = actions.count
  }

  private func sendDeferred() {
    let sent = deferred
    deferred = []
    for (store, action, _) in sent { store.sendAgain(action) }
  }

  private func showStates() {
    for (index, history) in stores.enumerated() {
      history.store?.replaceState(with: state(ofStore: index, after: position))
    }
    let isLast = !isTravelling && !leavesOutActions && lastShared.count == position
    shared.put(isLast ? lastShared.values : sharedValues(after: position))
  }

  /// Notes the shared values before others are put in place. Effects may have changed them after the
  /// last action.
  private func noteLastShared() {
    if !isTravelling, !leavesOutActions { lastShared = (position, shared.values()) }
  }

  private func state(ofStore index: Int, after position: Int) -> Any {
    actions[..<position].last { $0.store == index }?.shownAfter.state ?? stores[index].initialState
  }

  private func sharedValues(after position: Int) -> SharedValueLog.Values {
    position > 0 ? actions[position - 1].shownAfter.shared : [:]
  }

  private func reduceAgain(from start: Int) {
    var states = stores.indices.map { state(ofStore: $0, after: start) }
    var sharedValues = sharedValues(after: start)
    // Until an action is left out, the states are those that were recorded.
    var differs = actions[..<start].contains(where: \.isOff)
    for action in actions[start...] {
      let before = LoggedAction.Moment(state: states[action.store], shared: sharedValues)
      var after = before
      if action.isOff {
        differs = true
      } else if !differs {
        after = action.after
      } else if let store = stores[action.store].store {
        after = reduce(action, from: before, in: store)
      }
      action.shownBefore = before
      action.shownAfter = after
      states[action.store] = after.state
      sharedValues = after.shared
    }
  }

  private func reduce(
    _ action: LoggedAction,
    from moment: LoggedAction.Moment,
    in store: any RecordedStore
  ) -> LoggedAction.Moment {
    appendIssues()
    var result = moment
    mute {
      let (state, after) = shared.repeating(from: moment.shared) {
        world.at(action.moment) { store.reduceAgain(action.action, from: moment.state) }
      }
      result = LoggedAction.Moment(state: state, shared: after)
    }
    // They were reported when the action happened.
    _ = issues.takeAll()
    return result
  }
}
