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
  /// Those that only note what the state is. Each row of a list may have one, and an action must not
  /// cost more the more rows there are.
  private var notetakers: [Entry] = []
  private var notetakersToReview = capacity

  private nonisolated static let capacity = 16

  nonisolated init() {}

  /// Whether there are so many who only note what the state is that they are told no more. They do
  /// what they can when they are asked.
  var areMany: Bool { notetakers.count > Self.capacity }

  func add(_ observer: any StateObserver) {
    entries.append(Entry(observer: observer))
  }

  /// Adds one who only notes what the state is.
  func addNotetaker(_ observer: any StateObserver) {
    notetakers.append(Entry(observer: observer))
    guard notetakers.count > notetakersToReview else { return }
    notetakers.removeAll { $0.observer == nil }
    notetakersToReview = max(2 * notetakers.count, Self.capacity)
  }

  func notify() {
    if !notetakers.isEmpty, !areMany {
      let hasEnded = notify(notetakers)
      if let hasEnded { notetakers.removeAll(where: hasEnded) }
    }
    if !entries.isEmpty {
      let hasEnded = notify(entries)
      if let hasEnded { entries.removeAll(where: hasEnded) }
    }
  }

  /// Tells the observers. They may add others, or send actions, and so end up here again; what is
  /// told here is a copy.
  ///
  /// - Returns: Who is not to be told again; `nil` if all are.
  private func notify(_ entries: [Entry]) -> ((Entry) -> Bool)? {
    var isAnyGone = false
    var ended: [any StateObserver] = []
    for entry in entries {
      if let observer = entry.observer {
        if !observer.stateMayHaveChanged() { ended.append(observer) }
      } else {
        isAnyGone = true
      }
    }
    guard isAnyGone || !ended.isEmpty else { return nil }
    return { entry in
      guard let observer = entry.observer else { return true }
      return ended.contains { $0 === observer }
    }
  }
}
