import Foundation

/// Finds the exercises that a person names on the command line, in letters of any case and width.
package struct ExerciseLookup {
  package let workbook: Workbook
  /// Whether the learner's own features are found too.
  private let findsOwn: Bool
  /// The kind of name that the command takes, such as "chapter or exercise".
  private let named: String

  package init(workbook: Workbook, findsOwn: Bool = false, named: String = "exercise") {
    self.workbook = workbook
    self.findsOwn = findsOwn
    self.named = named
  }

  private var all: [Exercise] { findsOwn ? workbook.exercisesWithOwn : workbook.exercises }

  /// The one exercise of that number, or with that in its title or in the name of its file, which may
  /// be a path with a line. The whole name of a feature of the learner's own comes before the title of
  /// an exercise.
  ///
  /// - Throws: `WorkbookError` that lists the near ones, unless exactly one fits.
  package func exercise(_ name: String) throws -> Exercise {
    let name = Self.plain(name)
    if let own = own(name) {
      guard findsOwn else {
        throw WorkbookError(
          "\(own.title) is a feature of your own, and this is for the workbook's exercises: `run`,"
            + " `watch`, `play`, `list` and `export` take it."
        )
      }
      return own
    }
    let exact = all.first { $0.id.description == name || $0.name == name }
    if let exact { return exact }
    if Self.isPath(name) { return try exercise(ofFile: name) }
    // A whole number is no part of a name: it is a chapter's.
    if let number = Int(name) {
      throw WorkbookError("\(number) is \(try range(of: number)); say the number of an exercise.")
    }
    if let number = ExerciseNumber(name) {
      throw WorkbookError("There is no exercise \(name) in \(try range(of: number.chapter)).")
    }
    let query = name.lowercased()
    if let whole = all.first(where: { Self.names(of: $0).contains(query) }) { return whole }
    let partial = all.filter { Self.names(of: $0).contains { $0.contains(query) } }
    if partial.count == 1 { return partial[0] }
    if partial.count > 1 {
      throw WorkbookError("\"\(name)\" may be \(Self.list(partial)); say its number.")
    }
    throw WorkbookError("There is no \(named) \"\(name)\".\(suggestion(for: name))")
  }

  /// The exercises that several names mean, each once: a name means an exercise, or all of a
  /// chapter if it is a chapter's number, such as `3` or `chapter 3`.
  package func exercises(_ names: [String]) throws -> [Exercise] {
    var seen: Set<ExerciseID> = []
    return try names.flatMap { try exercises($0) }.filter { seen.insert($0.id).inserted }
  }

  /// The same for one name.
  package func exercises(_ name: String) throws -> [Exercise] {
    let name = Self.plain(name)
    if Self.isPath(name), let chapter = chapter(ofFile: name) { return chapter.exercises }
    if findsOwn, let own = workbook.own, name.lowercased() == own.module.lowercased() {
      return own.exercises
    }
    if name.lowercased().hasPrefix("chapter ") {
      return try chapter(String(name.dropFirst("chapter ".count)).trimmed).exercises
    }
    if let number = Int(name), workbook.chapters.contains(where: { $0.number == number }) {
      return try chapter(name).exercises
    }
    return [try exercise(name)]
  }

  /// The chapter of that number or module name, or to which a file belongs.
  package func chapter(_ name: String) throws -> Chapter {
    let name = Self.plain(name)
    if Self.isPath(name), let chapter = chapter(ofFile: name) { return chapter }
    let query = name.lowercased()
    let found = (findsOwn ? workbook.chaptersWithOwn : workbook.chapters).first {
      String($0.number) == name || $0.module.lowercased() == query
        || $0.title.lowercased() == query
    }
    guard let found else {
      let all = workbook.chapters.map { "\($0.number) \($0.title)" }.joined(separator: ", ")
      throw WorkbookError("There is no chapter \"\(name)\"; there are \(all).")
    }
    return found
  }

  /// The learner's own feature of that name, which only an exact name or a path means.
  private func own(_ name: String) -> Exercise? {
    workbook.ownFeatures.first { feature in
      feature.title.lowercased() == name.lowercased()
        || [feature.file, feature.suiteFile].contains {
          Self.isPath(name) && "/\(name)".hasSuffix("/\($0)")
        }
    }
  }

  /// The title, and the name of the file with its number and without.
  private static func names(of exercise: Exercise) -> [String] {
    let file = exercise.baseName.lowercased()
    let title = file.drop { $0 != "-" }.dropFirst()
    return [exercise.title.lowercased(), file] + (title.isEmpty ? [] : [String(title)])
  }

  /// In the letters that files have, and without the place behind a path, as compilers write it.
  private static func plain(_ name: String) -> String {
    let typed = name.precomposedStringWithCompatibilityMapping.trimmed
    // People paste numbers as 01.01.
    let name = typed.wholeMatch(of: #/0*(\d+)\.0*(\d+)/#).map { "\($0.1).\($0.2)" } ?? typed
    let path = name.replacing(#/:[0-9]+(:[0-9]+)?:?$/#, with: "")
    return isPath(path) ? path : name
  }

  private static func isPath(_ name: String) -> Bool {
    name.contains("/") || name.lowercased().hasSuffix(".swift")
  }

  /// The exercise to which a file belongs: its own, its solution, its suite, or its wrong answers. An
  /// editor passes the path of any open file, in its own notation, so names decide.
  private func exercise(ofFile path: String) throws -> Exercise {
    guard let found = owner(ofFile: path) else {
      throw WorkbookError("\(path) is no exercise's file; those have names like \(example).")
    }
    return found
  }

  private func owner(ofFile path: String) -> Exercise? {
    let parts = path.split(separator: "/").map(String.init)
    return all.first { exercise in
      var names = [
        exercise.file, exercise.suiteFile, exercise.screenFile, exercise.ownTestsFile,
      ]
      .compactMap { $0?.fileName }
      names.append(exercise.baseName + ".diff")
      return parts.last.map { file in names.contains { $0.lowercased() == file.lowercased() } }
        == true
    }
  }

  private var example: String {
    workbook.exercises.first?.file ?? "Chapters/03-Effects/3.7-Timer.swift"
  }

  /// The chapter that a file belongs to as a whole: its lesson, or something that its exercises
  /// share.
  private func chapter(ofFile path: String) -> Chapter? {
    let parts = path.split(separator: "/").map(String.init)
    guard owner(ofFile: path) == nil, let file = parts.last, ExerciseNumber(fileName: file) == nil
    else { return nil }
    return (findsOwn ? workbook.chaptersWithOwn : workbook.chapters).first { chapter in
      parts.contains(chapter.folder) || parts.contains(chapter.folder + "Tests")
    }
  }

  private func suggestion(for name: String) -> String {
    let words = { (title: String) in
      [title] + title.split(separator: " ").map(String.init).filter { $0.count > 3 }
    }
    let near = NearMatches.of(name, in: Array(Set(all.flatMap { words($0.title) })).sorted())
    let exercises = all.filter { !Set(near).isDisjoint(with: words($0.title)) }
    guard exercises.isEmpty else { return " Did you mean \(Self.list(exercises))?" }
    return " `Scripts/workbook list` shows them all."
  }

  private static func list(_ exercises: [Exercise]) -> String {
    exercises.prefix(4).map { $0.name }.joined(separator: ", ") + (exercises.count > 4 ? ", …" : "")
  }

  private func range(of number: Int) throws -> String {
    let chapter = try ExerciseLookup(workbook: workbook).chapter("\(number)")
    let ids = chapter.exercises.map { $0.id }
    let range = ids.first.map { ", from \($0) to \(ids[ids.count - 1])" } ?? ""
    return "chapter \(chapter.number), \(chapter.title)\(range)"
  }
}
