import Testing

/// Checks of what is deprecated.
///
/// Swift Testing takes no test that is marked as deprecated, and what is not marked gets a
/// warning for each use of something that is. The requirement here is not marked, and what meets it
/// may be.
public protocol DeprecatedChecks {
  static var checks: [DeprecatedCheck] { get }
}

/// One behaviour of something that is deprecated.
public struct DeprecatedCheck: Sendable, CustomTestStringConvertible {
  public let testDescription: String
  public let run: @MainActor () async throws -> Void

  public init(_ behaviour: String, _ run: @escaping @MainActor () async throws -> Void) {
    testDescription = behaviour
    self.run = run
  }
}

/// The checks of a type whose list of them is deprecated.
public func checks(of type: (some DeprecatedChecks).Type) -> [DeprecatedCheck] {
  type.checks
}
