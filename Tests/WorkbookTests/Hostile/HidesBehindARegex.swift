// verdict: failed
// flags: Swift.Int.% infix
// void
// A lexer may take the regex for the beginning of a comment.

enum HidesBehindARegex {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

nonisolated(unsafe) let pattern = #/ /* " /#

extension Int {
  static func % (first: Int, second: Int) -> Int { 1 }
}
