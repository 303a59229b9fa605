internal import Observation

/// Runs a closure now, and again each time something changes that it has read from a store.
///
/// It is how code outside of SwiftUI shows what is in a store:
///
/// ```swift
/// let token = observe {
///   label.text = "\(store.count)"
/// }
/// ```
///
/// Only what the closure reads counts: the one above does not run again when `store.name` changes.
/// Several changes in one turn make it run again once, soon after. The name and the behaviour
/// follow TCA, where a view controller has it as a method.
///
/// - Parameter apply: Reads state and does something with it.
/// - Returns: A token that ends the observation when it is cancelled or let go: keep it.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  let token = ObserveToken()
  track(apply, until: token)
  return token
}

/// Ends an observation that was begun with ``observe(_:)``.
public final class ObserveToken: Sendable {
  private let state = LockIsolated(false)

  init() {}

  /// Whether the observation has ended.
  var isCancelled: Bool { state.value }

  /// Ends the observation: the closure is not run again.
  public func cancel() {
    state.setValue(true)
  }

  /// Keeps the token for as long as a set of tokens is kept.
  ///
  /// - Parameter tokens: Where it is kept.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Keeps the token for as long as a collection of tokens is kept.
  ///
  /// - Parameter tokens: Where it is kept.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }
}

extension ObserveToken: Hashable {
  /// Whether both are the token of one observation.
  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool {
    lhs === rhs
  }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Runs the closure, and has it run again after the first change of what it has read.
@MainActor
private func track(_ apply: @escaping @MainActor @Sendable () -> Void, until token: ObserveToken) {
  withObservationTracking(apply) { [weak token] in
    // The change is about to happen or under way; by the time the task runs it is done, and so are
    // those that come with it.
    Task { @MainActor in
      guard let token, !token.isCancelled else { return }
      track(apply, until: token)
    }
  }
}
