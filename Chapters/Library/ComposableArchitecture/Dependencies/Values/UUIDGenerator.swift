public import Foundation

extension DependencyValues {
  /// The source of new identifiers (document S3: `@Dependency(\.uuid)`).
  ///
  /// ```swift
  /// withDependencies: { $0.uuid = .incrementing }
  /// ```
  ///
  /// In tests it reports an issue when it is read, unless it is overridden.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}

/// Gives an identifier, each time it is called.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Identifiers that a closure gives.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// The same identifier again and again.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// `UUID(0)`, `UUID(1)` and so on; each use of this property starts again.
  public static var incrementing: Self {
    let next = LockIsolated(0)
    return Self {
      next.withValue { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }

  /// A new identifier.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// An identifier that is a number, for tests: `UUID(42)` is
  /// `00000000-0000-0000-0000-00000000002A`.
  ///
  /// - Parameter intValue: The number, from 0 to the greatest that twelve hexadecimal digits hold.
  public init(_ intValue: Int) {
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: intValue >> (8 * index)) }
    self.init(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte(5), byte(4), byte(3), byte(2), byte(1), byte(0))
    )
  }
}
