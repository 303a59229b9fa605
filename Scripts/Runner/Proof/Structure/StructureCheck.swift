/// Proves the form of a workbook: that every section of a lesson has all that belongs to it, and that
/// nothing stands beside it. It builds nothing.
struct StructureCheck {
  let workbook: Workbook
  /// The exercises to look at; what belongs to no exercise is looked at if all are.
  let selected: Set<ExerciseNumber>

  private var isWhole: Bool { selected.count == workbook.exercises.count }

  func breaches() -> [Breach] {
    var breaches: [Breach] = []
    for chapter in workbook.chapters {
      let exercises = chapter.exercises.filter { selected.contains($0.number) }
      for exercise in exercises {
        breaches += LessonForm(exercise: exercise, chapter: chapter).breaches()
        breaches += ExerciseFiles(exercise: exercise, chapter: chapter, workbook: workbook)
          .breaches()
      }
      if isWhole || exercises.count == chapter.exercises.count {
        breaches += ChapterForm(chapter: chapter, workbook: workbook).breaches()
        breaches += LessonLinks(
          file: chapter.lessonFile,
          searchFolders: [
            "Chapters/\(chapter.folder)", chapter.supportFolder, chapter.suiteFolder, ".",
          ],
          root: workbook.root
        ).breaches()
      }
    }
    if isWhole {
      breaches += Strays(workbook: workbook).breaches()
      for page in ["README.md", WrongAnswer.guide] where Files.exists(workbook.absolute(page)) {
        breaches += LessonLinks(file: page, searchFolders: [], root: workbook.root).breaches()
      }
    }
    return breaches
  }
}
