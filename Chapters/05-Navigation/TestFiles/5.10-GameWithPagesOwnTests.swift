import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

// TODO: Write the tests of your feature.
