/// The part of a feature's behavior that a ``TestStore`` requires to be asserted.
///
/// The name and the choices follow TCA.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each action an effect sends back, the end of each effect.
  case on

  /// Only what the test asserts; the rest is skipped.
  ///
  /// - Parameter showSkippedAssertions: Whether what is skipped is shown as an expected issue,
  ///   which does not fail the test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts; the rest is skipped in silence.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
