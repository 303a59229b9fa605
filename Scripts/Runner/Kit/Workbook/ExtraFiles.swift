/// Swift files that a learner has put beside the exercises of a chapter.
///
/// An exercise is judged by its own file and by what the chapter gives, so nothing sees them.
struct ExtraFiles {
  let exercise: Exercise
  let workbook: Workbook

  /// A sentence about them; none, if there are none.
  var notes: [String] {
    if exercise.isOwn { return [] }
    let folder = exercise.file.parentFolder
    let given = Set(workbook.exercises.flatMap { [$0.file] + [$0.ownTestsFile].compactMap { $0 } })
    let all = Files.names(in: workbook.absolute(folder))
    let names = all.filter {
      $0.hasSuffix(".swift") && !given.contains("\(folder)/\($0)")
        && FileCopy.original(of: $0, in: all) == nil
    }
    guard let first = names.sorted().first else { return [] }
    let others = names.count == 1 ? "" : " and \(names.count - 1) more beside it"
    let verb = names.count == 1 ? "does" : "do"
    return [
      "`\(first)`\(others) \(verb) not count: an exercise is judged by its own file alone. Move what"
        + " it needs into `\(exercise.file.fileName)`."
    ]
  }
}
