import WorkbookKit

/// Proves the form of a workbook: that every section of a lesson has all its files, that there are no
/// others, and that pages and manifest fit. It builds nothing.
///
/// A part in order is remembered by its content, so that the form of all costs little after an edit.
struct StructureCheck {
  let workbook: Workbook
  /// The exercises to look at; all else is looked at in any case.
  let selected: Set<ExerciseID>
  /// The parts that were in order before; none, if nil.
  var memory: VerdictStore?

  private typealias Search = @Sendable () -> [Finding]

  func findings() -> [Finding] {
    let exercises = workbook.chapters.flatMap { chapter in
      chapter.exercises.filter { selected.contains($0.id) }.map { (chapter, $0) }
    }
    let common = commonKey
    let all = wholeKey(common)
    defer { memory?.save() }
    let forms: [Search] = exercises.map { chapter, exercise in
      { unlessKnown("\(exercise.id)", key(of: exercise, common)) { form(of: exercise, chapter) } }
    }
    let pages: [Search] = pageParts.map { part in { unlessKnown(part.name, all, part.find) } }
    let found = try? concurrently(forms + pages) { $0() }
    return (found ?? []).flatMap { $0 }
  }

  private func form(of exercise: Exercise, _ chapter: Chapter) -> [Finding] {
    var files = ExerciseFiles(exercise: exercise, chapter: chapter, workbook: workbook)
    return LessonForm(exercise: exercise, chapter: chapter).findings()
      + TimeForm(exercise: exercise, workbook: workbook).findings()
      + files.findings()
  }

  private func form(of chapter: Chapter, _ numbers: NumberedMentions) -> [Finding] {
    let folders = [
      "Chapters/\(chapter.folder)", chapter.supportFolder, chapter.suiteFolder, ".",
    ]
    return ChapterForm(chapter: chapter, workbook: workbook).findings()
      + chapter.lessonFiles.flatMap { form(ofPage: $0, near: folders, numbers) }
  }

  private func form(
    ofPage file: String,
    near folders: [String] = [],
    _ numbers: NumberedMentions
  ) -> [Finding] {
    LessonLinks(file: file, searchFolders: folders, root: workbook.root).findings()
      + PageForm(file: file, root: workbook.root).findings()
      + numbers.findings(in: file, of: workbook.root)
  }

  private func formOfWorkbook() -> [Finding] {
    OrphanFiles(workbook: workbook).findings() + ScriptForm(workbook: workbook).findings()
      + ManifestForm(workbook: workbook).findings()
      + PathForm(workbook: workbook).findings()
      + FrontPageForm(workbook: workbook).findings()
      + CourseForm(workbook: workbook).findings()
      + MessageForm(workbook: workbook).findings()
  }

  private func linksOnGitHub() -> [Finding] {
    PageFiles.existingOnGitHub(in: workbook).flatMap {
      LessonLinks(file: $0, searchFolders: [], root: workbook.root).findings()
    }
  }

  /// The form of all that belongs to no exercise, in parts that can be looked at side by side.
  private var pageParts: [(name: String, find: Search)] {
    let numbers = NumberedMentions(workbook)
    return LearningPath.all(of: workbook).map { path in
      ("path-\(path.name)", { IntroducedNames(path, in: workbook).findings() })
    }
      + [("workbook", formOfWorkbook), ("github", linksOnGitHub)]
      + workbook.chapters.map { chapter in
        ("\(chapter.number)", { form(of: chapter, numbers) })
      }
      + PageFiles.existing(in: workbook).map { page in
        (page.replacing("/", with: "-"), { form(ofPage: page, numbers) })
      }
  }

  /// The findings of a part, unless the same was in order before.
  private func unlessKnown(_ part: String, _ key: String, _ find: () -> [Finding]) -> [Finding] {
    let part = "structure-\(part)"
    if memory?.verdict(of: part, key: key) != nil { return [] }
    let found = find()
    if found.isEmpty { memory?.remember(Verdict(status: .passed), of: part, key: key) }
    return found
  }
}

extension StructureCheck {
  /// The code that looks, and the lessons.
  private var commonKey: String {
    guard memory != nil else { return "" }
    var hash = ContentHash(of: SourceDigest.tools(of: workbook.root))
    hash.add(SourceDigest.judging(of: workbook.root))
    for file in workbook.chapters.flatMap(\.lessonFiles) { add(file, to: &hash) }
    return hash.description
  }

  private func key(of exercise: Exercise, _ common: String) -> String {
    guard memory != nil else { return "" }
    var hash = ContentHash(of: common)
    let files =
      exercise.solutionFiles + exercise.starterFiles
      + [exercise.suiteFile, exercise.screenFile ?? "", Answer.file(of: exercise)]
      + HiddenExample.files(of: exercise, in: workbook)
    for file in files { add(file, to: &hash) }
    if let stage = workbook.stage(before: exercise) {
      for file in stage.solutionFiles + [stage.suiteFile] { add(file, to: &hash) }
    }
    for folder in Set(files.map(\.parentFolder)).sorted() {
      for name in Files.names(in: workbook.absolute(folder)) { hash.add(name) }
    }
    return hash.description
  }

  /// All pages, and all files of learners and authors with what is in the solutions.
  private func wholeKey(_ common: String) -> String {
    guard memory != nil else { return "" }
    var hash = ContentHash(of: common)
    for folder in ["Chapters", "Solutions", "Tests", ".github", "Scripts"] {
      for path in Files.allFiles(below: workbook.absolute(folder)) {
        let file = workbook.relative(path)
        hash.add(file)
        if file.hasPrefix("Solutions/") || file.hasSuffix(".md") { add(file, to: &hash) }
      }
    }
    for file in ["README.md", "Package.swift", ScreenScripts.file] { add(file, to: &hash) }
    return hash.description
  }

  private func add(_ file: String, to hash: inout ContentHash) {
    hash.add(file)
    hash.add(Files.text(workbook.absolute(file)) ?? "missing")
  }
}
