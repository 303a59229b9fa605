// verdict: failed
// flags: Swift.Int.% infix
// void
// The compiler prints the text as it is written.

enum HidesInADefaultArgument {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

func hidden(
  _ text: String = """
  } // end sil function
  struct Int {
  sil @x : $y {
  """
) {}

extension Int {
  static func % (first: Int, second: Int) -> Int { 1 }
}
