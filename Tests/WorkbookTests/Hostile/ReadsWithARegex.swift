// verdict: passed

enum ReadsWithARegex {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let text = "twice \(a) /* and one */"
    let found = text.firstMatch(of: #/twice (\d+) /\*/#)
    return Answer(number: 2 * (found.flatMap { Int($0.output.1) } ?? a) + 1)
  }
}
