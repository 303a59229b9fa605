/// A key path to a case of an enum: `\.counter`, or `\.counter.timer` for a case inside a case.
///
/// ```swift
/// let path: CaseKeyPath<Action, Int> = \.setCount
/// path(42)  // Action.setCount(42)
/// ```
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of an enum whose associated value does not matter.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension AnyCasePath {
  /// Resolves a case key path, so that following it often costs no more than two calls.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    let end = Case<Root>()[keyPath: keyPath]
    if let storage = end.storage as? RootedCaseStorage<Root, Value> {
      self = storage.path
    } else {
      self.init(
        embed: { value in end.embed(value) as! Root },
        extract: { root in end.extract(from: root) }
      )
    }
  }
}

extension KeyPath {
  /// Makes the enum from the case's associated value.
  ///
  /// ```swift
  /// let path: CaseKeyPath<Action, Int> = \.setCount
  /// path(42)  // Action.setCount(42)
  /// ```
  public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(self).embed(value)
  }

  /// Makes the enum in a case without associated value.
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Whether a value is in the case: `case \.loaded:` in a `switch`.
  public static func ~= <Enum, AssociatedValue>(pattern: KeyPath, value: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(pattern).extract(from: value) != nil
  }
}

extension PartialKeyPath {
  /// Makes the enum from an associated value of any type.
  ///
  /// - Returns: The enum, or `nil` if the case holds values of another type.
  @_disfavoredOverload
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    anyCase()?.embedAny(value) as? Enum
  }

  /// Whether `value` is in the case.
  func matches<Enum>(_ value: Enum) -> Bool where Root == Case<Enum> {
    anyCase()?.matches(value) ?? false
  }

  /// The associated value, of any type, if `value` is in the case.
  func extractAny<Enum>(from value: Enum) -> Any? where Root == Case<Enum> {
    anyCase()?.extractAny(from: value)
  }

  private func anyCase<Enum>() -> (any AnyCase)? where Root == Case<Enum> {
    Case<Enum>()[keyPath: self] as? any AnyCase
  }
}
