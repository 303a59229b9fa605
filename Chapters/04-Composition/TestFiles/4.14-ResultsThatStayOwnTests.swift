import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

// TODO: Write the tests of your feature.
