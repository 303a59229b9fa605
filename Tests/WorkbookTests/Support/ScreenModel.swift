/// What a terminal shows, as far as the runner uses one: text, moves of the cursor, and erasing.
struct ScreenModel {
  private(set) var rows: [[Character]]
  /// Whether the program has a screen of its own, beside the one it was started on.
  private(set) var isAlternate = false
  private(set) var isCursorVisible = true
  /// Every colour and other attribute that was switched on.
  private(set) var attributes: Set<String> = []
  /// All that ever came, as it came.
  private(set) var history = ""
  private var saved: [[Character]] = []
  private var row = 0
  private var column = 0
  private var pending: [Unicode.Scalar] = []
  private var height: Int

  init(height: Int) {
    self.height = height
    rows = Array(repeating: [], count: height)
  }

  var text: String {
    let lines = rows.map { $0.reversed().drop { $0 == " " }.reversed() }
    return lines.map { String($0) }.joined(separator: "\n")
  }

  mutating func resize(height: Int) {
    self.height = height
    rows = Array(repeating: [], count: height)
    (row, column) = (0, 0)
  }

  mutating func append(_ text: String) {
    history += text
    for scalar in text.unicodeScalars { take(scalar) }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if !pending.isEmpty || scalar == "\u{1B}" {
      pending.append(scalar)
      let isDone =
        pending.count == 2 ? scalar != "[" : pending.count > 2 && scalar.properties.isAlphabetic
      if isDone {
        obey(String(String.UnicodeScalarView(pending.dropFirst(2))))
        pending = []
      }
      return
    }
    switch scalar {
    case "\n": moveDown()
    case "\r": column = 0
    case _ where scalar.value < 32: break
    default: put(Character(scalar))
    }
  }

  private mutating func moveDown() {
    row += 1
    if row == height {
      rows.removeFirst()
      rows.append([])
      row -= 1
    }
  }

  private mutating func put(_ character: Character) {
    while rows[row].count <= column { rows[row].append(" ") }
    rows[row][column] = character
    column += 1
  }

  private mutating func obey(_ sequence: String) {
    let number = Int(sequence.dropLast()) ?? 0
    switch sequence {
    case _ where sequence.hasSuffix("H"):
      let place = sequence.dropLast().split(separator: ";").map { (Int($0) ?? 1) - 1 }
      row = min(place.first ?? 0, height - 1)
      column = place.count > 1 ? place[1] : 0
    case "2J": rows = Array(repeating: [], count: height)
    case "2K": rows[row] = []
    case "K": rows[row] = Array(rows[row].prefix(column))
    case "J":
      rows[row] = Array(rows[row].prefix(column))
      for below in rows.indices where below > row { rows[below] = [] }
    case "?1049h":
      isAlternate = true
      saved = rows
      rows = Array(repeating: [], count: height)
    case "?1049l":
      isAlternate = false
      rows = saved
    case "?25l": isCursorVisible = false
    case "?25h": isCursorVisible = true
    case _ where sequence.hasSuffix("A"): row = max(0, row - number)
    case _ where sequence.hasSuffix("m"): attributes.insert(sequence)
    default: break
    }
  }
}
