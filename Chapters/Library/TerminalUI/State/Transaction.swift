/// The context of a change of the state. A terminal shows all changes at once.
public struct Transaction: Sendable {
  /// The animation on a phone.
  public var animation: Animation?

  /// Creates a transaction.
  ///
  /// - Parameter animation: The animation of the change on a phone.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}
