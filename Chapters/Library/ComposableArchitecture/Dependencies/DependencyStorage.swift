/// The overrides behind a ``DependencyValues``.
///
/// Shared instances never change: ``DependencyValues/mutate(_:)`` copies one that is referred to
/// more than once, so reading needs no lock.
final class DependencyStorage: @unchecked Sendable {
  private(set) var values: [ObjectIdentifier: AnyObject]
  var context: DependencyContext?
  /// The feature whose reducer or effect is running. It is read and set for each action of a child,
  /// so it has a place of its own beside ``values``.
  var navigationIDPath: NavigationIDPath
  let cache: DependencyCache

  /// Overrides to consult after ``values``; it has no fallback of its own.
  let fallback: DependencyStorage?

  init(
    values: [ObjectIdentifier: AnyObject] = [:],
    context: DependencyContext? = nil,
    navigationIDPath: NavigationIDPath = .root,
    cache: DependencyCache,
    fallback: DependencyStorage? = nil
  ) {
    self.values = values
    self.context = context
    self.navigationIDPath = navigationIDPath
    self.cache = cache
    self.fallback = fallback
  }

  var isEmpty: Bool {
    values.isEmpty && context == nil && fallback == nil
      && navigationIDPath.isRoot
  }

  /// The override of a dependency, if there is one.
  func override<Key: TestDependencyKey>(of key: Key.Type) -> DependencyBox<Key.Value>? {
    let id = ObjectIdentifier(key)
    return (values[id] ?? fallback?.values[id]).map(DependencyBox.unchecked)
  }

  /// Overrides a dependency.
  func override<Key: TestDependencyKey>(_ key: Key.Type, with value: Key.Value) {
    values[ObjectIdentifier(key)] = DependencyBox(value)
  }

  /// A storage with the same overrides that may be changed.
  func flattened() -> DependencyStorage {
    var values = self.values
    if let fallback = self.fallback {
      values.merge(fallback.values) { own, _ in own }
    }
    return DependencyStorage(
      values: values,
      context: context,
      navigationIDPath: navigationIDPath,
      cache: cache
    )
  }

  /// The overrides of both; those of `other` win.
  func merging(_ other: DependencyStorage) -> DependencyStorage {
    if self === other || isEmpty { return other }
    return DependencyStorage(
      values: other.fallback == nil ? other.values : other.flattened().values,
      context: other.context ?? self.context,
      navigationIDPath: other.navigationIDPath.isRoot
        ? self.navigationIDPath : other.navigationIDPath,
      cache: other.cache,
      fallback: self.fallback == nil ? self : flattened()
    )
  }
}

/// A value of a dependency, behind a reference that costs nothing to convert back to its type.
final class DependencyBox<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension DependencyBox {
  /// Skips the check of the type: the value was stored under a key of this type.
  static func unchecked(_ box: AnyObject) -> DependencyBox {
    unsafeDowncast(box, to: DependencyBox.self)
  }
}
