import ComposableArchitecture
import Testing

@testable import Navigation

@MainActor
struct FoundTests {
  private func makeStore(_ state: FoundThing.State) -> TestStoreOf<FoundThing> {
    TestStore(initialState: state) { FoundThing() }
  }

  // BEGIN SOLUTION
  @Test func whatIsSavedClosesThePage() async {
    let store = makeStore(FoundThing.State(what: "A towel"))
    await store.send(.saveButtonTapped)
    await store.receive(\.delegate.saved, "A towel")
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test func anEmptyFieldIsRefusedUntilSomethingIsTyped() async {
    let store = makeStore(FoundThing.State())
    await store.send(.saveButtonTapped) { $0.isRefused = true }
    await store.send(.whatChanged("A")) {
      $0.isRefused = false
      $0.what = "A"
    }
    await store.send(.cancelButtonTapped)
    await store.finish()
    #expect(store.isDismissed)
  }
  // END SOLUTION
  // STUB: @Test func saves() async {
  // STUB:   let store = makeStore(FoundThing.State(what: "A towel"))
  // STUB:   await store.send(.saveButtonTapped)
  // STUB:   await store.receive(\.delegate.saved)
  // STUB: }
  // STUB:
  // STUB: @Test func refusesAnEmptyField() async {
  // STUB:   let store = makeStore(FoundThing.State())
  // STUB:   await store.send(.saveButtonTapped) { $0.isRefused = true }
  // STUB:   await store.send(.whatChanged("A")) { $0.what = "A" }
  // STUB:   #expect(store.state.isRefused)
  // STUB: }
}
