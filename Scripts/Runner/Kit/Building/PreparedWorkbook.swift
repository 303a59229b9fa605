/// A workbook whose library and shared files are built, so that single exercises can be.
package struct PreparedWorkbook: Sendable {
  package let workbook: Workbook
  package let library: BuiltLibrary
  /// By the chapter's number.
  private let support: [Int: ChapterSupport]

  /// Builds what these exercises share, where it has changed.
  ///
  /// - Parameters:
  ///   - exercises: Programs can be built for exercises of their chapters.
  ///   - onStep: Called while the library is built.
  ///   - onSupport: Called with the numbers of the chapters, before their files are compiled.
  /// - Throws: The compiler's output, if a given file does not compile.
  package static func prepare(
    _ workbook: Workbook,
    for exercises: [Exercise],
    toolchain: Toolchain,
    onStep: @escaping (BuiltLibrary.Step) -> Void = { _ in },
    onSupport: ([Int]) -> Void = { _ in }
  ) throws -> PreparedWorkbook {
    let library = try BuiltLibrary.build(in: workbook, toolchain: toolchain, onStep: onStep)
    let chapters = workbook.chaptersWithOwn.filter { chapter in
      exercises.contains { $0.id.chapter == chapter.number }
    }
    onSupport(chapters.map { $0.number })
    let support = try ChapterSupport.all(of: chapters, in: workbook, library: library)
    return PreparedWorkbook(workbook: workbook, library: library, support: support)
  }

  /// - Throws: `WorkbookError` if the exercise's chapter is none of those that were prepared.
  package func support(of exercise: Exercise) throws -> ChapterSupport {
    guard let support = support[exercise.id.chapter] else {
      throw WorkbookError("Chapter \(exercise.id.chapter) was not prepared.")
    }
    return support
  }

  /// The build of an exercise, not yet run.
  ///
  /// - Parameters:
  ///   - text: The text to build; the exercise's file, if nil.
  ///   - folder: Where the program is built; two builds at a time need two folders.
  ///   - cache: Where compiled suites of this exercise are kept.
  ///   - deadline: A call of the compiler is given up after this time.
  package func build(
    _ exercise: Exercise,
    text: String?,
    in folder: String,
    cache: String,
    deadline: Duration
  ) throws -> ExerciseBuild {
    ExerciseBuild(
      workbook: workbook,
      exercise: exercise,
      support: try support(of: exercise),
      library: library,
      folder: folder,
      cache: cache,
      text: text,
      used: exercise.isOwn ? OwnFeature.filesUsed(by: exercise, in: workbook) : [],
      deadline: deadline
    )
  }

  /// A hash of the library and of what the exercise's chapter shares, to which more can be added.
  package func hash(for exercise: Exercise) -> ContentHash {
    var hash = ContentHash(of: library.key)
    hash.add(support[exercise.id.chapter]?.key ?? "")
    return hash
  }
}
