/// Runs an operation with the dependencies that an object was made with.
///
/// ```swift
/// final class Cellar {
///   @Dependency(\.date) var date
///
///   // The date of this cellar, also where that is not the current one.
///   func shelf() -> Shelf { withDependencies(from: self) { Shelf() } }
/// }
/// ```
///
/// Where the current dependencies have overrides of their own, these win.
///
/// - Parameters:
///   - model: An object with a ``Dependency``, or one that `withDependencies` has returned. Another
///     one is reported, and the operation sees the current dependencies.
///   - updateValuesForOperation: Changes the values to those the operation should see.
///   - operation: The work that sees them.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try withDependencies {
    $0 = $0.overriding(those: model, at: location)
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}

/// The same without an update.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try withDependencies({ $0 = $0.overriding(those: model, at: location) }) {
    try operation()
  }
}

/// The same for asynchronous work, which stays on the actor of the caller.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await withDependencies {
    $0 = $0.overriding(those: model, at: location)
    try await updateValuesForOperation(&$0)
  } operation: {
    try await operation()
  }
}

/// The same for asynchronous work without an update.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await withDependencies({ $0 = $0.overriding(those: model, at: location) }) {
    try await operation()
  }
}

extension DependencyValues {
  /// The dependencies of an object, overridden by these where these have overrides.
  fileprivate func overriding(those model: some AnyObject, at location: IssueLocation) -> Self {
    let own = Mirror(reflecting: model).children.lazy
      .compactMap { ($0.value as? any CapturesDependencies)?.captured }.first
    guard let storage = own ?? MadeObjects.shared.storage(of: model) else {
      reportIssue(
        """
        'withDependencies(from:)' takes the dependencies of an object of type \
        '\(type(of: model))', which has none.

        To fix, give the object a '@Dependency', or make it within 'withDependencies'.
        """,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
      return self
    }
    return DependencyValues(storage: storage).merging(self)
  }
}

/// A property that remembers the dependencies of the time when it was made.
protocol CapturesDependencies {
  /// The dependencies of that time.
  var captured: DependencyStorage { get }
}

/// The objects that `withDependencies` has returned, with the dependencies of that time: an object
/// need not have a ``Dependency`` to hand them on.
final class MadeObjects: Sendable {
  static let shared = MadeObjects()

  private struct Entry {
    weak var object: AnyObject?
    let storage: DependencyStorage
  }

  private struct Entries {
    var byObject: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are taken out.
    var limit = 16
  }

  private let entries = Locked(Entries())

  /// Notes what an operation has returned, if it is an object.
  func note<R>(_ result: R) {
    guard R.self is AnyClass else { return }
    let object = result as AnyObject
    let entry = Entry(object: object, storage: DependencyValues.currentStorage)
    entries.withLock {
      if $0.byObject.count >= $0.limit {
        $0.byObject = $0.byObject.filter { $0.value.object != nil }
        $0.limit = max(16, $0.byObject.count * 2)
      }
      $0.byObject[ObjectIdentifier(object)] = entry
    }
  }

  /// The dependencies with which an object was made.
  func storage(of object: AnyObject) -> DependencyStorage? {
    let entry = entries.withLock { $0.byObject[ObjectIdentifier(object)] }
    return entry?.object === object ? entry?.storage : nil
  }
}
