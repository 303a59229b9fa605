/// Something that wants to know when the state of a store may have changed.
@MainActor
protocol StateObserver: AnyObject {
  /// Called after an action was processed.
  ///
  /// - Returns: Whether to call again.
  func stateMayHaveChanged() -> Bool
}

/// Those to be told when an action was processed. They are not kept alive.
@MainActor
final class StateObservers {
  private struct Entry {
    weak var observer: (any StateObserver)?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// Whether there are so many that they should do what they can when they are asked, not after
  /// every action.
  var areMany: Bool { entries.count > 256 }

  func add(_ observer: any StateObserver) {
    entries.append(Entry(observer: observer))
  }

  func notify() {
    if entries.isEmpty { return }
    // Observers may add others, or send actions, and so end up here again: work on a copy.
    let current = entries
    entries = []
    var kept = current.filter { $0.observer?.stateMayHaveChanged() ?? false }
    kept += entries
    entries = kept
  }
}
