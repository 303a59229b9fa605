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

  /// An effect that cancels those that run under an id, in the feature and in its children.
  ///
  /// Nothing happens if there is none.
  ///
  /// - Parameter id: The id that was given to `cancellable`.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    .cancel(CancelID(id))
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
