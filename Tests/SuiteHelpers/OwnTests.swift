import Testing

/// The tests that a learner has written for a stage of the guessing game, or in a review.
public struct OwnTests: Sendable {
  let file: String

  /// - Parameter file: The name of their file.
  public init(file: String) {
    self.file = file
  }

  /// Checks that there are tests, and that all of them pass on the feature that they are compiled with.
  ///
  /// - Parameters:
  ///   - feature: The words for that feature.
  ///   - advice: What to do if a test does not pass, as whole sentences.
  public func expectPass(
    on feature: String = "your own feature",
    advice: String = "One of the two is wrong."
  ) async throws {
    let watched = try await JudgedTests(file: file).watchedRun()
    try watched.requireEnd()
    let run = watched.run
    try #require(
      !run.tests.isEmpty,
      """
      There is no test in \(file) yet. A test is a function with `@Test` before it, in a `struct`.
      """
    )
    #expect(
      run.skipped.isEmpty,
      """
      Each test should run, and \(run.skipped.joined(separator: ", ")) did not. Look at what is \
      written beside `@Test`.
      """
    )
    #expect(
      run.failures.isEmpty,
      """
      A test of yours does not pass on \(feature): \(run.firstFailing). \(advice)

      \(run.failures.first ?? "")
      """
    )
  }
}
