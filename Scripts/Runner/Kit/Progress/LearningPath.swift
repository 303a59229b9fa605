/// A way through the workbook: some of its exercises, in the order in which to do them.
///
/// The table under the heading "Paths" of `Chapters/README.md` lists the paths.
package struct LearningPath: Equatable, Sendable {
  /// The name that a person types, such as `weekend`.
  package let name: String
  /// For whom it is, in Markdown.
  package let audience: String
  /// The hours it takes, as in the table; nil if the table has no number.
  package let hours: Int?
  /// In their order; each once.
  package let numbers: [ExerciseNumber]
  /// Whether it holds every exercise, so that the extra ones come last.
  package let isEverything: Bool
  /// The entries of the table that are no exercises, for the authors' check.
  package let unreadable: [String]
  /// The line of its row, counted from 1.
  package let line: Int

  package static let page = "Chapters/README.md"
  package static let everythingName = "all"
  static let heading = "## Paths"

  /// The exercises of the path that the workbook has.
  package func exercises(of workbook: Workbook) -> [Exercise] {
    let all = workbook.exercises
    if isEverything { return all }
    return numbers.compactMap { number in all.first { $0.id == .numbered(number) } }
  }

  /// The paths that the workbook's page lists, and the one with every exercise, which is always
  /// there.
  package static func all(of workbook: Workbook) -> [LearningPath] {
    let listed = paths(in: Files.text(workbook.absolute(page)) ?? "")
    return listed.contains { $0.isEverything } ? listed : listed + [everything]
  }

  /// The path of a name that a person types.
  ///
  /// - Throws: `WorkbookError` with the names of near paths, or of all, if there is none.
  package static func named(_ name: String, in workbook: Workbook) throws -> LearningPath {
    let paths = all(of: workbook)
    if let path = paths.first(where: { $0.name == name.lowercased() }) { return path }
    let names = paths.map(\.name)
    let near = NearMatches.of(name, in: names)
    throw WorkbookError(
      near.isEmpty
        ? "There is no path \"\(name)\"; there are \(names.joined(separator: ", "))."
        : "There is no path \"\(name)\". Did you mean \(near.joined(separator: " or "))?"
    )
  }

  /// The path with every exercise, for a workbook whose page lists none.
  package static let everything = LearningPath(
    name: everythingName,
    audience: "every exercise",
    hours: nil,
    numbers: [],
    isEverything: true,
    unreadable: [],
    line: 1
  )

  /// Reads the table under the heading; its columns are name, audience, hours and exercises.
  static func paths(in text: String) -> [LearningPath] {
    let lines = text.lines
    guard let heading = lines.firstIndex(of: heading) else { return [] }
    let section = lines[(heading + 1)...].prefix { !$0.hasPrefix("## ") }
    let rows = section.indices.filter { lines[$0].hasPrefix("|") }.dropFirst(2)
    return rows.compactMap { LearningPath(row: lines[$0], line: $0 + 1) }
  }
}

extension LearningPath {
  private init?(row: String, line: Int) {
    let cells = row.split(separator: "|").map { String($0).trimmed }
    guard cells.count == 4 else { return nil }
    let name = cells[0].filter { $0 != "`" }
    let items = cells[3].split(separator: ",").map { String($0).trimmed }
    let isEverything = name == Self.everythingName
    var numbers: [ExerciseNumber] = []
    var unreadable: [String] = []
    for item in isEverything ? [] : items {
      if let number = ExerciseNumber(item), !numbers.contains(number) {
        numbers.append(number)
      } else {
        unreadable.append(item)
      }
    }
    self.init(
      name: name,
      audience: cells[1],
      hours: Int(cells[2]),
      numbers: numbers,
      isEverything: isEverything,
      unreadable: unreadable,
      line: line
    )
  }
}
