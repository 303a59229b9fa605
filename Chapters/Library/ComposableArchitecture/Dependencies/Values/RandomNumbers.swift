extension DependencyValues {
  /// The source of random numbers (document S4 draws one per round).
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///
  /// let number = withRandomNumberGenerator { generator in
  ///   Int.random(in: -100...100, using: &generator)
  /// }
  /// ```
  ///
  /// In tests it reports an issue when it is read, unless it is overridden with a generator
  /// whose numbers are known.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}

/// Hands a generator of random numbers to a closure, to one at a time.
public final class WithRandomNumberGenerator: @unchecked Sendable {
  private var generator: any RandomNumberGenerator & Sendable
  private let lock = Lock()

  /// Hands out a generator.
  public init<T: RandomNumberGenerator & Sendable>(_ generator: T) {
    self.generator = generator
  }

  /// Runs a closure with exclusive access to the generator.
  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator & Sendable) -> R) -> R {
    lock.withLock { work(&generator) }
  }
}
