import LibraryTestHelpers
import Testing

@MainActor
@Suite("Older spellings", .timeLimit(.minutes(20)))
struct OlderSpellingsTests {
  @Test("A deprecated API still works", arguments: all)
  func check(_ check: DeprecatedCheck) async throws {
    try await check.run()
  }

  private nonisolated static let all =
    checks(of: BindingStates.self)
    + checks(of: CallingReducers.self)
    + checks(of: CasePathOperators.self)
    + checks(of: ClosureScopes.self)
    + checks(of: ListedButtons.self)
    + checks(of: ReadingWithState.self)
    + checks(of: TaskResults.self)
    + checks(of: Timing.self)
    + checks(of: ViewStores.self)
}
