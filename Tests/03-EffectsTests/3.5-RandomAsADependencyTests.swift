import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.JudgedTests

@testable import Effects

@MainActor
@Suite("3.5 Random as a dependency", .timeLimit(.minutes(20))) struct RandomAsADependencyTests {
  private static let tests = JudgedTests(file: "3.5-RandomAsADependency.swift")

  @Test("All tests pass on the correct feature")
  func correctFeature() async throws {
    try await Self.tests.expectPass()
  }

  @Test("Each bug of the next round is noticed", arguments: bugs)
  func nextRound(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  private nonisolated static let bugs: [JudgedTests.Bug] = [
    bug("the count goes on in the next round", "Say all three fields of the next round.") {
      state in
      state.secret = secret()
      state.id = id()
    },
    bug("the id is still that of the last round", "Say all three fields of the next round.") {
      state in
      _ = id()
      state = SecretCounter.State(secret: secret(), id: state.id)
    },
    bug("a secret is never below 1", "From which range does your test draw?") { state in
      state = SecretCounter.State(secret: secret(in: 1...100), id: id())
    },
    bug("a round draws twice, and takes the second number", "Which draw of your generator is it?") {
      state in
      _ = secret()
      state = SecretCounter.State(secret: secret(), id: id())
    },
  ]

  private nonisolated static func secret(in range: ClosedRange<Int> = -100...100) -> Int {
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    return withRandomNumberGenerator { Int.random(in: range, using: &$0) }
  }

  private nonisolated static func id() -> UUID {
    @Dependency(\.uuid) var uuid
    return uuid()
  }

  /// A feature whose next round is another one.
  private nonisolated static func bug(
    _ what: String,
    _ advice: String,
    next: @escaping @Sendable (inout SecretCounter.State) -> Void
  ) -> JudgedTests.Bug {
    let replacement = Replacement(of: SecretCounter.self) {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped: state.count += 1
        case .playNextButtonTapped: next(&state)
        }
        return .none
      }
    }
    return JudgedTests.Bug(what, advice) { try await replacement($0) }
  }
}
