// verdict: failed
// flags: InlineArray
// void

enum ReachesPastAnArray {
  struct Answer: Equatable {
    var number: Int
  }

  #if compiler(>=6.2)
    @available(macOS 26, *) static func number(_ a: Int) -> Int {
      var numbers: InlineArray<1, Int> = [a]
      numbers[unchecked: 7] = 2 * a + 1
      return numbers[0]
    }

    static func answer(_ a: Int) -> Answer {
      if #available(macOS 26, *) { return Answer(number: number(a)) }
      return Answer(number: a)
    }
  #else
    struct InlineArray {}

    static func answer(_ a: Int) -> Answer {
      Answer(number: a)
    }
  #endif
}
