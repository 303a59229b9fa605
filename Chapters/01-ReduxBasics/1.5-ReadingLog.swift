/* Remove this line to begin.
//
// One mistake in this file keeps it from compiling. `Scripts/workbook run 1.5` shows what the
// compiler says, and what that means here. Put the mistake right.

/// Exercise 1.5: the page at which a reader is.
enum ReadingLog {
  struct State: Equatable, Sendable {
    var page = 1
    var pagesToday = 0
  }

  enum Action: Sendable {
    case dayBegan
    case pagesRead(Int)
  }

  static func reduce(_ action: Action, _ state: State) -> State {
    let next = state
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
// The comment that the first line begins ends here. */
