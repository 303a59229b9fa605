import ComposableArchitecture
import Testing

@testable import ReduxBasics

// TODO: Write the tests of your feature.
