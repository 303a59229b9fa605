import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// The look at submissions must not trouble honest people, so it is tried on all that this workbook
/// holds of their kind.
@Suite("A static look at honest answers", .timeLimit(.minutes(10))) struct HonestScreeningTests {
  private let workbook: Workbook
  private let root: String

  init() throws {
    let path = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    root = String(path.dropFirst())
    workbook = try Workbook(root: root, source: .chapters)
  }

  private func look(_ text: String, _ exercise: Exercise, _ names: ChapterSymbols) -> Screening {
    Screening(text, of: exercise, names: names, isStrict: false)
  }

  @Test("No solution is flagged, none is graded alone, and none is graded in another form")
  func solutions() throws {
    for chapter in workbook.chapters {
      let names = ChapterSymbols(chapter: chapter, workbook: workbook)
      for exercise in chapter.exercises {
        let source = try #require(MarkedSource(of: exercise, in: workbook))
        let screening = look(source.solution, exercise, names)
        #expect(screening.flags.isEmpty, "\(exercise.name)")
        #expect(!screening.isRewritten, "\(exercise.name)")
      }
    }
  }

  @Test("No wrong answer is refused")
  func wrongAnswers() throws {
    for chapter in workbook.chapters {
      let names = ChapterSymbols(chapter: chapter, workbook: workbook)
      for exercise in chapter.exercises {
        let solution = try #require(MarkedSource(of: exercise, in: workbook))
        let files = WrongAnswer.files(of: exercise, root: root)
        #expect(files.count >= WrongAnswer.fewest(for: exercise), "\(exercise.name)")
        for file in files {
          let answer = try WrongAnswer(
            reading: file,
            of: exercise,
            solution: solution,
            root: root
          )
          #expect(look(answer.text, exercise, names).refusal == nil, "\(file)")
        }
      }
    }
  }
}
