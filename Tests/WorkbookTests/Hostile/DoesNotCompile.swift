// verdict: doesNotCompile

enum DoesNotCompile {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: twice(a))
  }
}
