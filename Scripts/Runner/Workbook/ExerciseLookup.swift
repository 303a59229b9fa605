/// Finds the exercises that a person names on the command line.
struct ExerciseLookup {
  let workbook: Workbook

  /// The one exercise of that number, or with that in its title.
  ///
  /// - Throws: A sentence that lists the near ones, unless exactly one fits.
  func exercise(_ name: String) throws -> Exercise {
    let all = workbook.exercises
    if let exact = all.first(where: { $0.id == name || $0.name == name }) { return exact }
    let wanted = name.lowercased()
    if let whole = all.first(where: { $0.title.lowercased() == wanted }) { return whole }
    let partial = all.filter { $0.title.lowercased().contains(wanted) }
    if partial.count == 1 { return partial[0] }
    if partial.count > 1 {
      throw WorkbookError("\"\(name)\" may be \(Self.list(partial)); say its number.")
    }
    throw WorkbookError("There is no exercise \"\(name)\".\(suggestion(for: name))")
  }

  /// One exercise, or all of a chapter if the name is a chapter's number.
  func exercises(_ name: String) throws -> [Exercise] {
    if let number = Int(name), workbook.chapters.contains(where: { $0.number == number }) {
      return try chapter(name).exercises
    }
    return [try exercise(name)]
  }

  /// The chapter of that number or module name.
  func chapter(_ name: String) throws -> Chapter {
    let wanted = name.lowercased()
    let found = workbook.chapters.first {
      String($0.number) == name || $0.module.lowercased() == wanted
        || $0.title.lowercased() == wanted
    }
    guard let found else {
      let all = workbook.chapters.map { "\($0.number) \($0.title)" }.joined(separator: ", ")
      throw WorkbookError("There is no chapter \"\(name)\"; there are \(all).")
    }
    return found
  }

  private func suggestion(for name: String) -> String {
    let all = workbook.exercises
    let near =
      NearMatches.of(name, in: all.map { $0.title }) + NearMatches.of(name, in: all.map { $0.id })
    let exercises = all.filter { near.contains($0.title) || near.contains($0.id) }
    guard exercises.isEmpty else { return " Did you mean \(Self.list(exercises))?" }
    return " `Scripts/workbook list` shows them all."
  }

  private static func list(_ exercises: [Exercise]) -> String {
    exercises.prefix(4).map { $0.name }.joined(separator: ", ")
  }
}
