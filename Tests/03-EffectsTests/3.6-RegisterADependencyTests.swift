import ComposableArchitecture
import Testing

import struct SuiteHelpers.JudgedTests
import struct SuiteHelpers.OwnTests
import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.6 Register a dependency", .timeLimit(.minutes(20))) struct RegisterADependencyTests {
  /// The live client asks a server, and a learner's code may ask the live client.
  init() { NetworkStub.begin() }

  /// A sentence, with a space before it, for a failure in which the live client has answered; empty
  /// if it has not.
  private func aboutServer(_ answers: String?...) -> String {
    answers.contains(NetworkStub.answer)
      ? " That was answered from `liveValue`, which asks a server." : ""
  }

  /// What a feature shows when the client answers as `prepare` says.
  private func answer(
    for harbor: String,
    withDependencies prepare: @escaping (inout DependencyValues) -> Void
  ) async -> String? {
    let store = Store(initialState: TideFeature.State(harbor: harbor)) {
      TideFeature()
    } withDependencies: {
      prepare(&$0)
    }
    await expectEnd(
      of: store.send(.askButtonTapped),
      "The request for a tide",
      lookingAt: "what `highTide` of the client waits for"
    )
    return store.answer
  }

  @Test("A client that is set is the client that is found")
  func accessor() async throws {
    var values = DependencyValues()
    values.tideClient.highTide = { "in \($0) at noon" }
    let viaProperty = try await values.tideClient.highTide("Cork")
    let viaKey = try await values[TideClient.self].highTide("Cork")
    #expect(
      viaProperty == "in Cork at noon" && viaKey == "in Cork at noon",
      """
      After `highTide` was replaced, the property `tideClient` and the key `TideClient.self` should \
      both answer "in Cork at noon". The property answered "\(viaProperty)", the key \
      "\(viaKey)".\(aboutServer(viaProperty, viaKey)) Look at the getter and the setter: do they \
      use the same key?
      """
    )
  }

  @Test("In a test that says nothing, each call is reported, and no server is asked")
  func testValue() async {
    let reports = LockIsolated(0)
    let shown = LockIsolated<String?>(nil)
    await withKnownIssue("The client reports its call.", isIntermittent: true) {
      let answer = await answer(for: "Cork") { _ in }
      shown.setValue(answer)
    } matching: { issue in
      reports.withValue { $0 += 1 }
      return true
    }
    #expect(
      reports.value > 0 && ["", "Nobody answers"].contains(shown.value),
      """
      A test gave the feature no client, and the feature asked for a tide. That should be reported as an \
      issue, so that nobody forgets a client, and no tide should be known. There were \(reports.value) \
      reports, and the answer is "\(shown.value ?? "none")".\(aboutServer(shown.value)) Look at `testValue`, \
      and at where `TideFeature` gets its client from.
      """
    )
  }

  @Test("In the app, tides come from the server")
  func liveValue() async {
    let answer = await answer(for: "Cork") { $0.context = .live }
    #expect(
      answer == NetworkStub.answer,
      """
      In the app, the answer should be what the server says, and the server was not asked. The answer is \
      "\(answer ?? "none")". Look at `liveValue`: it has the function `highTideFromServer` to call.
      """
    )
  }

  @Test("The feature uses the client that its store is given")
  func overriding() async {
    await expectSteps(
      """
      A store of `TideFeature` is given a client in `withDependencies`, and the feature should ask \
      that one. Look at the property `tideClient` of `TideFeature`.
      """
    ) {
      let store = TestStore(initialState: TideFeature.State(harbor: "Riga")) {
        TideFeature().comparing(\.harbor, \.answer)
      } withDependencies: {
        $0.tideClient.highTide = { "\($0): at noon" }
      }
      await store.send(.askButtonTapped)
      await store.receive(\.tideResponse.success, "Riga: at noon") { $0.answer = "Riga: at noon" }
      store.dependencies.tideClient.highTide = { _ in throw CancellationError() }
      await store.send(.askButtonTapped)
      await store.receive(\.tideResponse.failure) { $0.answer = "Nobody answers" }
    }
  }

  // MARK: Your own tests

  private static let ownTests = "3.6-RegisterADependencyOwnTests.swift"

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: Self.ownTests).expectPass()
  }

  @Test("Your tests notice a failure that is lost, and a client that is not asked", arguments: bugs)
  func ownTestsNotice(bug: JudgedTests.Bug) async throws {
    try await JudgedTests(file: Self.ownTests).expectNotice(bug)
  }

  nonisolated static let bugs: [JudgedTests.Bug] = [
    JudgedTests.Bug("a failure shows nothing", "One test needs a client that throws.") {
      try await Replacement(of: TideFeature.self) { correct in
        correct
        Reduce { state, action in
          if action.is(\.tideResponse.failure) { state.answer = nil }
          return .none
        }
      }($0)
    },
    JudgedTests.Bug(
      "nobody is asked, and each request fails",
      "One test gives the store no client, and expects what is reported then."
    ) {
      try await Replacement(of: TideFeature.self) { correct in
        correct.transformDependency(\.tideClient) {
          $0.highTide = { _ in throw CancellationError() }
        }
      }($0)
    },
  ]
}
