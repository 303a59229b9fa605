// verdict: passed

import Foundation

@testable import ComposableArchitecture

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

enum CopiesTheImportsOfASuite {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    Answer(number: 2 * a + Int(sqrt(1.0)))
  }
}
