// verdict: doesNotCompile

enum EqualsEverything {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

func == (first: Int, second: Int) -> Bool { true }
func == <T>(first: T, second: T) -> Bool { true }
