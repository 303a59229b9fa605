import ComposableArchitecture
import Testing

@testable import Effects

// TODO: Write the tests of your feature.
