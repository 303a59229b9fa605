import Foundation
import Testing

@testable import Composition

/// Runs a test store through steps. What it complains about first is reported below a sentence.
///
/// - Parameters:
///   - sentence: What was expected, and where to look.
///   - sourceLocation: Where the failure is reported.
///   - steps: Builds a test store and sends and receives.
@MainActor
func expectSteps(
  _ sentence: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  steps: @MainActor () async throws -> Void
) async {
  let failures = await complaints(of: steps)
  let isAsExpected = failures.isEmpty
  // What a test store advises to the author of a test does not help somebody who did not write it.
  let failure = (failures.first ?? "").components(separatedBy: "\n\n")
    .filter { !$0.hasPrefix("If ") }
    .joined(separator: "\n\n")
  #expect(
    isAsExpected,
    """
    \(sentence)

    \(failure)
    """,
    sourceLocation: sourceLocation
  )
}
