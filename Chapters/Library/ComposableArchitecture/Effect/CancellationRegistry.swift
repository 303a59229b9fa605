/// Something that can be cancelled by id: running effects, and tasks of `withTaskCancellation`.
protocol CancellableWork: AnyObject, Sendable {
  func cancel()
}

extension RunningEffect: CancellableWork {}

/// All work in the process that can be cancelled by id.
final class CancellationRegistry: @unchecked Sendable {
  static let shared = CancellationRegistry()

  /// Whether a reducer only runs for the state. Its effects are not started then, and must cancel
  /// nothing.
  @TaskLocal static var isForStateOnly = false

  private struct Entry {
    let work: any CancellableWork
    let origin: Origin?
  }

  /// The one effect, as the store got it from a reducer, that a piece of work came with.
  ///
  /// Cancelling spares what came with the very same effect: a parent that removes a child in the
  /// same action in which the child starts some last piece of work lets it finish, as in TCA.
  final class Origin: Sendable {}

  private let lock = Lock()
  private var entries: [CancelID: [ObjectIdentifier: Entry]] = [:]
  /// The ids of children that have effects, by the path of the parent.
  private var childIDs: [NavigationIDPath: Set<CancelID>] = [:]

  /// Notes work that can be cancelled by an id.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - id: The id.
  ///   - origin: The effect that the work came with.
  func insert(_ work: any CancellableWork, for id: CancelID, origin: Origin? = nil) {
    lock.withLock { insertUnlocked(work, for: id, origin: origin) }
  }

  /// Begins work that can be cancelled by an id before it takes its first step.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether to cancel the work that runs under the id so far.
  ///   - begin: Begins the work.
  func insert<Work: CancellableWork>(
    for id: CancelID,
    cancelInFlight: Bool,
    begin: () -> Work
  ) -> Work {
    let (work, inFlight) = lock.withLock {
      let inFlight = cancelInFlight ? entries[id].map { Array($0.values) } ?? [] : []
      let work = begin()
      insertUnlocked(work, for: id, origin: nil)
      return (work, inFlight)
    }
    for entry in inFlight { entry.work.cancel() }
    return work
  }

  private func insertUnlocked(_ work: any CancellableWork, for id: CancelID, origin: Origin?) {
    let entry = Entry(work: work, origin: origin)
    for id in id.upwards { entries[id, default: [:]][ObjectIdentifier(work)] = entry }
    if id.isChild { childIDs[id.path, default: []].insert(id) }
  }

  func remove(_ work: any CancellableWork, for id: CancelID) {
    lock.withLock {
      defer {
        if id.isChild, entries[id] == nil, let index = childIDs.index(forKey: id.path) {
          childIDs.values[index].remove(id)
          if childIDs.values[index].isEmpty { childIDs.remove(at: index) }
        }
      }
      for id in id.upwards {
        guard let index = entries.index(forKey: id) else { continue }
        entries.values[index][ObjectIdentifier(work)] = nil
        if entries.values[index].isEmpty { entries.remove(at: index) }
      }
    }
  }

  /// Whether any child in the process has effects.
  var hasChildren: Bool { lock.withLock { !childIDs.isEmpty } }

  /// The ids of the children of the feature at `path` that have effects.
  func children(
    of path: NavigationIDPath,
    where isIncluded: (NavigationID) -> Bool
  ) -> [CancelID] {
    let ids = lock.withLock { childIDs[path] }
    guard let ids else { return [] }
    return ids.filter { isIncluded($0.id.base as! NavigationID) }
  }

  /// Cancels the work that runs under `id`.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - origin: Work that came with this effect is left alone.
  func cancel(_ id: CancelID, sparing origin: Origin? = nil) {
    for entry in all(under: id) where origin == nil || entry.origin !== origin {
      entry.work.cancel()
    }
  }

  /// Cancels the work that runs under `id`, to make room for an effect.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - part: The running effect that the new one becomes a part of; it continues, with all that
  ///     is around it.
  func cancelInFlight(_ id: CancelID, for part: RunningEffect) {
    for entry in all(under: id) where !part.isInside(entry.work) { entry.work.cancel() }
  }

  private func all(under id: CancelID) -> [Entry] {
    lock.withLock { entries[id].map { Array($0.values) } ?? [] }
  }
}
