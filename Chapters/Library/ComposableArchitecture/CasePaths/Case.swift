/// The root and value type of ``CaseKeyPath``s: `\Action.Cases.counter.timer` leads from a
/// `Case<Action>` through its members to the `Case` of the innermost value.
///
/// You write the key paths; the library follows them.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// `nil` is the path of a value to itself, so that a key path's start costs nothing.
  let storage: CaseStorage<Value>?

  init(storage: CaseStorage<Value>?) {
    self.storage = storage
  }

  /// The start of each key path: the value itself.
  public init() {
    storage = nil
  }

  /// A case by its two directions.
  ///
  /// - Parameters:
  ///   - embed: Makes the enum from the case's associated value.
  ///   - extract: Gets the associated value if the enum is in this case.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    storage = RootedCaseStorage(AnyCasePath(embed: embed, extract: extract))
  }

  /// The case at the end of a key path.
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// Makes the outermost enum from the innermost value.
  public func embed(_ value: Value) -> Any {
    storage?.embed(value) ?? value
  }

  /// Gets the innermost value from the outermost enum, if all cases on the way match.
  public func extract(from root: Any) -> Value? {
    guard let storage else { return root as? Value }
    return storage.extract(from: root)
  }

  /// Goes on to a case of the value.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> Case<AppendedValue> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// Goes on to the wrapped value of a case that holds an optional, where that does not fit.
  @_disfavoredOverload
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue?>>
  ) -> Case<AppendedValue> where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return appending(path.appending(path: Optional.allCasePaths.some).named(like: path))
  }

  func appending<AppendedValue>(
    _ path: AnyCasePath<Value, AppendedValue>
  ) -> Case<AppendedValue> {
    Case<AppendedValue>(storage: storage?.appending(path) ?? RootedCaseStorage(path))
  }
}

extension Case {
  /// A case that no value is ever in. It ends the search of macros for a value's case.
  public var never: Case<Never> {
    appending(
      AnyCasePath<Value, Never>(
        embed: { _ in fatalError("Unreachable: there is no value of type 'Never'.") },
        extract: { _ in nil }
      )
    )
  }
}

/// A path whose end is known and whose start is not.
// Unchecked because a class that is inherited from cannot be checked. It has no properties, and its
// only subclass has one constant.
class CaseStorage<Value>: @unchecked Sendable {
  func embed(_ value: Value) -> Any { fatalError("Abstract") }
  func extract(from root: Any) -> Value? { fatalError("Abstract") }
  func appending<AppendedValue>(
    _ path: AnyCasePath<Value, AppendedValue>
  ) -> CaseStorage<AppendedValue> { fatalError("Abstract") }
}

/// A path whose both ends are known. Code that knows the start as well finds the case path here as
/// it was written, and uses it without boxing anything in `Any`.
final class RootedCaseStorage<Root, Value>: CaseStorage<Value>, @unchecked Sendable {
  let path: AnyCasePath<Root, Value>

  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
  }

  override func embed(_ value: Value) -> Any {
    path.embed(value)
  }

  override func extract(from root: Any) -> Value? {
    (root as? Root).flatMap(path.extract)
  }

  override func appending<AppendedValue>(
    _ next: AnyCasePath<Value, AppendedValue>
  ) -> CaseStorage<AppendedValue> {
    RootedCaseStorage<Root, AppendedValue>(path.appending(path: next))
  }
}

/// A case whose value's type is not known.
protocol AnyCase {
  /// Whether the outermost enum is in this case.
  func matches(_ root: Any) -> Bool
  /// Makes the outermost enum; `nil` if the value has another type.
  func embedAny(_ value: Any) -> Any?
  /// Gets the innermost value, of any type.
  func extractAny(from root: Any) -> Any?
}

extension Case: AnyCase {
  func matches(_ root: Any) -> Bool {
    extract(from: root) != nil
  }

  func embedAny(_ value: Any) -> Any? {
    (value as? Value).map(embed)
  }

  func extractAny(from root: Any) -> Any? {
    extract(from: root).map { $0 as Any }
  }
}
