import ComposableArchitecture
import Foundation
import Testing

@testable import Alerts

// TODO: Write the tests of your features.
