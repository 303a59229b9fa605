/// Owns the state of a store, runs its reducer, and keeps its effects.
@MainActor
final class RootCore<Root: Reducer>: Core {
  /// Kept behind a pointer so that the reducer changes it in place, without a copy, and so that code
  /// which the reducer calls may still look at it.
  private nonisolated(unsafe) let storage: UnsafeMutablePointer<Root.State>
  private let reducer: Reduce<Root.State, Root.Action>
  private let dependencies: DependencyValues

  /// All effects that run; ends with the store.
  nonisolated let effects = RunningEffect()
  /// In a test, starts the tasks of effects, to know what they are doing.
  var effectMonitor: EffectMonitor?
  /// What the action being processed started, once it has started something.
  private var started: RunningEffect?

  let observers = StateObservers()

  private var isSending = false
  private var waitingActions: [Root.Action] = []

  init(initialState: Root.State, reducer: Root, dependencies: DependencyValues) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: initialState)
    self.reducer = reducer.lazilyResolved()
    self.dependencies = dependencies
  }

  deinit {
    effects.cancel()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  var state: Root.State { storage.pointee }

  func withState<Value>(_ body: (Root.State) -> Value) -> Value {
    body(storage.pointee)
  }

  var address: UnsafePointer<Root.State>? { UnsafePointer(storage) }
  var isInvalid: Bool { false }
  var canCacheChildren: Bool { true }

  func send(_ action: Root.Action) -> RunningEffect? {
    send(action, from: nil)
  }

  /// Processes an action that may come from an effect.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - origin: What the effect that sends it belongs to; what the action starts belongs there too.
  func send(_ action: Root.Action, from origin: RunningEffect?) -> RunningEffect? {
    if isSending {
      waitingActions.append(action)
      return nil
    }
    isSending = true
    started = origin
    dependencies.installed {
      process(action)
      // Actions that arrive meanwhile are appended, so this goes on until none is left.
      var index = 0
      while index < waitingActions.count {
        process(waitingActions[index])
        index += 1
      }
    }
    if !waitingActions.isEmpty { waitingActions.removeAll(keepingCapacity: true) }
    let started = started
    self.started = nil
    isSending = false
    observers.notify()
    if origin == nil, let started { return started.close() ? nil : started }
    return nil
  }

  private func process(_ action: Root.Action) {
    let effect = reducer.reduce(&storage.pointee, action)
    if effect.isNone { return }
    let group: RunningEffect
    if let started {
      group = started
    } else {
      group = RunningEffect(parent: effects)
      started = group
    }
    start(effect, in: group, of: group, origin: CancellationRegistry.Origin())
  }

  /// Starts an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - parent: The part of the running effects that it becomes a part of.
  ///   - group: What was started by one `send`; actions the effect sends start their effects there.
  ///   - origin: Which effect of a reducer this is a part of.
  private func start(
    _ effect: Effect<Root.Action>,
    in parent: RunningEffect,
    of group: RunningEffect,
    origin: CancellationRegistry.Origin
  ) {
    switch effect.operation {
    case .none:
      break

    case .send(let action):
      if !parent.isCancelled { _ = send(action, from: group) }

    case .run(let name, let priority, let operation):
      run(operation, name: name, priority: priority, in: parent, of: group)

    case .merge(let effects):
      for effect in effects { start(effect, in: parent, of: group, origin: origin) }

    case .concatenate(let effects):
      start(effects[...], in: RunningEffect(parent: parent), of: group)

    case .cancellable(let effect, let id, let cancelInFlight):
      if cancelInFlight { CancellationRegistry.shared.cancelInFlight(id, for: parent) }
      let part = RunningEffect(parent: parent)
      CancellationRegistry.shared.insert(part, for: id, origin: origin)
      start(effect, in: part, of: group, origin: origin)
      let hasEnded = part.close(isOnMainActor: false) {
        CancellationRegistry.shared.remove(part, for: id)
      }
      if hasEnded { CancellationRegistry.shared.remove(part, for: id) }

    case .cancel(let id):
      CancellationRegistry.shared.cancel(id, sparing: origin)

    case .deferred(let effect):
      if !parent.isCancelled { start(effect(), in: parent, of: group, origin: origin) }

    case .attach(let receive):
      receive(Send { [weak self] action in _ = self?.send(action) })

    case .observed(let effect, let onStart, let onEnd):
      let part = RunningEffect(parent: parent)
      part.whenOver(onEnd)
      onStart()
      start(effect, in: part, of: group, origin: origin)
      part.close()
    }
  }

  /// Starts effects one after the other, each when the one before it has ended.
  private func start(
    _ effects: ArraySlice<Effect<Root.Action>>,
    in sequence: RunningEffect,
    of group: RunningEffect
  ) {
    var remaining = effects
    while !sequence.isCancelled, let effect = remaining.popFirst() {
      let part = RunningEffect(parent: sequence)
      start(effect, in: part, of: group, origin: CancellationRegistry.Origin())
      let rest = remaining
      let hasEnded = part.close { [weak self] in
        MainActor.assumeIsolated {
          if let self {
            self.start(rest, in: sequence, of: group)
          } else {
            sequence.close()
          }
        }
      }
      guard hasEnded else { return }
    }
    sequence.close()
  }

  private func run(
    _ operation: @escaping @Sendable (Send<Root.Action>) async -> Void,
    name: String?,
    priority: TaskPriority?,
    in parent: RunningEffect,
    of group: RunningEffect
  ) {
    let part = RunningEffect(parent: parent)
    let send = Send<Root.Action> { [weak self] action in
      guard let self else { return }
      let hasEnded = part.hasEnded
      if hasEnded { reportActionFromEndedEffect(action) }
      _ = self.send(action, from: hasEnded ? nil : group)
    }
    let task =
      if let effectMonitor {
        effectMonitor.start(priority: priority) {
          await operation(send)
          await MainActor.run { _ = part.close() }
        }
      } else {
        startTask(name: name, priority: priority) {
          await operation(send)
          // Whoever waits for the effect need not wait for the main actor as well.
          if !part.closeAnywhere() { await MainActor.run { _ = part.close() } }
        }
      }
    part.attach(task)
  }
}

/// Starts a task on the main actor. Swift 6.1 has no names for tasks.
private func startTask(
  name: String?,
  priority: TaskPriority?,
  operation: @escaping @Sendable () async -> Void
) -> Task<Void, Never> {
  #if compiler(>=6.2)
    Task(name: name, priority: priority) { @MainActor in await operation() }
  #else
    Task(priority: priority) { @MainActor in await operation() }
  #endif
}

private func reportActionFromEndedEffect<Action>(_ action: Action) {
  reportIssue(
    """
    An action was sent by an effect that has already ended:

      \(action)

    The closure of 'run' returned before, so the store no longer counts on this effect, and neither \
    cancels it nor waits for it. Keep the closure alive until the last action is sent: await the \
    work in it in place of starting a 'Task' of its own.
    """
  )
}
