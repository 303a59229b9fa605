/// The context of a change of the state. A terminal shows all changes at once.
public struct Transaction: Sendable {
  /// The animation on a phone.
  public var animation: Animation?
  /// Whether views below cannot animate it otherwise.
  public var disablesAnimations = false

  /// Creates a transaction.
  ///
  /// - Parameter animation: The animation of the change on a phone.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

extension Binding {
  /// Creates a binding with a closure that is also told how a change is shown.
  ///
  /// - Parameters:
  ///   - get: Returns the value; called for each read.
  ///   - set: Receives each new value.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    // See the initializer without a transaction.
    let setActor = set.isolation
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    let reading = Binding(get: get, set: { _ in })
    self.init(
      read: { reading.wrappedValue },
      write: { newValue in
        setActor?.preconditionIsolated("A binding of an actor was set outside of that actor.")
        set(newValue, Transaction())
      }
    )
  }

  /// The binding whose changes are shown in a certain way.
  public func transaction(_ transaction: Transaction) -> Self {
    self
  }
}
