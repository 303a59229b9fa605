import WorkbookKit

/// Text whose letters know their colour, so that it can be cut anywhere.
struct StyledText: Equatable {
  struct Letter: Equatable {
    var character: Character
    var colour: Style.Colour?
  }

  var letters: [Letter]

  init() {
    letters = []
  }

  init(_ text: some StringProtocol, _ colour: Style.Colour? = nil) {
    letters = text.map { Letter(character: $0, colour: colour) }
  }

  init(letters: some Sequence<Letter>) {
    self.letters = Array(letters)
  }

  var isEmpty: Bool { letters.isEmpty }
  var columns: Int { letters.reduce(0) { $0 + $1.character.columns } }

  static func + (first: Self, second: Self) -> Self {
    Self(letters: first.letters + second.letters)
  }

  static func += (first: inout Self, second: Self) {
    first.letters += second.letters
  }

  /// The text with spaces after it, up to a number of columns.
  func padded(to width: Int) -> Self {
    self + Self(String(repeating: " ", count: max(0, width - columns)))
  }

  /// The text for a terminal, with as few changes of colour as it needs.
  func rendered(_ style: Style) -> String {
    var result = ""
    var start = letters.startIndex
    while start < letters.endIndex {
      let colour = letters[start].colour
      let end = letters[start...].firstIndex { $0.colour != colour } ?? letters.endIndex
      let run = String(letters[start..<end].map { $0.character })
      result += colour.map { style(run, $0) } ?? run
      start = end
    }
    return result
  }
}
