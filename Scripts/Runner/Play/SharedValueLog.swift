import ComposableArchitecture

/// The shared values that an app has changed, so that a log of actions can show them as they were.
///
/// A state refers to a shared value, and does not hold it. So it is noted beside the states what each
/// shared value was.
@MainActor
final class SharedValueLog {
  /// The shared values at a moment.
  typealias Values = [ObjectIdentifier: Any]

  /// Notes the changes of the app.
  let changes = SharedChanges(keepsFirst: true)
  private var sources: [ObjectIdentifier: any RecordedSharedValue] = [:]
  /// Each value before its first change.
  private var firstValues: Values = [:]

  /// The values as they are now.
  func values() -> Values {
    for (source, value) in changes.take() where sources[source.identity] == nil {
      sources[source.identity] = source
      firstValues[source.identity] = value
    }
    return sources.mapValues(\.recordedValue)
  }

  /// Puts values in place, and those of before its first change for what has none. They are not
  /// stored.
  func put(_ values: Values) {
    for (identity, value) in firstValues.merging(values, uniquingKeysWith: { $1 }) {
      sources[identity]?.replaceRecordedValue(by: value)
    }
  }

  /// Runs what has happened before, with the values as they were. Nothing is stored, and nobody is
  /// notified.
  ///
  /// - Returns: Its result, and the values after it.
  func repeating<R>(from values: Values, _ operation: () -> R) -> (result: R, after: Values) {
    let now = self.values()
    return SharedChanges.$isReplaying.withValue(true) {
      put(values)
      defer { put(now) }
      return (operation(), self.values())
    }
  }

  /// Runs a comparison of two states, in which each shared value is what it was in them.
  func comparing<R>(_ old: Values, _ new: Values, _ operation: () -> R) -> R {
    let expected = SharedChanges()
    for (identity, source) in sources {
      guard let value = old[identity] ?? firstValues[identity] else { continue }
      expected.note(value, of: source)
    }
    return repeating(from: new) { expected.assert(operation) }.result
  }

  /// Whether each shared value is the same at two moments.
  func areSame(_ old: Values, _ new: Values) -> Bool {
    sources.keys.allSatisfy { identity in
      let values = [old, new].map { $0[identity] ?? firstValues[identity] }
      guard let first = values[0], let second = values[1] else { return true }
      return isSame(first, second)
    }
  }
}

/// Whether two values are equal; if their type cannot be compared, whether they are printed alike.
func isSame(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == rhs as? E }
  if let lhs = lhs as? any Equatable { return compare(lhs) }
  return diff(lhs, rhs) == nil
}
