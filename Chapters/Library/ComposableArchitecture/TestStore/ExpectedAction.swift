/// An action that a test expects to receive, and its description.
struct ExpectedAction<Action> {
  let matches: (Action) -> Bool
  /// The action that is expected, indented.
  let description: () -> String
  /// The step of the test that waits for it, on one line.
  let step: () -> String
  /// In what another action differs from it, each line marked.
  let difference: (Action) -> String
}

extension ExpectedAction where Action: Equatable {
  init(_ action: Action) {
    self.init(
      matches: { $0 == action },
      description: { TestStoreFailure.dump(action) },
      step: TestStep.received(action).text,
      difference: { TestStoreFailure.difference(action, $0) }
    )
  }
}

extension ExpectedAction {
  init(matching predicate: @escaping (Action) -> Bool) {
    self.init(
      matches: predicate,
      description: { "    an action that fits the given condition" },
      step: { "receive an action that fits the given condition" },
      difference: {
        """
            − an action that fits the given condition
        \(marked($0))
        """
      }
    )
  }
}

extension ExpectedAction where Action: CasePathable {
  init<Value>(_ actionCase: CaseKeyPath<Action, Value>) {
    let name = describeCase(actionCase)
    self.init(
      matches: { $0[case: actionCase] != nil },
      description: { "    \(name)" },
      step: { "receive \(name)" },
      difference: {
        """
            − \(name)
        \(marked($0))
        """
      }
    )
  }

  init<Value: Equatable>(_ actionCase: CaseKeyPath<Action, Value>, _ value: Value) {
    let expected = AnyCasePath(actionCase).embed(value)
    self.init(
      matches: { $0[case: actionCase] == value },
      description: { TestStoreFailure.dump(expected) },
      step: TestStep.received(expected).text,
      difference: { TestStoreFailure.difference(expected, $0) }
    )
  }
}

/// A received action, each line marked as one of a difference.
private func marked<Action>(_ action: Action) -> String {
  String(customDumping: action)
    .split(separator: "\n", omittingEmptySubsequences: false)
    .map { "    + \($0)" }
    .joined(separator: "\n")
}

/// A case as text: its name, as far as it is known, what it belongs to and what it carries.
private func describeCase<Action, Value>(_ actionCase: CaseKeyPath<Action, Value>) -> String {
  let value = Value.self == Void.self ? "nothing" : "'\(readableName(of: Value.self))'"
  let name = AnyCasePath(actionCase).name.map { "case '\($0)'" } ?? "given case"
  return "an action in the \(name) of '\(readableName(of: Action.self))', which carries \(value)"
}
