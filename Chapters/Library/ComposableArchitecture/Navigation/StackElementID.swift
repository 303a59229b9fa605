/// Identifies a feature in a stack for as long as it is in it.
///
/// Ids are handed out in order, and never again once their element is gone. In tests they begin
/// with 0, so that a test can name them:
///
/// ```swift
/// await store.send(\.path[id: 0].counter.incrementButtonTapped) {
///   $0.path[id: 0, case: \.counter]?.count = 1
/// }
/// ```
///
/// The name follows TCA.
public struct StackElementID: Hashable, Sendable {
  /// The number of ids that were handed out before this one.
  let generation: Int

  package init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// The id that is handed out after `value` others. Only tests can know that, so elsewhere the
  /// program ends, as with TCA.
  ///
  /// - Parameter value: The number of ids that were handed out before.
  public init(integerLiteral value: Int) {
    if !isTesting {
      fatalError(
        """
        The id \(value) of a stack's element was written as a number.

        Only in tests do ids begin with 0; elsewhere take the id from the action, as in \
        'case .path(.element(id: let id, action: …))', or from the stack's 'ids'.
        """
      )
    }
    self.init(generation: value)
  }
}

extension StackElementID: CustomDebugStringConvertible {
  public var debugDescription: String {
    "#\(generation)"
  }
}
