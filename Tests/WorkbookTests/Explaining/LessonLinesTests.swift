import Foundation
import Testing

@testable import WorkbookKit

@Suite("The line of the lesson beside a faulty one") struct LessonLinesTests {
  private let workbook: Workbook

  init() throws {
    workbook = try Workbook(root: Repository.root, source: .chapters)
  }

  private func exercise(_ name: String) throws -> Exercise {
    try #require(workbook.exercises.first { $0.baseName.hasSuffix("-" + name) })
  }

  /// What is said of a line in the solution of an exercise after a change of it.
  private func said(_ name: String, _ line: String, becomes faulty: String) throws -> String? {
    let exercise = try exercise(name)
    let source = try #require(MarkedSource(of: exercise, in: workbook)).solution
    try #require(source.contains(line))
    let text = source.replacing(line, with: faulty, maxReplacements: 1)
    let code = ExplainedCode(
      file: exercise.file,
      text: text,
      library: LibraryNames(folder: workbook.absolute(LibraryNames.folder))
    )
    let first = faulty.split(separator: "\n")[0]
    let place = try #require(text.lines.firstIndex { $0.contains(first) })
    return LessonLines(ShownCode(of: exercise, in: workbook), for: code)
      .sentence(for: place + 1, isWide: false)
  }

  @Test(
    "A line of another form is answered with the lesson's",
    arguments: [
      (
        "SmallestEffect", #"await send(.doorAnswered("Who is there?"))"#,
        #"await send(.doorAnswered "Who is there?")"#, "`await send(.somethingArrived)`"
      ),
      (
        "OneChild", #"Scope(\.desk, action: \.desk) {"#, #"Scope(\.desk, .desk) {"#,
        #"action: \."#
      ),
      (
        "AlertState", "} actions: {", "} actions: [", "`} actions: {`"
      ),
    ]
  )
  func form(name: String, line: String, faulty: String, lesson: String) throws {
    let sentence = try #require(try said(name, line, becomes: faulty))
    #expect(sentence.hasPrefix("In the lesson it stands so: "))
    #expect(sentence.contains(lesson), "\(sentence)")
  }

  @Test("A line that differs in its names alone has the form already")
  func names() throws {
    let sentence = try said(
      "OneChild",
      #"Scope(\.desk, action: \.desk) {"#,
      becomes: #"Scope(\.desk, action: \.desk) {"#
    )
    #expect(sentence == nil)
  }

  @Test("A line in another place of the code is not the same, however near it is")
  func places() {
    let shown = ShownCode(parts: [
      ShownCode.Part(
        text: """
          var body: some View {
            Row().sheet(item: $store.scope(\\.$form, action: \\.form)) { form in
          }
          """,
        section: "5.8",
        isOwn: false
      )
    ])
    let code = ExplainedCode(
      file: "A.swift",
      text: """
        var body: some ReducerOf<Self> {
          Row().sheet($store.scope(\\.$form, action: \\.form)) { form in
        }
        """
    )
    #expect(LessonLines(shown, for: code).sentence(for: 2, isWide: false) == nil)
  }

  @Test("Of what the compiler does not understand as a whole, the line is named that differs")
  func wide() throws {
    let exercise = try exercise("AlertState")
    let source = try #require(MarkedSource(of: exercise, in: workbook)).solution
    let text = source.replacing("AlertState<Action.Alert>?", with: "AlertState<Action>?")
    let code = ExplainedCode(file: exercise.file, text: text)
    let lines = text.lines
    let state = try #require(lines.firstIndex { $0.contains("struct State: Equatable {") })
    let faulty = try #require(lines.firstIndex { $0.contains("AlertState<Action>?") })
    let sentence = LessonLines(ShownCode(of: exercise, in: workbook), for: code)
      .sentence(for: state + 1, isWide: true)
    #expect(sentence?.contains("Compare line \(faulty + 1) with the lesson") == true)
  }

  @Test("What has been shown ends with the exercise, and holds nothing that it asks for")
  func shown() throws {
    let exercise = try exercise("SmallestEffect")
    let parts = ShownCode(of: exercise, in: workbook).parts
    let numbers = parts.compactMap { ExerciseNumber($0.section) }
    let last = try #require(numbers.max())
    #expect(last == exercise.section.number)
    #expect(Set(parts.filter(\.isOwn).map(\.section)) == ["\(exercise.id)"])
    let marked = try #require(MarkedSource(of: exercise, in: workbook))
    for line in marked.regions.flatMap(\.solution) where line.trimmed.count > 20 {
      #expect(!parts.contains { $0.text.contains(line.trimmed) }, "\(line)")
    }
  }
}
