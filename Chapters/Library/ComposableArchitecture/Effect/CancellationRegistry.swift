/// Something that can be cancelled by id: running effects, and tasks of `withTaskCancellation`.
protocol Cancellable: AnyObject, Sendable {
  func cancel()
}

extension RunningEffect: Cancellable {}

/// All work in the process that can be cancelled by id.
final class CancellationRegistry: @unchecked Sendable {
  static let shared = CancellationRegistry()

  private struct Entry {
    let work: any Cancellable
    let origin: Origin?
  }

  /// The one effect, as the store got it from a reducer, that a piece of work came with.
  ///
  /// Cancelling spares what came with the very same effect: a parent that removes a child in the
  /// same action in which the child starts some last piece of work lets it finish, as in TCA.
  final class Origin: Sendable {}

  private let lock = Lock()
  private var entries: [CancelID: [ObjectIdentifier: Entry]] = [:]

  func insert(_ work: any Cancellable, for id: CancelID, origin: Origin? = nil) {
    let entry = Entry(work: work, origin: origin)
    lock.withLock {
      for id in id.upwards { entries[id, default: [:]][ObjectIdentifier(work)] = entry }
    }
  }

  func remove(_ work: any Cancellable, for id: CancelID) {
    lock.withLock {
      for id in id.upwards {
        guard let index = entries.index(forKey: id) else { continue }
        entries.values[index][ObjectIdentifier(work)] = nil
        if entries.values[index].isEmpty { entries.remove(at: index) }
      }
    }
  }

  /// Cancels the work that runs under `id`.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - origin: Work that came with this effect is left alone.
  func cancel(_ id: CancelID, sparing origin: Origin? = nil) {
    let works = lock.withLock {
      entries[id]?.values.filter { origin == nil || $0.origin !== origin }.map(\.work) ?? []
    }
    for work in works { work.cancel() }
  }
}
