import ComposableArchitecture
import Testing

@testable import Bindings

/// Tests of `VolumeControl`, which is in `Support/TestedFeatures.swift`.
@MainActor
struct VolumeControlTests {
  // BEGIN SOLUTION
  @Test func typing() async {
    let store = TestStore(initialState: VolumeControl.State(volume: 30)) { VolumeControl() }
    await store.send(.volumeTyped("100")) { $0.volume = 100 }
    await store.send(.volumeTyped("0")) { $0.volume = 0 }
    await store.send(.volumeTyped("75")) { $0.volume = 75 }
    await store.send(.volumeTyped("7x"))
    await store.send(.volumeTyped("101"))
    await store.send(.volumeTyped("-1"))
  }

  @Test func sliding() async {
    let store = TestStore(initialState: VolumeControl.State(volume: 30)) { VolumeControl() }
    await store.send(.sliderReleased(72.9)) { $0.volume = 73 }
    await store.send(.sliderReleased(4.1)) { $0.volume = 4 }
  }
  // END SOLUTION
  // STUB: // TODO: Write a test of typing: make a store, send it what a person might type, and say
  // STUB: // what changes.
  // STUB:
  // STUB: // TODO: Write a test of the slider, with positions on which a careless reducer is wrong.
}

/// Tests of `ProfileForm`, in the same file.
@MainActor
struct ProfileFormTests {
  // BEGIN SOLUTION
  @Test func edits() async {
    let store = TestStore(initialState: ProfileForm.State()) { ProfileForm() }
    await store.send(\.binding.isPublic, true) { $0.edits = 1 }
    await store.send(\.binding.name, "Blob") {
      $0.name = "Blob"
      $0.edits = 2
    }
    await store.send(\.binding.isPublic, true) {
      $0.isPublic = true
      $0.edits = 3
    }
    await store.send(\.binding.name, "") {
      $0.name = ""
      $0.isPublic = false
      $0.edits = 4
    }
  }
  // END SOLUTION
  // STUB: // TODO: Edit both fields, in an order in which the rules show.
}
