import ComposableArchitecture
import Foundation

// MARK: From the inside

/// Running tasks, kept under ids by which they can be cancelled: what `cancellable` does.
@MainActor
final class TaskBag<ID: Hashable> {
  private var tasks: [ID: [Task<Void, Never>]] = [:]

  /// Starts a task.
  ///
  /// - Parameters:
  ///   - id: `cancel(id:)` finds the task by it. Several tasks may have the same one.
  ///   - cancelInFlight: Whether the tasks that already run under this id are cancelled first.
  ///   - operation: The work.
  /// - Returns: The task.
  @discardableResult
  func run(
    id: ID,
    cancelInFlight: Bool = false,
    operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    // BEGIN SOLUTION
    if cancelInFlight { cancel(id: id) }
    let task = Task { await operation() }
    tasks[id, default: []].append(task)
    return task
    // END SOLUTION
    // STUB: // TODO: Cancel what runs under `id` if asked to, and remember the new task.
    // STUB: return Task { await operation() }
  }

  /// Cancels every task that runs under an id.
  func cancel(id: ID) {
    // BEGIN SOLUTION
    tasks.removeValue(forKey: id)?.forEach { $0.cancel() }
    // END SOLUTION
    // STUB: // TODO: Find the tasks, and cancel them.
  }
}

// MARK: With the library

/// A stopwatch that counts hundredths of a second.
@Reducer
struct TimerFeature {
  @ObservableState
  struct State: Equatable {
    /// When the watch was started for the first time.
    var started: Date?

    /// How long it has run, in seconds.
    var duration: TimeInterval = 0
  }

  enum Action {
    case startButtonTapped
    case stopButtonTapped
    case timerTicked
  }

  /// By this id the stop finds the effect that the start began.
  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        // BEGIN SOLUTION
        if state.started == nil {
          state = State(started: date.now)
        }
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(10)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      // END SOLUTION
      // STUB: // TODO: Note the time of the first start, and begin to tick every 10 milliseconds.
      // STUB: return .none

      case .timerTicked:
        // BEGIN SOLUTION
        state.duration += 0.01
        return .none
      // END SOLUTION
      // STUB: // TODO: A hundredth of a second has passed.
      // STUB: return .none

      case .stopButtonTapped:
        // BEGIN SOLUTION
        return .cancel(id: CancelID.timer)
      // END SOLUTION
      // STUB: // TODO: Stop the ticking.
      // STUB: return .none
      }
    }
  }
}
