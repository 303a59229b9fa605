// verdict: crashed

enum RecursesWithoutEnd {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let next = answer(a &+ 1)
    return Answer(number: next.number &+ 1)
  }
}
