extension CheckedRule {
  /// Mistakes in tests.
  static let tests = [
    CheckedRule(id: "test-on-main-actor") { mistake in
      guard mistake.isInTests, mistake.has("main actor-isolated", "from outside of the actor")
      else { return nil }
      return "A store belongs to the main actor, and this test does not run there. Write"
        + " `@MainActor` above the `struct` of the tests, or above `@Test`."
    }
  ]
}

extension Mistake {
  /// Whether the error is in a file of tests.
  fileprivate var isInTests: Bool {
    guard error.file == code.file else {
      return error.file.hasPrefix("Tests/") || error.file.contains("/TestFiles/")
    }
    // A file of tests can hold a feature as well.
    return code.imports.contains("Testing") && token.flatMap(code.feature) == nil
  }
}
