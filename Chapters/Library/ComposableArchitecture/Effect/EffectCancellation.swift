extension Effect {
  /// Makes the effect cancellable by an id.
  ///
  /// ```swift
  /// enum CancelID { case timer }
  ///
  /// return .run { send in … }
  ///   .cancellable(id: CancelID.timer, cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identity by which the effect is cancelled. A case of an enum of the feature does
  ///     well.
  ///   - cancelInFlight: Whether effects that run under the same id are cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    isNone ? self : cancellable(CancelID(id), cancelInFlight: cancelInFlight)
  }

  /// Cancels the effects that run under an id, in the feature and in its children.
  ///
  /// It cancels when it is called, as in TCA, and the effect that it returns does nothing. So a
  /// concatenation does not wait for what stands before it. To cancel after other work, call
  /// `Task.cancel(id:)` at the end of that work, or send an action.
  ///
  /// - Parameter id: The id that was given to `cancellable`.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    if !CancellationRegistry.isForStateOnly { CancellationRegistry.shared.cancel(CancelID(id)) }
    return Self(operation: .attach { _ in })
  }

  /// Makes the effect cancellable by an id that belongs to a feature whose path is known.
  func cancellable(_ id: CancelID, cancelInFlight: Bool = false) -> Self {
    isNone ? self : Self(operation: .cancellable(self, id: id, cancelInFlight: cancelInFlight))
  }

  /// Cancels what runs under an id that belongs to a feature whose path is known.
  static func cancel(_ id: CancelID) -> Self {
    Self(operation: .cancel(id: id))
  }
}
