extension Reducer {
  /// Overrides a dependency for this reducer and its effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.userDefaults, .mock)
  /// ```
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency that is its own key for this reducer and its effects.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
    _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer and its effects.
  ///
  /// ```swift
  /// Feature()
  ///   .transformDependency(\.calendar) { $0.timeZone = .gmt }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency; `\.self` for all of them.
  ///   - transform: Changes it.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes a dependency that is its own key for this reducer and its effects.
  public func transformDependency<V: TestDependencyKey>(
    _ type: V.Type,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> where V.Value == V {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[V.self]) }
  }
}

/// The reducer that ``Reducer/dependency(_:_:)`` makes.
public struct _DependencyKeyWritingReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) { base.reduce(into: &state, action: action) }
  }

  /// Overrides one more dependency. The one written first, closer to the reducer, holds.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> Self {
    Self(base: base) { values in
      values[keyPath: keyPath] = value
      update(&values)
    }
  }

  /// Changes one more dependency. The change written first, closer to the reducer, comes last.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> Self {
    Self(base: base) { values in
      transform(&values[keyPath: keyPath])
      update(&values)
    }
  }
}

extension _DependencyKeyWritingReducer: ComposedReducer {
  func resolved() -> Reduce<Base.State, Base.Action> {
    let resolved = _DependencyKeyWritingReducer<Reduce<Base.State, Base.Action>>(
      base: base.lazilyResolved(),
      update: update
    )
    return Reduce(resolved.reduce)
  }
}
