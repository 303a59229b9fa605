import ComposableArchitecture
import Observation
import Testing

@MainActor
@Suite("Observing what is presented", .timeLimit(.minutes(20)))
struct NavigationObservationTests {
  /// Whether who reads one thing is told when another one happens.
  private func isTold(reading: () -> Void, when change: () -> Void) -> Bool {
    let isTold = LockIsolated(false)
    withObservationTracking(reading) { isTold.setValue(true) }
    change()
    return isTold.value
  }

  @Test("Whether a child is presented changes when it comes and goes, not with its fields")
  func presence() {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let read = { _ = store.child == nil }
    #expect(isTold(reading: read) { store.send(.present(id: 1)) })
    #expect(!isTold(reading: read) { store.send(.child(.presented(.lookAround))) })
    #expect(!isTold(reading: read) { store.send(.other) })
    #expect(isTold(reading: read) { store.send(.present(id: 2)) })
    #expect(isTold(reading: read) { store.send(.child(.dismiss)) })
    // As in TCA, whoever assigns nothing to nothing is heard.
    #expect(isTold(reading: read) { store.send(.closeWithoutAsking) })
  }

  @Test("A field of the child changes with the child alone")
  func field() {
    let store = Store(initialState: Presenter.State(child: Sheet.State())) { Presenter() }
    let read = { _ = store.child?.isPresented }
    #expect(!isTold(reading: read) { store.send(.other) })
    #expect(!isTold(reading: read) { store.send(.child(.presented(.incrementButtonTapped))) })
    #expect(isTold(reading: read) { store.send(.child(.presented(.lookAround))) })
  }

  @Test("The parent's fields do not change with the child")
  func parent() {
    let store = Store(initialState: Presenter.State(child: Sheet.State())) { Presenter() }
    let read = { _ = store.log }
    #expect(!isTold(reading: read) { store.send(.child(.presented(.lookAround))) })
    #expect(isTold(reading: read) { store.send(.other) })
  }

  @Test("A stack changes when elements come and go, not with their fields")
  func stack() throws {
    let store = Store(initialState: Stacker.State()) { Stacker() }
    let read = { _ = store.path.count }
    #expect(isTold(reading: read) { store.send(.openButtonTapped) })
    let id = try #require(store.path.ids.first)
    #expect(!isTold(reading: read) { store.send(.path(.element(id: id, action: .lookAround))) })
    let readElement = { _ = store.path[id: id]?.count }
    #expect(
      isTold(reading: readElement) {
        store.send(.path(.element(id: id, action: .incrementButtonTapped)))
      }
    )
    #expect(isTold(reading: read) { store.send(.path(.popFrom(id: id))) })
  }

  @Test("A store of the child notifies of its changes, also of those by other actions")
  func storeOfChild() {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    store.send(.present(id: 1))
    let child: StoreOf<Sheet>? = store.scope(\.child, action: \.child.presented)
    #expect(
      isTold(
        reading: { _ = child?.count },
        when: { store.send(.child(.presented(.incrementButtonTapped))) }
      )
    )
    #expect(isTold(reading: { _ = child?.count }, when: { child?.send(.incrementButtonTapped) }))
  }
}
