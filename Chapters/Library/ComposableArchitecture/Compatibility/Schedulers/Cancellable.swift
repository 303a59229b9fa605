#if !canImport(Combine)
  internal import Foundation

  /// Something in progress that can be stopped (after Combine's protocol).
  public protocol Cancellable {
    /// Stops it. To stop it again does nothing.
    func cancel()
  }

  /// A closure that stops something, called when it is asked for or when nobody holds it any more.
  public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var onCancel: (() -> Void)?

    /// Wraps a closure.
    ///
    /// - Parameter cancel: Stops what is in progress; called at most once.
    public init(_ cancel: @escaping () -> Void) {
      self.onCancel = cancel
    }

    /// Wraps another cancellable.
    ///
    /// - Parameter canceller: What is stopped.
    public convenience init<C: Cancellable>(_ canceller: C) {
      self.init { canceller.cancel() }
    }

    deinit {
      self.onCancel?()
    }

    /// Does what is to be done on cancellation, once.
    public func cancel() {
      let onCancel = self.lock.withLock {
        defer { self.onCancel = nil }
        return self.onCancel
      }
      onCancel?()
    }

    /// Keeps it for as long as it is in a set.
    ///
    /// - Parameter set: The set that holds it.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(self)
    }

    /// Equal if they are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
      lhs === rhs
    }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
