import ComposableArchitecture
import Testing

@testable import Bindings

/// Tests of `VolumeControl`, which is in `Support/TestedFeatures.swift`.
@MainActor
struct VolumeControlTests {
  // TODO: Write a test of typing: make a store, send it what a person might type, and say
  // what changes.

  // TODO: Write a test of the slider, with positions on which a careless reducer is wrong.
}

/// Tests of `ProfileForm`, in the same file.
@MainActor
struct ProfileFormTests {
  // TODO: Edit both fields, in an order in which the rules show.
}
