import Testing

/// Runs a test store through steps. What it complains about first is reported below a sentence.
///
/// - Parameters:
///   - sentence: What was expected, and where to look.
///   - sourceLocation: Where the failure is reported.
///   - steps: Builds a test store and sends and receives.
@MainActor
public func expectSteps(
  _ sentence: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  steps: @MainActor () async throws -> Void
) async {
  let failures = await complaints(of: steps)
  let isAsExpected = failures.isEmpty
  #expect(
    isAsExpected,
    """
    \(sentence)

    \(withoutAdvice(failures.first ?? ""))
    """,
    sourceLocation: sourceLocation
  )
}
