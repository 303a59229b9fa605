import ComposableArchitecture
import Testing

import class SuiteHelpers.HeldRequests
import func SuiteHelpers.expectEnd

@testable import Effects

@MainActor
@Suite("3.13 Two taps, one payment", .timeLimit(.minutes(20))) struct PaymentTests {
  typealias Feature = Payment.Feature

  /// A bill whose bank answers when the test says so.
  private struct Bill {
    let payments = HeldRequests<String>()
    let events = LockIsolated<[String]>([])
    let store: StoreOf<Feature>

    @MainActor
    init(_ state: Feature.State) {
      store = Store(initialState: state) {
        Feature()
      } withDependencies: { [payments, events] in
        $0.analytics.track = { event in events.withValue { $0.append(event) } }
        $0.bank.pay = { try await payments.answer(to: "\($0)") }
      }
    }
  }

  @Test("A tap pays the bill", arguments: [1_250, 99])
  func pays(cents: Int) async {
    let bill = Bill(Feature.State(cents: cents))
    let tap = bill.store.send(.payButtonTapped)
    let during = bill.store.status
    bill.payments.answerAll { _ in .success("R-71") }
    await expectEnd(of: tap)
    #expect(
      bill.payments.names == ["\(cents)"] && during == .paying
        && bill.store.status == .paid(receipt: "R-71"),
      """
      One tap pays a bill of \(cents) cents. The bank should be asked once for \(cents); the status \
      should be `paying` at first, and then `paid(receipt: "R-71")`. The bank was asked for \
      \(bill.payments.names); the status was `\(during)`, and then `\(bill.store.status)`. Look at \
      `payButtonTapped`.
      """
    )
  }

  @Test("A second tap, while the bank has not answered, pays nothing")
  func secondTap() async {
    let bill = Bill(Feature.State(cents: 800))
    let first = bill.store.send(.payButtonTapped)
    await bill.payments.arrival(of: "800", during: first)
    let second = bill.store.send(.payButtonTapped)
    await bill.payments.arrival(of: "800", times: 2, during: second)
    bill.payments.answer("800", with: .success("R-1"))
    bill.payments.answerAll { _ in .success("R-2") }
    await expectEnd(of: first)
    await expectEnd(of: second)
    #expect(
      bill.payments.names.count == 1,
      """
      The button was tapped twice, and the bank had got the first payment already when the second \
      tap came. It should get one payment, and it got \(bill.payments.names.count). To cancel a \
      request takes no money back: the bank has it. Look at what a tap does while the status is \
      `paying`.
      """
    )
    guard bill.payments.names.count == 1 else { return }
    #expect(
      bill.store.status == .paid(receipt: "R-1"),
      """
      The button was tapped twice, and the bank has answered the one payment that it got with the \
      receipt R-1. The status should say so, and is `\(bill.store.status)`. Look at what the second \
      tap does to the first one's effect.
      """
    )
  }

  @Test("Two taps at the same moment pay once")
  func sameMoment() async {
    let bill = Bill(Feature.State(cents: 300))
    let first = bill.store.send(.payButtonTapped)
    let second = bill.store.send(.payButtonTapped)
    bill.payments.answerAll { _ in .success("R-5") }
    await expectEnd(of: first)
    await expectEnd(of: second)
    #expect(
      bill.payments.names.count == 1 && bill.store.status == .paid(receipt: "R-5"),
      """
      The button was tapped twice, and no effect had begun between the taps. The bank should get one \
      payment, and the status should be `paid(receipt: "R-5")`. It got \
      \(bill.payments.names.count), and the status is `\(bill.store.status)`. Look at when the status \
      becomes `paying`.
      """
    )
  }

  @Test("A bill that is paid is not paid again")
  func paid() async {
    let bill = Bill(Feature.State(cents: 500, status: .paid(receipt: "R-8")))
    bill.payments.answerAll { _ in .success("R-9") }
    await expectEnd(of: bill.store.send(.payButtonTapped))
    #expect(
      bill.payments.names.isEmpty && bill.store.status == .paid(receipt: "R-8"),
      """
      The bill was paid, with the receipt R-8, and the button was tapped again. Nothing should \
      happen. The bank got \(bill.payments.names.count) payments, and the status is \
      `\(bill.store.status)`. Look at what a tap does after a payment.
      """
    )
  }

  @Test("After a failure the person can try again, and one payment is reported")
  func failure() async {
    let bill = Bill(Feature.State(cents: 650))
    let first = bill.store.send(.payButtonTapped)
    await bill.payments.arrival(of: "650", during: first)
    bill.payments.answer("650", with: .failure(Closed()))
    await expectEnd(of: first)
    let (status, reports) = (bill.store.status, bill.events.value)
    let second = bill.store.send(.payButtonTapped)
    let third = bill.store.send(.payButtonTapped)
    bill.payments.answerAll { _ in .success("R-3") }
    await expectEnd(of: second)
    await expectEnd(of: third)
    #expect(
      status == .failed && bill.store.status == .paid(receipt: "R-3"),
      """
      The first payment failed, and then the button was tapped again. The status should be `failed`, \
      and in the end `paid(receipt: "R-3")`. It was `\(status)`, and is `\(bill.store.status)`. Look at what a \
      tap does when the status is `failed`.
      """
    )
    #expect(
      reports.isEmpty && bill.events.value == ["paid 650"],
      """
      The first payment of 650 cents failed. Then the button was tapped twice, and the bank took the money. \
      "paid 650" should be reported once. After the failure the reports were \(reports), and in the end \
      \(bill.events.value). Look at when it is known that a bill is paid, and at which effect reports.
      """
    )
  }
}

private struct Closed: Error {}
