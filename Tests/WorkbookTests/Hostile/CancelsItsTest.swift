// verdict: failed
// flags: import Testing
// void
// A test that is cancelled has no failure, and has proved nothing.

import Testing

enum CancelsItsTest {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    #if compiler(>=6.3)
      try? Test.cancel("Not today.")
    #endif
    return Answer(number: a)
  }
}
