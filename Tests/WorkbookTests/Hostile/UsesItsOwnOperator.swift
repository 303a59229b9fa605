// verdict: passed

enum UsesItsOwnOperator {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    Answer(number: a |> { $0 * 2 } |> { $0 + 1 })
  }
}

infix operator |> : AdditionPrecedence

private func |> (number: Int, body: (Int) -> Int) -> Int { body(number) }
