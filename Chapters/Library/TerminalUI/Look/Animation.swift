/// The animation of a change on a phone. A terminal shows it at once.
///
/// Names and signatures are SwiftUI's; durations are in seconds.
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

  public static func linear(duration: Double) -> Self { .linear }
  public static func easeIn(duration: Double) -> Self { .easeIn }
  public static func easeOut(duration: Double) -> Self { .easeOut }
  public static func easeInOut(duration: Double) -> Self { .easeInOut }
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Self { .spring }
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Self { .spring }
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Self { .spring }
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Self { .spring }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { .bouncy }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self { .smooth }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { .snappy }
  public func delay(_ delay: Double) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self { self }
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
