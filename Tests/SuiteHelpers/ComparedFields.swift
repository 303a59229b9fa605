import ComposableArchitecture

extension Reducer {
  /// This reducer for a test store that compares the fields of the task, and no other.
  ///
  /// A state may have more fields than a task names: in the store they stay as they were at first,
  /// and the reducer works with their real values.
  ///
  /// - Parameter fields: The fields to compare. What is shared needs no mention.
  public func comparing<each Value>(
    _ fields: repeat WritableKeyPath<State, each Value>
  ) -> Reduce<State, Action> {
    var real: State?
    return Reduce { shown, action in
      var state = real ?? shown
      let effect = self.reduce(into: &state, action: action)
      for field in repeat each fields {
        shown[keyPath: field] = state[keyPath: field]
      }
      real = state
      return effect
    }
  }
}
