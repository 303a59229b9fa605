/// The animation of a change on a phone. A terminal shows it at once.
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
  ///   - bounce: The overshoot beyond its end, up to 1.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Self { .spring }
  /// - Parameters:
  ///   - response: Seconds.
  ///   - dampingFraction: The damping: at 1 it does not go beyond its end.
  ///   - blendDuration: Seconds.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Self { .spring }
  /// - Parameters:
  ///   - response: Seconds.
  ///   - dampingFraction: The damping: at 1 it does not go beyond its end.
  ///   - blendDuration: Seconds.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Self { .spring }
  /// - Parameters:
  ///   - mass: The mass at the spring's end.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The rate at which it comes to rest.
  ///   - initialVelocity: The speed at the beginning.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Self { .spring }
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - extraBounce: The additional overshoot beyond its end.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { .bouncy }
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - extraBounce: The additional overshoot beyond its end.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self { .smooth }
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - extraBounce: The additional overshoot beyond its end.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { .snappy }

  /// The same animation, later.
  ///
  /// - Parameter delay: Seconds.
  public func delay(_ delay: Double) -> Self { self }
  /// The same animation, faster.
  ///
  /// - Parameter speed: The factor by which it is faster.
  public func speed(_ speed: Double) -> Self { self }
  /// The same animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self { self }
  /// The same animation, without an end.
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
}

/// Makes changes that are animated.
///
/// - Parameters:
///   - animation: How; `nil` for not at all.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
