// verdict: failed
// flags: typealias Array
// void
// The suite finds two types of this name, or another one than it means.

enum AliasesANumber {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: a)
  }
}

typealias Array<Element> = Set<Element> where Element: Hashable
