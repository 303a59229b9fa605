/// How a change comes about on a phone. A terminal shows it at once.
///
/// Names and signatures are SwiftUI's.
public struct Animation: Hashable, Sendable {
  public static let `default` = Self()
  public static let linear = Self()
  public static let easeIn = Self()
  public static let easeOut = Self()
  public static let easeInOut = Self()
  public static let spring = Self()
  public static let bouncy = Self()
  public static let smooth = Self()
  public static let snappy = Self()

  /// - Parameter duration: Seconds.
  public static func linear(duration: Double) -> Self { .linear }
  /// - Parameter duration: Seconds.
  public static func easeIn(duration: Double) -> Self { .easeIn }
  /// - Parameter duration: Seconds.
  public static func easeOut(duration: Double) -> Self { .easeOut }
  /// - Parameter duration: Seconds.
  public static func easeInOut(duration: Double) -> Self { .easeInOut }
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - bounce: How far it goes beyond its end, up to 1.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Self { .spring }
}

/// Makes changes that are animated.
///
/// - Parameters:
///   - animation: How; `nil` for not at all.
///   - body: Makes the changes.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Animates the view when a value changes.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    self
  }
}

extension Binding {
  /// The binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Self {
    self
  }
}
