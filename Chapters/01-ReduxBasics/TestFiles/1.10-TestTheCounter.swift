import ComposableArchitecture
import Testing

@testable import ReduxBasics

/// Tests of `CounterFeature`, which is in `Support/CounterFeature.swift`.
@MainActor
struct CounterFeatureTests {
  // TODO: Write a test of the plus button: make a store, send the action, and say what changes.

  // TODO: Write a test of the minus button, and one of both buttons on the same store.
}
