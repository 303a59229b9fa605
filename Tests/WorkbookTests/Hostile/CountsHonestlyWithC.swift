// verdict: passed

import Foundation

enum CountsHonestlyWithC {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    Answer(number: Int(pow(Double(a), 1)) * 2 + Colour.allCases.count - 1)
  }
}

enum Colour: String, CaseIterable {
  case red
  case green = "g"
}
