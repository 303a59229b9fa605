import ComposableArchitecture
import Testing

import class SuiteHelpers.HeldRequests
import func SuiteHelpers.expectCause
import func SuiteHelpers.expectEnd

@testable import Effects

@MainActor
@Suite("3.3 An effect that takes the state along", .timeLimit(.minutes(20))) struct ExchangeTests {
  private typealias Feature = Exchange.Feature

  @Test("The cause is the one that the message names")
  func cause() {
    expectCause(
      Exchange.cause,
      .effectCapturesState,
      of: "mutable capture of 'inout' parameter 'state' is not allowed"
    )
  }

  @Test("The bank is asked for the amount of the state", arguments: [7, 120])
  func converts(amount: Int) async {
    let asked = LockIsolated<[Int]>([])
    let store = Store(initialState: Feature.State(amount: amount)) {
      Feature(convert: { amount in
        asked.withValue { $0.append(amount) }
        return amount * 3
      })
    }
    await expectEnd(of: store.send(.convertButtonTapped))
    #expect(
      asked.value == [amount] && store.worth == amount * 3,
      """
      After a tap at an amount of \(amount), the bank should be asked once, for \(amount), and its \
      answer should be shown: \(amount * 3). It was asked for \(asked.value), and the worth is \
      \(store.worth.map { "\($0)" } ?? "nil"). Look at what the effect gets, and at what it sends.
      """
    )
  }

  @Test("A late answer is not shown for another amount")
  func late() async {
    let bank = HeldRequests<Int>()
    let store = Store(initialState: Feature.State(amount: 5, worth: 20)) {
      Feature(convert: { (try? await bank.answer(to: "\($0)")) ?? 0 })
    }
    let tap = store.send(.convertButtonTapped)
    await bank.arrival(of: "5", during: tap)
    store.send(.amountChanged(8))
    bank.answerAll { _ in .success(15) }
    await expectEnd(of: tap)
    #expect(
      store.amount == 8 && store.worth == nil,
      """
      The bank was asked for 5, and then the amount became 8. The answer, 15, is not the worth of 8: there \
      should be none. The worth is \(store.worth.map { "\($0)" } ?? "nil"). Look at what ends the effect.
      """
    )
  }
}
