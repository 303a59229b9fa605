/// Gives a feature access to a dependency (documents S0 to S4: `@Dependency(\.numberFact)`).
///
/// ```swift
/// @Reducer
/// struct Feature {
///   @Dependency(\.numberFact) var numberFact
///   …
/// }
/// ```
///
/// The overrides at the time when the wrapper was made are remembered. When the value is read they
/// are combined with the current ones, which win.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private enum Source: Sendable {
    case property(any KeyPath<DependencyValues, Value> & Sendable)
    case key(any ReadsDependency<Value>)
  }

  private let source: Source
  private let initialStorage: DependencyStorage
  private let location: IssueLocation

  /// A dependency by its property on ``DependencyValues``.
  ///
  /// - Parameter keyPath: The property; it may lead on to a part of the dependency, as `\.date.now`
  ///   does.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    source = .property(keyPath)
    initialStorage = DependencyValues.currentStorage
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A dependency by the type of its key, for one that has no property on ``DependencyValues``.
  ///
  /// - Parameter key: The key, often the client itself: `@Dependency(NumberFactClient.self)`.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    source = .key(ReadsKey<Key>())
    initialStorage = DependencyValues.currentStorage
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency as it is now.
  public var wrappedValue: Value {
    let storage = initialStorage.merging(DependencyValues.currentStorage)
    var values = DependencyValues(storage: storage)
    switch source {
    case .property(let keyPath):
      values.reader = DependencyReader(namesKey: false, location: location)
      return values[keyPath: keyPath]
    case .key(let source):
      values.reader = DependencyReader(namesKey: true, location: location)
      return source.value(in: values)
    }
  }
}

extension Dependency: CapturesDependencies {
  var captured: DependencyStorage { initialStorage }
}

/// Remembers the type of a key, and nothing else: no closure has to be allocated for it.
private protocol ReadsDependency<Value>: Sendable {
  associatedtype Value
  func value(in values: DependencyValues) -> Value
}

private struct ReadsKey<Key: TestDependencyKey>: ReadsDependency {
  func value(in values: DependencyValues) -> Key.Value { values[Key.self] }
}
