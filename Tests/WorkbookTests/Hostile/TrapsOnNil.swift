// verdict: crashed

enum TrapsOnNil {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let missing: Int? = a > .min ? nil : a
    return Answer(number: missing!)
  }
}
