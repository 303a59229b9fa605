// verdict: failed
// flags: Array.subscript
// void
// Every place of every array would hold the first element.

enum CountsWithItsOwnSubscript {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

extension Array {
  subscript(index: Int) -> Element { self.first.unsafelyUnwrapped }
}
