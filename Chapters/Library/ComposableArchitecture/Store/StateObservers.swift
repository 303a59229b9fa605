/// Something that wants to know when the state of a store may have changed.
@MainActor
protocol StateObserver: AnyObject {
  /// Called after an action was processed.
  ///
  /// - Returns: Whether to call again.
  func stateMayHaveChanged() -> Bool
}

/// The observers that are notified when an action was processed. They are not kept alive.
@MainActor
final class StateObservers {
  private struct Entry {
    weak var observer: (any StateObserver)?
  }

  private var entries: [Entry] = []
  /// Whether another state was put in place, whose fields tell nobody that they differ.
  private(set) var stateIsReplaced = false

  nonisolated init() {}

  func add(_ observer: any StateObserver) {
    entries.append(Entry(observer: observer))
  }

  /// Notifies the observers that another state was put in place.
  func notifyOfReplacement() {
    stateIsReplaced = true
    defer { stateIsReplaced = false }
    notify()
  }

  /// Notifies the observers. They may add others, or send actions, and so lead back here; the list
  /// that is gone through is a copy.
  func notify() {
    if entries.isEmpty { return }
    var ended: Set<ObjectIdentifier> = []
    for entry in entries {
      guard let observer = entry.observer else { continue }
      if !observer.stateMayHaveChanged() { ended.insert(ObjectIdentifier(observer)) }
    }
    entries.removeAll { entry in
      entry.observer.map { ended.contains(ObjectIdentifier($0)) } ?? true
    }
  }
}
