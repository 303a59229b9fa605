import WorkbookKit

/// Proves the form of a workbook: that every section of a lesson has all its files, and that there
/// are no others. It builds nothing.
struct StructureCheck {
  let workbook: Workbook
  /// The exercises to look at; what belongs to no exercise is looked at if all are.
  let selected: Set<ExerciseID>

  private var isWhole: Bool { selected.count == workbook.exercises.count }

  func findings() -> [Finding] {
    var findings: [Finding] = []
    for chapter in workbook.chapters {
      let exercises = chapter.exercises.filter { selected.contains($0.id) }
      for exercise in exercises {
        findings += LessonForm(exercise: exercise, chapter: chapter).findings()
        findings += TimeForm(exercise: exercise, workbook: workbook).findings()
        findings += PointerForm(exercise: exercise, workbook: workbook).findings()
        var files = ExerciseFiles(exercise: exercise, chapter: chapter, workbook: workbook)
        findings += files.findings()
        findings += SuiteSentences(
          of: exercise.suiteFile,
          text: Files.text(workbook.absolute(exercise.suiteFile)) ?? ""
        ).findings()
      }
      if isWhole || exercises.count == chapter.exercises.count {
        findings += ChapterForm(chapter: chapter, workbook: workbook).findings()
        for file in chapter.lessonFiles {
          findings += LessonLinks(
            file: file,
            searchFolders: [
              "Chapters/\(chapter.folder)", chapter.supportFolder, chapter.suiteFolder, ".",
            ],
            root: workbook.root
          ).findings()
          findings += PageForm(file: file, root: workbook.root).findings()
        }
      }
    }
    if isWhole {
      findings += OrphanFiles(workbook: workbook).findings() + PictureList(workbook).findings
      findings += PathForm(workbook: workbook).findings()
      findings += FrontPageForm(workbook: workbook).findings()
      findings += LearningPath.all(of: workbook).flatMap {
        IntroducedNames($0, in: workbook).findings()
      }
      findings += MessageForm(workbook: workbook).findings()
      for page in PageFiles.existing(in: workbook) {
        findings += LessonLinks(file: page, searchFolders: [], root: workbook.root).findings()
        findings += PageForm(file: page, root: workbook.root).findings()
      }
    }
    return findings
  }
}
