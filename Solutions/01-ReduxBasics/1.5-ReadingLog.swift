// REPAIR
/// Exercise 1.5: the page at which a reader is.
enum ReadingLog {
  enum Cause { case constantIsChanged, fieldIsMissing, returnIsMissing, typesDiffer }
  // BEGIN SOLUTION
  static let cause: Cause? = .constantIsChanged
  // END SOLUTION
  // STUB: static let cause: Cause? = nil

  struct State: Equatable, Sendable {
    var page = 1
    var pagesToday = 0
  }

  enum Action: Sendable {
    case dayBegan
    case pagesRead(Int)
  }

  static func reduce(_ action: Action, _ state: State) -> State {
    // BEGIN SOLUTION
    var next = state
    // END SOLUTION
    // STUB: let next = state
    switch action {
    case .dayBegan:
      next.pagesToday = 0
    case .pagesRead(let pages):
      next.page += pages
      next.pagesToday += pages
    }
    return next
  }
}
