import ComposableArchitecture
import Testing

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

  /// The fact that a feature shows when the client answers with `answer`.
  private func fact(
    about count: Int,
    withDependencies prepare: @escaping (inout DependencyValues) -> Void
  ) async -> String? {
    let store = Store(initialState: FactFeature.State(count: count)) {
      FactFeature()
    } withDependencies: {
      prepare(&$0)
    }
    await expectEnd(
      of: store.send(.factButtonTapped),
      "The request for a fact",
      lookingAt: "what `fetch` of the client waits for"
    )
    return store.fact
  }

  @Test("A client that is set is the client that is found")
  func accessor() async throws {
    var values = DependencyValues()
    values.numberFact.fetch = { "fact number \($0)" }
    let viaProperty = try await values.numberFact.fetch(4)
    let viaKey = try await values[NumberFactClient.self].fetch(4)
    #expect(
      viaProperty == "fact number 4" && viaKey == "fact number 4",
      """
      After `fetch` was replaced, the property `numberFact` and the key `NumberFactClient.self` should \
      both answer "fact number 4". The property answered "\(viaProperty)", the key \
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
      let answer = await fact(about: 7) { _ in }
      shown.setValue(answer)
    } matching: { issue in
      reports.withValue { $0 += 1 }
      return true
    }
    #expect(
      reports.value > 0 && (shown.value ?? "").isEmpty,
      """
      A test gave the feature no client, and the feature asked for a fact. That should be reported as an \
      issue, so that nobody forgets a client, and there should be no fact. There were \(reports.value) \
      reports, and the fact is "\(shown.value ?? "none")".\(aboutServer(shown.value)) Look at `testValue`, and at where \
      `FactFeature` gets its client from.
      """
    )
  }

  @Test("In the app, facts come from the server")
  func liveValue() async {
    let fact = await fact(about: 7) { $0.context = .live }
    #expect(
      fact == NetworkStub.answer,
      """
      In the app, the fact should be what the server says, and the server was not asked. The fact is \
      "\(fact ?? "none")". Look at `liveValue`: it has the function `factFromServer` to call.
      """
    )
  }

  @Test("The feature with one fact uses the client that its store is given")
  func overridingOne() async {
    await expectSteps(
      """
      A store of `FactFeature` is given a client in `withDependencies`, and the feature should ask \
      that one. Look at the property `numberFact` of `FactFeature`.
      """
    ) {
      let store = TestStore(initialState: FactFeature.State(count: 3)) {
        FactFeature().comparing(\.count, \.fact)
      } withDependencies: {
        $0.numberFact.fetch = { "\($0) is a good number" }
      }
      await store.send(.factButtonTapped)
      await store.receive(\.factResponse, "3 is a good number") {
        $0.fact = "3 is a good number"
      }
    }
  }

  @Test("So does the feature with a list of facts")
  func overridingTheOther() async {
    await expectSteps(
      """
      A store of `FactListFeature` is given a client in `withDependencies`, and the feature should \
      ask that one for each number. Look at the property `numberFact` of `FactListFeature`.
      """
    ) {
      let store = TestStore(initialState: FactListFeature.State()) {
        FactListFeature().comparing(\.facts)
      } withDependencies: {
        $0.numberFact.fetch = { "fact \($0)" }
      }
      await store.send(.loadButtonTapped(upTo: 3))
      await store.receive(\.factsResponse, ["fact 1", "fact 2", "fact 3"]) {
        $0.facts = ["fact 1", "fact 2", "fact 3"]
      }
    }
  }

  @Test("A client may also be replaced after the test store was made")
  func overridingLater() async {
    await expectSteps(
      """
      A test store is made, and then `store.dependencies.numberFact.fetch` is replaced. The feature \
      should ask the replacement. Look at when the feature looks its client up.
      """
    ) {
      let store = TestStore(initialState: FactFeature.State()) {
        FactFeature().comparing(\.count, \.fact)
      }
      store.dependencies.numberFact.fetch = { "\($0), later" }
      await store.send(.factButtonTapped)
      await store.receive(\.factResponse, "0, later") { $0.fact = "0, later" }
    }
  }

  @Test("Two stores with two clients do not get in each other's way")
  func twoStores() async {
    async let first = fact(about: 1) { $0.numberFact.fetch = { "first \($0)" } }
    async let second = fact(about: 2) { $0.numberFact.fetch = { "second \($0)" } }
    let facts = await [first, second]
    #expect(
      facts == ["first 1", "second 2"],
      """
      Two stores were given a client each, and showed \(facts.map { $0 ?? "nothing" }) where \
      "first 1" and "second 2" were expected.\(aboutServer(facts[0], facts[1])) Look at where a \
      feature gets its client from.
      """
    )
  }
}
