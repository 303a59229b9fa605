/// Owns the state of a store, runs its reducer, and keeps its effects.
///
/// The reducer changes a copy of the state, which takes the place of the state when all actions at
/// hand have been processed. So every reader gets a whole state, and while an action is being
/// processed, the one before it.
@MainActor
final class RootCore<Root: Reducer>: Core {
  private(set) var state: Root.State
  private let reducer: Reduce<Root.State, Root.Action>
  private let dependencies: DependencyValues
  let observers = StateObservers()

  /// All effects that run; cancelled when the store goes away.
  nonisolated let effects = RunningEffect()
  /// Starts the tasks of effects in a test.
  var effectMonitor: EffectMonitor?
  /// Set if a recorder sees the actions.
  private var recording: StoreRecording?

  /// The actions at hand: those processed, the one being processed, and those that have come.
  private var actions: [Root.Action] = []
  /// The position of the action being processed.
  private var position: Int?
  /// The last action, while observers are told of what it has changed.
  private var observedAction: Root.Action?
  /// After so many actions of one `send`, each sent by an effect of the one before it, the rest is
  /// left out.
  private static var longestChain: Int { 10_000 }
  /// The effects that the actions at hand have started, if any.
  private var startedEffects: RunningEffect?

  init(initialState: Root.State, reducer: Root, dependencies: DependencyValues) {
    state = initialState
    self.reducer = reducer.lazilyResolved()
    var dependencies = dependencies
    dependencies.navigationIDPath = .newRoot()
    self.dependencies = dependencies
    if let recorder = StoreRecorders.current {
      recording = StoreRecording(recorder: recorder)
      effectMonitor = EffectMonitor()
      recorder.didMake(self)
    }
  }

  deinit {
    effects.cancel()
  }

  var isInvalid: Bool { false }
  var canCacheChildren: Bool { true }

  func send(_ action: Root.Action) -> RunningEffect? {
    send(action, from: nil, by: .view)
  }

  /// Processes an action that may come from an effect.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - group: The effects to which the effect belongs that sends the action, and to which those
  ///     are added that the action starts.
  ///   - sender: Who sends it.
  /// - Returns: The effects the action started, or `nil` if none is running, or if the action is
  ///   still to be processed.
  func send(
    _ action: Root.Action,
    from group: RunningEffect?,
    by sender: ActionSender
  ) -> RunningEffect? {
    if let recording {
      let task = group.map(StoreTask.init)
      let isAdmitted = recording.recorder?.admits(action, from: sender, of: task, to: self)
      if isAdmitted == false { return nil }
      recording.senders.append(sender)
    }
    if let observedAction, sender == .view { reportReentrantAction(action, during: observedAction) }
    actions.append(action)
    if let position {
      reportReentrantAction(action, during: actions[position])
      return nil
    }
    startedEffects = group
    var nextState = state
    dependencies.installed {
      var next = 0
      while next < actions.count {
        position = next
        process(actions[next], &nextState)
        next += 1
        if next == Self.longestChain, next < actions.count { breakChain() }
      }
    }
    let started = startedEffects
    startedEffects = nil
    position = nil
    // An object in an action or in the old state may read the store, or send to it, when it is let
    // go of. That happens below, where nothing of the store is being changed any more.
    var processedActions: [Root.Action] = []
    swap(&actions, &processedActions)
    recording?.senders = []
    swap(&state, &nextState)
    let outerAction = observedAction
    observedAction = processedActions.last
    observers.notify()
    observedAction = outerAction
    processedActions.removeAll(keepingCapacity: true)
    if actions.isEmpty { swap(&actions, &processedActions) }
    if group == nil, let started { return started.close() ? nil : started }
    return nil
  }

  private func process(_ action: Root.Action, _ state: inout Root.State) {
    let effect =
      recording == nil ? reducer.reduce(&state, action) : reduceRecorded(action, &state)
    if effect.isNone { return }
    let group = startedEffects ?? RunningEffect(parent: effects)
    startedEffects = group
    recording?.recorder?.didStart(StoreTask(effects: group))
    start(effect, in: group, from: EffectSource(action: action, group: group))
  }

  private func reduceRecorded(
    _ action: Root.Action,
    _ state: inout Root.State
  ) -> Effect<Root.Action> {
    guard let recorder = recording?.recorder, let position else {
      return reducer.reduce(&state, action)
    }
    let before = state
    recorder.willReduce(action, from: recording?.senders[position] ?? .view, in: self)
    let effect = reducer.reduce(&state, action)
    recorder.didReduce(action, before: before, after: state, in: self)
    return effect
  }

  /// Runs the reducer without starting effects.
  func reduceOnly(_ action: Root.Action, _ state: inout Root.State) {
    CancellationRegistry.$isForStateOnly.withValue(true) {
      dependencies.installed { _ = reducer.reduce(&state, action) }
    }
  }

  /// Puts a state in place. While an action is being processed, nothing happens.
  func install(_ newState: Root.State) {
    if position != nil { return }
    var old = newState
    swap(&state, &old)
    observers.notifyOfReplacement()
  }

  /// Processes an action that an effect consists of, after those at hand.
  func enqueue(_ action: Root.Action, from group: RunningEffect) {
    if position == nil {
      _ = send(action, from: group, by: .effect)
    } else {
      recording?.senders.append(.effect)
      actions.append(action)
    }
  }

  private func breakChain() {
    let action = actions[Self.longestChain]
    actions.removeSubrange(Self.longestChain...)
    reportIssue(
      """
      \(describeBriefly(action)) is sent again and again, without end.

      One 'send' was followed by \(Self.longestChain) actions that effects sent at once, so what \
      follows is left out. In an app the screen would stand still.

      To fix, look at the case of this action, and at the effect that it returns: there has to be a \
      way to end.
      """
    )
  }

  private func reportReentrantAction(_ action: Root.Action, during currentAction: Root.Action) {
    reportIssue(
      """
      An action was sent to a store that was still processing another one:

        Sent:       \(describe(action))
        Processing: \(describe(currentAction))

      What a re-entrant action does is undefined: for now it waits until the other one has been \
      processed, and a future version of the Composable Architecture will end the program instead.

      To fix, return an effect from the reducer, such as '.send(…)', or send the action when \
      'send' has returned. A reducer, what it calls, and observers of the state must not send \
      actions.
      """
    )
  }
}
