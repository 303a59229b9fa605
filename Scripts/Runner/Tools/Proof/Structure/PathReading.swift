import WorkbookKit

/// The pages that a person on a path reads beside the sections of its exercises: the beginnings of the chapters,
/// and the readings that `read` shows before an exercise. Who does every exercise reads whole lessons.
struct PathReading {
  let words: Int

  var minutes: Int { Int((Double(words) / ExerciseTime.wordsPerMinute).rounded()) }

  init(_ exercises: [Exercise], of path: LearningPath, in workbook: Workbook) {
    let chosen = Set(exercises.map(\.name))
    words = workbook.chapters.reduce(0) { sum, chapter in
      let text = Files.text(workbook.absolute(chapter.lessonFile)) ?? ""
      let names = Set(chapter.exercises.map(\.name))
      guard !chosen.isDisjoint(with: names) else { return sum }
      var words = 0
      var waiting = 0
      for (index, section) in text.components(separatedBy: "\n## ").enumerated() {
        let heading = section.lines.first ?? ""
        if !names.contains(heading) {
          let count = Self.words(in: section)
          if index == 0 || path.isEverything { words += count } else { waiting += count }
        } else {
          if chosen.contains(heading) { words += waiting }
          waiting = 0
        }
      }
      return sum + words
    }
  }

  /// A diagram is looked at, and what is folded, such as a table of contents, is looked up.
  private static func words(in section: String) -> Int {
    let shown = section.replacing(#/(?s)<details>.*?</details>/#, with: "")
    return ExerciseTime.words(in: shown.replacing(#/(?s)```mermaid.*?```/#, with: ""))
  }
}
