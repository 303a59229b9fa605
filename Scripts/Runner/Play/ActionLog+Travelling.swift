import ComposableArchitecture

/// The ways back to earlier states of a session, and forward again.
extension ActionLog {
  /// Shows the state after some of the actions.
  ///
  /// - Parameter position: After how many; what is beyond the last one is the last one.
  package func travel(to position: Int) {
    let position = max(0, min(position, actions.count))
    if position == self.position { return }
    noteLatestShared()
    self.position = position
    revision += 1
    showStates()
    if !isTravelling { sendDeferred() }
  }

  /// Whether one of the actions is switched off that have led to the state that is shown.
  var leavesOutActions: Bool { history.leavesOutActions(before: position) }

  /// Drops all actions after the state that is shown. Effects that they have started are cancelled.
  /// Those of earlier actions that have ended since do not run again, which a line says.
  package func resume() {
    guard isTravelling else { return }
    let keptTasks = Set(actions[..<position].compactMap(\.task))
    let cancelled = Set(actions[position...].compactMap(\.task)).subtracting(keptTasks)
    for task in cancelled { task.cancel() }
    deferred.removeAll { $0.task.map(cancelled.contains) ?? false }
    lines.dropAll(fromAction: position)
    history.keep(first: position)
    verifiedCount = min(verifiedCount, actions.count)
    revision += 1
    if actions.contains(where: { $0.task != nil }) {
      append(issue: "Effects that have ended since do not run again from here.")
    }
    sendDeferred()
  }

  /// Leaves the action out that has led to the state that is shown, or takes it in again. All actions
  /// after it are reduced again; their effects are not started again.
  package func switchChosen() {
    guard let chosen else { return }
    noteLatestShared()
    chosen.isOff.toggle()
    history.reduceAgain(after: position - 1, reduceAgain)
    lines.noteRewrite()
    revision += 1
    showStates()
  }

  private func sendDeferred() {
    let sent = deferred
    deferred = []
    for action in sent { action.store.sendAgain(action.action) }
  }

  private func showStates() {
    history.showStates(after: position)
    let isLast = !isTravelling && !leavesOutActions && latestShared.count == position
    shared.put(isLast ? latestShared.values : history.sharedValues(after: position))
  }

  /// Notes the shared values before others are put in place. Effects may have changed them after the
  /// last action.
  private func noteLatestShared() {
    guard !isTravelling, !leavesOutActions else { return }
    latestShared = LatestSharedValues(count: position, values: shared.values())
  }
}

// MARK: - Reducing again

extension ActionLog {
  /// The actions that are reduced again at once: a person waits for them. The rest, of a long time
  /// ago, is left out.
  private static let verifiedLimit = 1_000

  /// Reduces each action a second time, from the same state in the same world, and notes which of them
  /// then leads to another state.
  package func verify() {
    let start = max(verifiedCount, actions.count - Self.verifiedLimit)
    for action in actions[start...] {
      guard let store = history.store(of: action) else { continue }
      let again = reduceAgain(action, from: action.before, in: store)
      action.isImpure =
        !isSame(again.state, action.after.state)
        || !shared.areSame(again.shared, action.after.shared)
    }
    verifiedCount = actions.count
    lines.noteRewrite()
  }

  private func reduceAgain(
    _ action: LoggedAction,
    from snapshot: LoggedAction.Snapshot,
    in store: any RecordedStore
  ) -> LoggedAction.Snapshot {
    appendIssues()
    var result = snapshot
    mute {
      let (state, after) = shared.repeating(from: snapshot.shared) {
        world.at(action.world) { store.reduceAgain(action.action, from: snapshot.state) }
      }
      result = LoggedAction.Snapshot(state: state, shared: after)
    }
    // They were reported when the action happened.
    _ = issues.takeAll()
    return result
  }
}
