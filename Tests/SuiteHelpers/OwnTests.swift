import Testing

/// The tests that a learner has written for a stage of the guessing game, or in a review.
public struct OwnTests: Sendable {
  let file: String

  /// - Parameter file: The name of their file.
  public init(file: String) {
    self.file = file
  }

  /// Checks that there are tests, and that all of them pass on the feature beside them.
  public func expectPass() async throws {
    let watched = try await JudgedTests(file: file).watchedRun()
    try watched.requireTests(in: file)
    let run = watched.run
    #expect(
      run.failures.isEmpty,
      """
      A test of yours does not pass on the feature: \(run.firstFailing). One of the two is wrong.

      \(run.failures.first ?? "")
      """
    )
  }
}
