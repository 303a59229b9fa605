/// A case of an enum as a value: how to put an associated value into it, and how to get it out.
///
/// It is to a case what a `WritableKeyPath` is to a property. The `@CasePathable` macro writes one
/// for each case; elsewhere, name cases by ``CaseKeyPath``s such as `\.counter`.
///
/// ```swift
/// let success = AnyCasePath<Result<Int, any Error>, Int>(
///   embed: { .success($0) },
///   extract: { try? $0.get() }
/// )
/// success.extract(from: .success(42))  // 42
/// ```
// Unchecked because of the two functions. Those that the public initializer takes are `@Sendable`;
// the macro's capture types alone; the library's capture case paths, key paths and sendable ids.
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  @usableFromInline let _embed: (Value) -> Root
  @usableFromInline let _extract: (Root) -> Value?
  /// The name of the case as text that ends with a zero, if it is known.
  @usableFromInline let _name: UnsafePointer<UInt8>?

  /// Makes a case path from its two directions.
  ///
  /// - Parameters:
  ///   - embed: Makes the enum from the case's associated value.
  ///   - extract: Gets the associated value if the enum is in this case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    _embed = embed
    _extract = extract
    _name = nil
  }

  /// The function that the macro calls. Its functions capture nothing but the types of a generic
  /// enum, which Swift does not take to be `Sendable` if they have conformances.
  @inlinable
  public static func _$embed(
    _ embed: @escaping (Value) -> Root,
    name: StaticString? = nil,
    extract: @escaping (Root) -> Value?
  ) -> Self {
    Self(name: name?.utf8Start, embed: embed, extract: extract)
  }

  @usableFromInline
  init(
    name: UnsafePointer<UInt8>?,
    embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?
  ) {
    _embed = embed
    _extract = extract
    _name = name
  }

  /// The same path, with the name of the case that another one leads to.
  func named<OtherRoot, OtherValue>(like other: AnyCasePath<OtherRoot, OtherValue>) -> Self {
    Self(name: other._name, embed: _embed, extract: _extract)
  }

  /// The name of the case; of a case inside of others, the name of the innermost. Not known of
  /// paths that were written by hand.
  var name: String? { _name.map { String(cString: $0) } }

  /// Makes the enum from the case's associated value.
  @inlinable
  public func embed(_ value: Value) -> Root {
    _embed(value)
  }

  /// Gets the case's associated value; `nil` if `root` is in another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    _extract(root)
  }
}

extension AnyCasePath where Root == Value {
  /// The path from a value to itself.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath {
  /// The path that continues from this case's value to one of its own cases.
  public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    AnyCasePath<Root, AppendedValue>(
      name: path._name,
      embed: { [self] in embed(path.embed($0)) },
      extract: { [self] in extract(from: $0).flatMap(path.extract) }
    )
  }

  /// Changes the associated value, while `root` keeps the old one.
  ///
  /// - Returns: The result of `body`, or `nil` if `root` is in another case, and stays as it is.
  func modifyIfPresent<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard var value = extract(from: root) else { return nil }
    defer { root = embed(value) }
    return try body(&value)
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}
