/// The dependencies that features may use, one value per key.
///
/// The current values are task-local: an override made by ``withDependencies(_:operation:)`` is
/// seen by everything its operation calls and by every task started from it, and by no other, so
/// that tests can run in parallel. Features read them with ``Dependency``.
///
/// Register a dependency by a property that subscripts with its key:
///
/// ```swift
/// extension DependencyValues {
///   var numberFact: NumberFactClient {
///     get { self[NumberFactClient.self] }
///     set { self[NumberFactClient.self] = newValue }
///   }
/// }
/// ```
///
/// Copying is a matter of one reference. Code that runs often, such as a store, can install a set
/// of values with ``installed(_:)``, which costs next to nothing for the current ones.
public struct DependencyValues: Sendable {
  @TaskLocal static var currentStorage = DependencyStorage(cache: DependencyCache())

  var storage: DependencyStorage

  /// Whether these values are being changed by an update closure; reading a dependency is then part
  /// of overriding it, and is no reason to report an issue.
  var isSetting = false

  /// The call of ``prepareDependencies(_:fileID:filePath:line:column:)`` that is in progress; an
  /// assignment then replaces the default value of the process.
  var preparation: DependencyPreparation?

  /// The property wrapper through which a value is being read, for the messages of issues.
  var reader: DependencyReader?

  /// Values without an override; defaults are made again, not shared with the current ones.
  public init() {
    storage = DependencyStorage(cache: DependencyCache())
  }

  init(storage: DependencyStorage) {
    self.storage = storage
  }

  /// The values of this task.
  public static var _current: DependencyValues {
    DependencyValues(storage: currentStorage)
  }

  /// The value of a dependency: its override, or the key's default for the ``context``.
  ///
  /// A default is made once per context, and in tests once per test, so that a test never sees an
  /// instance that another one has used.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the dependency.
  ///   - function: The name of the property that reads the dependency.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      if let override = storage.override(of: key) { return override.value }
      return storage.cache.value(for: key, context: storage.context) {
        DependencyResolution(
          isSetting: isSetting,
          property: function,
          reader: reader,
          location: reader?.location
            ?? IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
      }
    }
    set {
      if let preparation = self.preparation {
        storage.cache.prepare(
          newValue,
          for: key,
          context: storage.context,
          property: function,
          by: preparation
        )
      } else {
        mutate { $0.override(key, with: newValue) }
      }
    }
  }

  /// Changes the storage, after copying it if others refer to it.
  mutating func mutate(_ change: (DependencyStorage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) || storage.fallback != nil {
      storage = storage.flattened()
    }
    change(storage)
  }
}

extension DependencyValues {
  /// Runs an operation with these values, for the store and its effects.
  ///
  /// When they are the current ones already, which is the rule inside of a store, nothing is
  /// installed: the cost is one task-local read and a comparison of references. Otherwise it is one
  /// task-local binding. No dictionary is copied in either case.
  func installed<R>(_ operation: () throws -> R) rethrows -> R {
    guard Self.currentStorage !== storage else { return try operation() }
    return try Self.$currentStorage.withValue(storage, operation: operation)
  }

  /// Runs an asynchronous operation with these values.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the operation runs.
  ///   - operation: The work that sees these values.
  func installed<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    guard Self.currentStorage !== storage else { return try await operation() }
    return try await Self.$currentStorage.withValue(
      storage,
      operation: operation,
      isolation: isolation
    )
  }

  /// Whether both hold the very same overrides; a comparison of references, so it may say no to
  /// values that are alike.
  func isIdentical(to other: DependencyValues) -> Bool {
    storage === other.storage
  }

  /// These values, overridden by those of `other` where it has overrides.
  ///
  /// Neither dictionary is copied until the result is changed.
  func merging(_ other: DependencyValues) -> DependencyValues {
    var merged = other
    merged.storage = storage.merging(other.storage)
    return merged
  }
}
