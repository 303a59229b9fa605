import ComposableArchitecture
import Testing

@testable import Bindings

// TODO: Write the tests of your feature.
