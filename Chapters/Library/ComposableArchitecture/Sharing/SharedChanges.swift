/// The shared values that were changed, and what each was before, or is expected to be.
///
/// A test store makes one. While its feature runs, it is among the ``recorded`` and notes the value
/// before a change. While the test asserts, it is the ``asserted`` one: a shared value is then what
/// was noted, the test changes the note, and the two sides of a comparison are the note and the
/// value as it is.
///
/// A log of actions makes one that ``keepsFirst`` value of several, and takes the values out after
/// each action.
package final class SharedChanges: Sendable {
  private struct Change: Sendable {
    let source: any RecordedSharedValue
    let value: UncheckedSendable<Any>
  }

  private let changes = Locked<[ObjectIdentifier: Change]>([:])
  /// Whether the first value that is noted of a source counts, and not the last one.
  private let keepsFirst: Bool

  package init(keepsFirst: Bool = false) {
    self.keepsFirst = keepsFirst
  }

  /// Whether a value was changed.
  var isEmpty: Bool { changes.withLock(\.isEmpty) }

  /// The value that was noted for a source.
  func value<Value>(of source: SharedValue<Value>) -> Value? {
    guard let change = changes.withLock({ $0[source.identity] }) else { return nil }
    return change.value.value as? Value
  }

  /// Notes something of a value.
  func note<Value>(_ value: Value, of source: SharedValue<Value>) {
    note(value, of: source as any RecordedSharedValue)
  }

  package func note(_ value: Any, of source: any RecordedSharedValue) {
    let change = Change(source: source, value: UncheckedSendable(value))
    let old = self.changes.withLock { changes -> Change? in
      let old = changes[source.identity]
      if keepsFirst, old != nil { return nil }
      changes[source.identity] = change
      return old
    }
    // Values are let go of outside of the lock.
    _ = old
  }

  /// Takes out the shared values that were changed, with what was noted of each.
  package func take() -> [(source: any RecordedSharedValue, value: Any)] {
    let taken = self.changes.withLock { changes in
      defer { changes = [:] }
      return changes.values
    }
    return taken.map { ($0.source, $0.value.value) }
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
  package func record(in dependencies: inout DependencyValues) {
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
  package func assert<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$asserted.withValue(self, operation: operation)
  }

  /// Whether what runs was done before, so that no change of a shared value is stored or observed.
  @TaskLocal package static var isReplaying = false
}

/// A shared value as a log of actions sees it.
package protocol RecordedSharedValue: AnyObject, Sendable {
  var identity: ObjectIdentifier { get }
  /// The value. Reading it observes nothing.
  var recordedValue: Any { get }

  /// Puts another value in place, which is not stored. Who observes it is notified, unless changes
  /// are repeated.
  func replaceRecordedValue(by value: Any)
}
