// verdict: doesNotCompile
// The suite loops over an array, and would loop over nothing.

enum ShadowsASequence {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

struct Array<Element> {}
