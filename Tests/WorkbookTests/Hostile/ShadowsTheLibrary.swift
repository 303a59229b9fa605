// verdict: doesNotCompile

enum ShadowsTheLibrary {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

enum Testing {
  static func __checkBinaryOperation<T>(_ value: T) {}
}
