// verdict: crashed

enum AsksForAllMemory {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let memory = [Int](repeating: a, count: 1 << 36)
    return Answer(number: memory[7] + 1)
  }
}
