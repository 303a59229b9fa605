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

  @Test func opensTheReport() async {
    let store = makeStore()
    await store.send(.foundButtonTapped) {
      $0.report = LostAndFound.Report.State(find: LostAndFound.Find(id: UUID(0)))
    }
  }

  @Test func addsTheFind() async {
    let store = makeStore()
    await store.send(\.report.sendButtonTapped) { $0.finds = [towel] }
    await store.receive(\.report.sent.success)
  }

  @Test func saysWhatIsNotSent() async {
    let store = makeStore(isReachable: false)
    store.exhaustivity = .off
    await store.send(\.report.sendButtonTapped)
    await store.receive(\.report.sent.failure) { $0.report?.isNotSent = true }
  }
}
