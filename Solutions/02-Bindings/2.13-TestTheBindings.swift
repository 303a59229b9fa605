import ComposableArchitecture

/// Tests of the features in `Support/TestedFeatures.swift`. They are themselves tested, on features
/// with a bug. Each spec gets a function that makes its test store.
@MainActor
enum BindingSpecs {
  /// Makes a test store that begins with a volume of your choice.
  typealias MakeVolume = @MainActor (VolumeControl.State) -> TestStoreOf<VolumeControl>

  /// Makes a test store that begins with a profile of your choice.
  typealias MakeProfile = @MainActor (ProfileForm.State) -> TestStoreOf<ProfileForm>

  /// Says what typing does: a whole number from 0 to 100 becomes the volume, other text does not.
  static func typing(_ makeStore: MakeVolume) async {
    // BEGIN SOLUTION
    let store = makeStore(VolumeControl.State(volume: 30))
    await store.send(.volumeTyped("100")) { $0.volume = 100 }
    await store.send(.volumeTyped("0")) { $0.volume = 0 }
    await store.send(.volumeTyped("75")) { $0.volume = 75 }
    await store.send(.volumeTyped("7x"))
    await store.send(.volumeTyped("101"))
    await store.send(.volumeTyped("-1"))
    // END SOLUTION
    // STUB: // TODO: Make a store, send it what a person might type, and say what changes.
  }

  /// Says what the slider does: the nearest whole number becomes the volume.
  static func sliding(_ makeStore: MakeVolume) async {
    // BEGIN SOLUTION
    let store = makeStore(VolumeControl.State(volume: 30))
    await store.send(.sliderReleased(72.9)) { $0.volume = 73 }
    await store.send(.sliderReleased(4.1)) { $0.volume = 4 }
    // END SOLUTION
    // STUB: // TODO: Slide to positions on which a careless reducer would be wrong.
  }

  /// Says what the form does: edits are written and counted, and without a name it is not public.
  static func profile(_ makeStore: MakeProfile) async {
    // BEGIN SOLUTION
    let store = makeStore(ProfileForm.State())
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
    // END SOLUTION
    // STUB: // TODO: Edit both fields, in an order in which the rules show.
  }
}
