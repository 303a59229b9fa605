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
  let token = ObserveToken(apply)
  token.track()
  return token
}

/// Ends an observation that was begun with ``observe(_:)``.
public final class ObserveToken: Sendable {
  /// The closure, until the observation has ended. Nothing else keeps it: what it reads keeps the
  /// observation, and would keep itself.
  private let apply: LockIsolated<(@MainActor @Sendable () -> Void)?>

  init(_ apply: @escaping @MainActor @Sendable () -> Void) {
    self.apply = LockIsolated(apply)
  }

  /// Ends the observation: the closure is not run again.
  public func cancel() {
    // Let go outside of the lock: objects may go with it.
    _ = apply.withValue { apply in
      defer { apply = nil }
      return apply
    }
  }

  /// Runs the closure, and has it run again after the first change of what it has read.
  @MainActor
  fileprivate func track() {
    guard let apply = apply.value else { return }
    withObservationTracking(apply) { [weak self] in
      // The change is about to happen or under way; by the time the task runs it is done, and so
      // are those that come with it.
      Task { @MainActor in self?.track() }
    }
  }

  /// Keeps the token for as long as a set of tokens is kept.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Keeps the token for as long as a collection of tokens is kept.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }
}

extension ObserveToken: Hashable {
  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
