// verdict: failed
// flags: Swift.Int.% infix
// void
// A lexer may take the identifier for the beginning of a comment.

enum HidesBehindARawIdentifier {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

let `a /* b` = 0

extension Int {
  static func % (first: Int, second: Int) -> Int { 1 }
}
