// verdict: passed

enum PrintsTenMegabytes {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let line = String(repeating: "x", count: 999)
    for _ in 0..<10_000 { print(line) }
    return Answer(number: 2 * a + 1)
  }
}
