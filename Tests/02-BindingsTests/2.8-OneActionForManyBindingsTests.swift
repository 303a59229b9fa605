import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
@Suite("2.6 One action for many bindings") struct OneActionForManyBindingsTests {
  @Test("The switch and the text reach the state through one action each")
  func boundValuesAreWritten() {
    let store = Store(initialState: MyFeature.State()) { MyFeature() }
    store.send(.binding(.set(\.$foo, true)))
    store.send(.binding(.set(\.$bar, "Blob")))
    let state = store.withState { $0 }
    #expect(
      state.foo && state.bar == "Blob",
      """
      After the switch was turned on and "Blob" was typed, `foo` should be true and `bar` "Blob". \
      They are \(state.foo) and "\(state.bar)". Which reducer in `body` writes bound values?
      """
    )
  }

  @Test("The form can be saved as soon as the switch is on and the text is there")
  func canSaveIsRightAtOnce() throws {
    let edits: [(BindingAction<MyFeature.State>, String, Bool)] = [
      (.set(\.$bar, "a"), "typing a", false),
      (.set(\.$foo, true), "switching on", true),
      (.set(\.$bar, ""), "emptying the text", false),
      (.set(\.$bar, "ab"), "typing ab", true),
      (.set(\.$foo, false), "switching off", false),
      (.set(\.$bar, ""), "emptying the text while off", false),
    ]
    let store = Store(initialState: MyFeature.State()) { MyFeature() }
    for (edit, name, expected) in edits {
      store.send(.binding(edit))
      let canSave = store.withState(\.canSave)
      try #require(
        canSave == expected,
        """
        Right after \(name), `canSave` should be \(expected), and it is \(canSave). \
        Does the reducer that works it out run before or after the value has been written?
        """
      )
    }
  }

  @Test("An edit changes what was edited, and nothing else")
  func otherFieldsStay() async {
    let store = TestStore(initialState: MyFeature.State()) { MyFeature() }
    await store.send(.binding(.set(\.$bar, "Blob"))) { $0.bar = "Blob" }
    await store.send(.binding(.set(\.$foo, true))) {
      $0.foo = true
      $0.canSave = true
    }
    await store.send(.binding(.set(\.$bar, "Blob Jr."))) { $0.bar = "Blob Jr." }
  }

  @Test("The clear button still clears")
  func clearing() async {
    let store = TestStore(initialState: MyFeature.State()) { MyFeature() }
    await store.send(.binding(.set(\.$foo, true))) { $0.foo = true }
    await store.send(.binding(.set(\.$bar, "Blob"))) {
      $0.bar = "Blob"
      $0.canSave = true
    }
    await store.send(.clearButtonTapped) {
      $0.bar = ""
      $0.canSave = false
    }
  }
}
