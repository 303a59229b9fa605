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
    // TODO: Make a store, send it what a person might type, and say what changes.
  }

  /// Says what the slider does: the nearest whole number becomes the volume.
  static func sliding(_ makeStore: MakeVolume) async {
    // TODO: Slide to positions on which a careless reducer would be wrong.
  }

  /// Says what the form does: edits are written and counted, and without a name it is not public.
  static func profile(_ makeStore: MakeProfile) async {
    // TODO: Edit both fields, in an order in which the rules show.
  }
}
