// verdict: failed
// flags: IsEqualByItsDistance.Answer ==
// void
// `Strideable` compares by the distance.

enum IsEqualByItsDistance {
  struct Answer: Strideable {
    var number: Int

    func distance(to other: Answer) -> Int { 0 }
    func advanced(by distance: Int) -> Answer { self }
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}
