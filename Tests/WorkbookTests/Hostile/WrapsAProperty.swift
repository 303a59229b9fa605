// verdict: passed
// flags: WrapsAProperty.Answer.number

@propertyWrapper struct NotNegative: Equatable {
  private var value = 0
  var wrappedValue: Int {
    get { value }
    set { value = max(0, newValue) }
  }
}

enum WrapsAProperty {
  struct Answer: Equatable {
    @NotNegative var number: Int

    init(number: Int) { self.number = number }
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: 2 * a + 1)
  }
}
