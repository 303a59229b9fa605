import WorkbookKit

/// Looks whether the front page says the same as the lessons and the table of paths: how many exercises
/// a chapter has, and how long the road and the weekend take.
struct FrontPageForm {
  static let file = "README.md"

  let workbook: Workbook

  func findings() -> [Finding] {
    guard let text = Files.text(workbook.absolute(Self.file)) else { return [] }
    let prose = text.lines.joined(separator: " ")
    return numbers.filter { !prose.contains($0) }.map {
      Finding(file: Self.file, "The front page should say \"\($0)\".")
    }
  }

  private var numbers: [String] {
    let counts = workbook.chapters.map { chapter in
      let extra = chapter.exercises.count(where: \.section.isExtra)
      return "(\(chapter.lessonFile)) | \(chapter.exercises.count - extra) | \(extra) |"
    }
    let extra = workbook.exercises.count(where: \.section.isExtra)
    let sums = "the \(workbook.exercises.count - extra) required exercises; \(extra) *extra* ones"
    let paths = LearningPath.all(of: workbook)
    let times = paths.compactMap { path -> String? in
      guard let hours = path.hours else { return nil }
      switch path.name {
      case LearningPath.everythingName: return "About \(hours) hours"
      case "weekend": return "picks \(path.numbers.count) exercises, about \(hours) hours"
      default: return nil
      }
    }
    return counts + [sums] + times
  }
}
