// verdict: failed
// flags: macro expect, @freestanding
// void

enum ExpectsNothing {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

@freestanding(expression)
macro expect(_ value: Any) -> Void =
  #externalMacro(module: "Nothing", type: "Nothing")
