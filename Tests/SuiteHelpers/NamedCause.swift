import Testing

/// Expects a learner to have named the cause of the compiler's message in a repair.
///
/// Whoever reads a failure has mended the mistake already, so it shows the message again. It does not say
/// which cause is the right one.
///
/// - Parameters:
///   - named: What the learner's file says.
///   - cause: What the message is about.
///   - message: The compiler's words, as far as versions of Swift agree on them.
///   - sourceLocation: Where the failure is reported.
public func expectCause<Cause: Equatable>(
  _ named: Cause?,
  _ cause: Cause,
  of message: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  // A comparison in the expectation would show the right cause.
  let isNamed = named == cause
  #expect(
    isNamed,
    """
    The compiler's message was "\(message)". `cause` should say what that is about, and is \
    \(named.map { "`.\($0)`" } ?? "`nil`"). Look at the four cases of `Cause`, and at which of them the \
    message speaks of.
    """,
    sourceLocation: sourceLocation
  )
}
