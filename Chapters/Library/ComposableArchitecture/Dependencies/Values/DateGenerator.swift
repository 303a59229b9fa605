public import Foundation

extension DependencyValues {
  /// The source of the current date (document S4: `@Dependency(\.date)`).
  ///
  /// ```swift
  /// withDependencies: { $0.date.now = Date(timeIntervalSince1970: 100) }
  /// ```
  ///
  /// In tests it reports an issue when it is read, unless it is overridden.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
}

/// Gives the date, each time it is called.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Dates that a closure gives.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The same date again and again.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The date; assigning one makes it the same from then on.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The date.
  public func callAsFunction() -> Date {
    generate()
  }
}
