import ComposableArchitecture
import Testing

@testable import Navigation

@MainActor
struct FoundTests {
  private func makeStore(_ what: String) -> TestStoreOf<FoundThing> {
    TestStore(initialState: FoundThing.State(what: what)) { FoundThing() }
  }

  @Test func saves() async {
    let store = makeStore("A towel")
    await store.send(.saveButtonTapped)
    await store.receive(\.delegate.saved, "A towel")
  }

  @Test func savesAnEmptyField() async {
    let store = makeStore("")
    await store.send(.saveButtonTapped)
    await store.receive(\.delegate.saved, "")
  }
}
