// verdict: passed
// A sequence of one's own has members by default that work on memory.

enum CountsDown {
  struct Answer: Equatable {
    var number: Int
  }

  struct Countdown: Sequence, IteratorProtocol {
    var count: Int

    mutating func next() -> Int? {
      guard count > 0 else { return nil }
      count -= 1
      return count
    }
  }

  struct Pair: MutableCollection {
    var first: Int
    var second: Int
    var startIndex: Int { 0 }
    var endIndex: Int { 2 }

    func index(after index: Int) -> Int { index + 1 }

    subscript(index: Int) -> Int {
      get { index == 0 ? first : second }
      set { if index == 0 { first = newValue } else { second = newValue } }
    }
  }

  static func answer(_ a: Int) -> Answer {
    let ones = Countdown(count: 5).filter { $0 == 1 }.count
    return Answer(number: Pair(first: a, second: a).reduce(ones, +))
  }
}
