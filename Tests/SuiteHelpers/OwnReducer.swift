import ComposableArchitecture
import Testing

/// Expects a parent to run its child: where another reducer stands in the place of the child's own
/// one, the state is what the other one makes of it. A parent that copies the child's rules is told.
///
/// - Parameters:
///   - child: The child's feature.
///   - check: The name of the check that asks whether the child reacts at all.
///   - isReacting: Whether it does. Where it does not, nothing is judged yet.
///   - sentence: Says what the other reducer does, what was sent, and what should be found: "… should
///     be 70".
///   - place: Where to look: "the part of `body` that is for the counter".
///   - expected: What should be found.
///   - change: What the other reducer does at each action.
///   - found: Makes a store, sends an action of the child, and looks.
@MainActor
public func expectOwnReducer<Child: Reducer, Value: Equatable>(
  of child: Child.Type,
  after check: String = "",
  isReacting: Bool = true,
  _ sentence: String,
  lookAt place: String,
  expected: Value?,
  sourceLocation: SourceLocation = #_sourceLocation,
  change: @escaping @Sendable (inout Child.State) -> Void,
  found: @MainActor () throws -> Value?
) rethrows {
  guard isReacting else {
    Issue.record(
      "Not judged yet: `\(child)` does not react. First let the check \"\(check)\" pass.",
      sourceLocation: sourceLocation
    )
    return
  }
  let replaced = ReplacedFeature(child) { state, _ in
    change(&state)
    return .none
  }
  let value = try ReplacedFeature.$current.withValue(replaced) { try found() }
  let isExpected = value == expected
  #expect(
    isExpected,
    """
    This check gives `\(child)` another reducer. \(sentence), and the check found \
    \(value.map { "\($0)" } ?? "nothing there"). A parent hands the action on, and need not know what \
    its child does with it. Look at \(place).
    """,
    sourceLocation: sourceLocation
  )
}
