/// A key to a dependency that has a value for live runs, previews and tests.
///
/// Conform a type to it to register a dependency. In the documents it is usually the client itself
/// (documents S0, S1 and S2: `extension NumberFactClient: DependencyKey`):
///
/// ```swift
/// extension NumberFactClient: DependencyKey {
///   static let liveValue = NumberFactClient(fetch: { number in … })
/// }
///
/// extension DependencyValues {
///   var numberFact: NumberFactClient {
///     get { self[NumberFactClient.self] }
///     set { self[NumberFactClient.self] = newValue }
///   }
/// }
/// ```
///
/// Only ``liveValue`` is required. ``previewValue`` falls back on it, and ``testValue`` falls back
/// on `previewValue` after reporting an issue: no test should reach the real world by accident.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value used when the application runs for real.
  static var liveValue: Value { get }

  /// The type of the dependency.
  associatedtype Value = Self

  /// The value used in previews; ``liveValue`` unless the key says otherwise.
  static var previewValue: Value { get }

  /// The value used in tests.
  ///
  /// A key that does not provide one gives its ``previewValue`` and reports an issue that names the
  /// dependency, once per test.
  static var testValue: Value { get }
}

/// A key to a dependency without a live value.
///
/// It serves modules that declare the interface of a dependency and leave the live value to another
/// module, which then conforms the same key to ``DependencyKey``.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value used in previews; ``testValue`` unless the key says otherwise.
  static var previewValue: Value { get }

  /// The value used in tests.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// Falls back on the live value.
  public static var previewValue: Value { Self.liveValue }

  /// Reports that the dependency has no test value, and gives the preview value.
  ///
  /// Nothing is reported while the dependency is being overridden: `$0.numberFact.fetch = …` has to
  /// read the client before it can change one of its closures.
  public static var testValue: Value {
    if !DependencyResolution.current.isSetting {
      DependencyResolution.current.reportMissingValue(of: Self.self, in: .test)
    }
    return Self.previewValue
  }
}

extension TestDependencyKey {
  /// Falls back on the test value.
  public static var previewValue: Value { Self.testValue }
}
