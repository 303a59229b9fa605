import WorkbookKit

/// The keys of the watcher, as its last line shows them.
struct WatchKeys {
  struct Label: Equatable {
    var key: Character
    var words: String
  }

  var canShowSolution = false
  var canGoBack = false

  var labels: [Label] {
    let all: [Label?] = [
      canGoBack ? Label(key: "b", words: "back") : nil,
      Label(key: "n", words: "next"),
      Label(key: "t", words: "text"),
      Label(key: "h", words: "hint"),
      Label(key: "r", words: "run again"),
      Label(key: "l", words: "list"),
      canShowSolution ? Label(key: "s", words: "solution") : nil,
      Label(key: "q", words: "quit"),
    ]
    return all.compactMap { $0 }
  }

  func lines(style: Style, width: Int) -> [String] {
    TextLayout.wrapped(
      words: labels.map { style("\($0.key)", .bold) + " " + style($0.words, .dim) },
      separator: "   ",
      width: width
    )
  }
}
