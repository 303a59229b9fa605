/// The shared values that were changed, and what each was before, or is expected to be.
///
/// A test store makes one. While its feature runs, it is among the ``recorded`` and notes the value
/// before a change. While the test asserts, it is the ``asserted`` one: a shared value is then what
/// was noted, the test changes the note, and the two sides of a comparison are the note and the
/// value as it is.
final class SharedChanges: Sendable {
  private struct Change: Sendable {
    let source: any SharedSource
    let value: UncheckedSendable<Any>
  }

  private let changes = Locked<[ObjectIdentifier: Change]>([:])

  /// Whether a value was changed.
  var areThere: Bool { changes.withLock { !$0.isEmpty } }

  /// The value that was noted for a source.
  func value<Value>(of source: SharedValue<Value>) -> Value? {
    guard let change = changes.withLock({ $0[source.identity] }) else { return nil }
    return change.value.value as? Value
  }

  /// Notes something of a value.
  func note<Value>(_ value: Value, of source: SharedValue<Value>) {
    let change = Change(source: source, value: UncheckedSendable(value))
    let old = self.changes.withLock { changes in
      defer { changes[source.identity] = change }
      return changes[source.identity]
    }
    // Values are let go of outside of the lock.
    _ = old
  }

  /// Forgets all changes.
  func forget() {
    let old = self.changes.withLock { changes in
      defer { changes = [:] }
      return changes
    }
    _ = old
  }
}

extension SharedChanges {
  /// The changes that the test asserts just now.
  @TaskLocal static var asserted: SharedChanges?

  /// Those that note the changes of the running feature.
  static var recorded: [SharedChanges] {
    DependencyValues.currentStorage.override(of: Key.self)?.value ?? []
  }

  private enum Key: TestDependencyKey {
    static var testValue: [SharedChanges] { [] }
  }

  /// Notes the changes of what runs with these dependencies.
  func record(in dependencies: inout DependencyValues) {
    let recorded = dependencies.storage.override(of: Key.self)?.value ?? []
    dependencies[Key.self] = recorded + [self]
  }

  /// Notes the changes of an operation.
  func record<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      self.record(in: &$0)
    } operation: {
      try operation()
    }
  }

  /// Runs a comparison in which the noted values count.
  func assert<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$asserted.withValue(self, operation: operation)
  }
}
