import ComposableArchitecture
import Testing

@testable import Navigation

@MainActor
struct FoundTests {
  private func makeStore(_ what: String) -> TestStoreOf<FoundThing> {
    TestStore(initialState: FoundThing.State(what: what)) { FoundThing() }
  }

  // BEGIN SOLUTION
  @Test func savingHandsOnAndClosesThePage() async {
    let store = makeStore("A towel")
    await store.send(.saveButtonTapped)
    await store.receive(\.delegate.saved, "A towel")
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test func nothingIsNotHandedOnAndCancelClosesThePage() async {
    let store = makeStore("")
    await store.send(.saveButtonTapped)
    await store.send(.cancelButtonTapped)
    await store.finish()
    #expect(store.isDismissed)
  }
  // END SOLUTION
  // STUB: @Test func saves() async {
  // STUB:   let store = makeStore("A towel")
  // STUB:   await store.send(.saveButtonTapped)
  // STUB:   await store.receive(\.delegate.saved, "A towel")
  // STUB: }
  // STUB:
  // STUB: @Test func savesAnEmptyField() async {
  // STUB:   let store = makeStore("")
  // STUB:   await store.send(.saveButtonTapped)
  // STUB:   await store.receive(\.delegate.saved, "")
  // STUB: }
}
