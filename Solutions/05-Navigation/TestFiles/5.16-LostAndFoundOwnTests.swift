import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
struct FindTests {
  struct Unreachable: Error {}

  private let towel = LostAndFound.Find(id: UUID(7), what: "A towel")

  /// A store with a towel on the page of the report.
  private func makeStore(isReachable: Bool = true) -> TestStoreOf<LostAndFound.Page> {
    TestStore(
      initialState: LostAndFound.Page.State(report: LostAndFound.Report.State(find: towel))
    ) {
      LostAndFound.Page()
    } withDependencies: {
      $0.office.send = { _ in if !isReachable { throw Unreachable() } }
      $0.uuid = .incrementing
    }
  }

  // BEGIN SOLUTION
  @Test func thePageClosesWhenTheOfficeHasTheFind() async {
    let store = makeStore()
    await store.send(\.report.sendButtonTapped)
    await store.receive(\.report.sent.success) { $0.finds = [towel] }
    await store.receive(\.report.dismiss) { $0.report = nil }
  }

  @Test func whatIsNotSentIsNotInTheList() async {
    let store = makeStore(isReachable: false)
    await store.send(\.report.sendButtonTapped)
    await store.receive(\.report.sent.failure) { $0.report?.isNotSent = true }
    await store.send(\.report.cancelButtonTapped)
    await store.receive(\.report.dismiss) { $0.report = nil }
  }
  // END SOLUTION
  // STUB: @Test func opensTheReport() async {
  // STUB:   let store = makeStore()
  // STUB:   await store.send(.foundButtonTapped) {
  // STUB:     $0.report = LostAndFound.Report.State(find: LostAndFound.Find(id: UUID(0)))
  // STUB:   }
  // STUB: }
  // STUB:
  // STUB: @Test func addsTheFind() async {
  // STUB:   let store = makeStore()
  // STUB:   await store.send(\.report.sendButtonTapped) { $0.finds = [towel] }
  // STUB:   await store.receive(\.report.sent.success)
  // STUB: }
  // STUB:
  // STUB: @Test func saysWhatIsNotSent() async {
  // STUB:   let store = makeStore(isReachable: false)
  // STUB:   store.exhaustivity = .off
  // STUB:   await store.send(\.report.sendButtonTapped)
  // STUB:   await store.receive(\.report.sent.failure) { $0.report?.isNotSent = true }
  // STUB: }
}
