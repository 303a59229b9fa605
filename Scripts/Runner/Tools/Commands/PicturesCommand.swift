import WorkbookKit

/// `workbook pictures`: draws the pictures and films of screens that the workbook's pages show.
struct PicturesCommand: Command {
  static let name = "pictures"
  static let group = CommandGroup.authors
  static let summary = "draws the pictures and films of screens that the pages show"
  static let help = """
    workbook pictures           draws what \(ScreenScripts.file) lists, with the solutions
    workbook pictures 3         those of a chapter
    workbook pictures 3.26      those of an exercise

    A line of the list is what `workbook play` would be given: an exercise, --picture NAME.svg or
    --film NAME.film, and the steps. `workbook check` compares the files with what is drawn.
    Example: Scripts/workbook pictures
    """
  static var operand: Operand { .exerciseOrChapter }

  let names: [String]

  init(_ arguments: inout Arguments) {
    names = arguments.takeOperands()
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try Workbook(root: context.root(), source: .solutions)
    let named = Set(try ExerciseLookup(workbook: workbook).exercises(names).map { $0.id })
    let list = ScreenScripts(workbook)
    if let problem = list.problems.first {
      throw WorkbookError("\(ScreenScripts.file):\(problem.line): \(problem.sentence)")
    }
    let entries = list.entries.filter { named.isEmpty || named.contains($0.exercise) }
    let exercises = workbook.exercises.filter { exercise in
      entries.contains { $0.exercise == exercise.id }
    }
    let folder = workbook.cacheFolder + "/proof"
    let lock = try WorkbookLock(folder: folder, of: workbook) {
      context.errors.write("Another proof of this workbook is running; waiting …\n")
    }
    defer { withExtendedLifetime(lock) {} }
    let progress = ProofProgress(terminal: context.errors)
    let judge = try AttemptJudge(
      root: workbook.root,
      exercises: exercises,
      environment: context.environment,
      limits: Limits(),
      isFresh: false
    ) { step in
      if case .progress(let build) = step { progress.show(.building(build)) }
    }
    progress.end()
    var written = 0
    var isComplete = true
    for exercise in exercises {
      let screen = ScreenProgram(exercise: exercise, workbook: workbook, judge: judge)
      for entry in entries where entry.exercise == exercise.id {
        do {
          let text = try screen.play(try screen.build(), entry)
          guard Files.text(workbook.absolute(entry.file)) != text else { continue }
          try Files.write(text, to: workbook.absolute(entry.file))
          context.output.write("wrote \(entry.file)\n")
          written += 1
        } catch let stopped as UnattendedPlay.Stopped {
          context.errors.write("\(ScreenScripts.file):\(entry.line): \(stopped.sentence)\n")
          isComplete = false
        }
      }
    }
    context.output.write("\(entries.count) pictures and films, \(written) written.\n")
    return isComplete ? .passed : .failed
  }
}
