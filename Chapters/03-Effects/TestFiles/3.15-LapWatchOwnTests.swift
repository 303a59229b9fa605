import ComposableArchitecture
import Testing

@testable import Effects

// TODO: Begin here: one sentence of the wish, as a test.
