internal import Foundation

/// The default values that were made so far, each made once per context and test.
final class DependencyCache: @unchecked Sendable {
  private struct Key: Hashable {
    let dependency: ObjectIdentifier
    let context: DependencyContext
    let test: TestIdentity?
  }

  // Plain references: a checker of leaks does not see those that the cases of an enum hold, because
  // Swift writes the case into the reference.
  private struct Entry {
    /// The ``DependencyBox`` of the value, once there is one.
    var box: AnyObject?
    /// The preparation that set the value, if there was one.
    var preparation: DependencyPreparation?
    /// The holder of this lock makes the value; others wait for it.
    var pending: NSRecursiveLock?
  }

  private let lock = Lock()
  private var entries: [Key: Entry] = [:]
  private var preparedContext: DependencyContext?

  /// The context of reads that do not override it.
  var context: DependencyContext {
    get { lock.withLock { preparedContext } ?? .inferred }
    set { lock.withLock { preparedContext = newValue } }
  }

  /// The default value of a key.
  ///
  /// - Parameters:
  ///   - dependency: The key.
  ///   - context: Which of its defaults; `nil` is the one of the process.
  ///   - resolution: The place of access, which an issue reported by the key names.
  func value<DependencyKeyType: TestDependencyKey>(
    for dependency: DependencyKeyType.Type,
    context: DependencyContext?,
    resolution: () -> DependencyResolution
  ) -> DependencyKeyType.Value {
    let key = self.key(for: dependency, context: context)
    if let box = self.box(of: dependency, at: key) { return box.value }

    let resolution = resolution()
    func makeValue() -> DependencyKeyType.Value {
      IssueLocation.$override.withValue(resolution.location) {
        DependencyResolution.$current.withValue(resolution) {
          defaultValue(of: dependency, in: key.context)
        }
      }
    }
    // Overriding a closure of a client reads the client. The value it starts from is not kept, so
    // that the first real access can still report.
    guard !resolution.isSetting else { return makeValue() }

    // One lock per key, recursive because the default of a dependency may read another one. The
    // lock of the table is free meanwhile, so that other dependencies can be looked up.
    return pendingLock(at: key).withLock {
      if let box = self.box(of: dependency, at: key) { return box.value }
      let value = makeValue()
      // That a dependency has no live value is reported each time, that it has none for tests once.
      if key.context != .live || !resolution.hasReportedMissingValue.value {
        lock.withLock { entries[key] = Entry(box: DependencyBox(value)) }
      }
      return value
    }
  }

  /// Makes `value` the default of a key, or reports that its default was used or prepared before.
  func prepare<DependencyKeyType: TestDependencyKey>(
    _ value: DependencyKeyType.Value,
    for dependency: DependencyKeyType.Type,
    context: DependencyContext?,
    property: StaticString,
    by preparation: DependencyPreparation
  ) {
    let key = self.key(for: dependency, context: context)
    let isTaken = lock.withLock {
      if let earlier = entries[key], earlier.box != nil, earlier.preparation !== preparation {
        return true
      }
      entries[key] = Entry(box: DependencyBox(value), preparation: preparation)
      return false
    }
    if isTaken { preparation.reportLatePreparation(of: property) }
  }

  private func key(
    for dependency: any TestDependencyKey.Type,
    context: DependencyContext?
  ) -> Key {
    let context = context ?? self.context
    return Key(
      dependency: ObjectIdentifier(dependency),
      context: context,
      test: context == .test ? .current : nil
    )
  }

  private func box<DependencyKeyType: TestDependencyKey>(
    of dependency: DependencyKeyType.Type,
    at key: Key
  ) -> DependencyBox<DependencyKeyType.Value>? {
    lock.withLock { entries[key]?.box }.map(DependencyBox.unchecked)
  }

  private func pendingLock(at key: Key) -> NSRecursiveLock {
    self.lock.withLock {
      if let lock = entries[key]?.pending { return lock }
      let lock = NSRecursiveLock()
      if entries[key] == nil { entries[key] = Entry(pending: lock) }
      return lock
    }
  }
}

/// The value that the key itself provides for a context.
private func defaultValue<Key: TestDependencyKey>(
  of key: Key.Type,
  in context: DependencyContext
) -> Key.Value {
  switch context {
  case .live:
    func liveValue<LiveKey: DependencyKey>(of key: LiveKey.Type) -> Any { key.liveValue }
    if let liveKey = key as? any DependencyKey.Type,
      let value = liveValue(of: liveKey) as? Key.Value
    {
      return value
    }
    if !DependencyResolution.current.isSetting {
      DependencyResolution.current.reportMissingValue(of: key, in: .live)
    }
    return Key.testValue
  case .preview:
    return Key.previewValue
  case .test:
    return Key.testValue
  }
}
