import ComposableArchitecture
import Testing

@testable import Navigation

@MainActor
struct FoundTests {
  private func makeStore(_ state: FoundThing.State) -> TestStoreOf<FoundThing> {
    TestStore(initialState: state) { FoundThing() }
  }

  @Test func saves() async {
    let store = makeStore(FoundThing.State(what: "A towel"))
    await store.send(.saveButtonTapped)
    await store.receive(\.delegate.saved)
  }

  @Test func refusesAnEmptyField() async {
    let store = makeStore(FoundThing.State())
    await store.send(.saveButtonTapped) { $0.isRefused = true }
    await store.send(.whatChanged("A")) { $0.what = "A" }
    #expect(store.state.isRefused)
  }
}
