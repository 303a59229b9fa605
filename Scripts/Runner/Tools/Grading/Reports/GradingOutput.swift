import Foundation
import WorkbookKit

/// The options that say in which form results are written, and where.
struct GradingOutput {
  static let help = """
    --format NAMES      table (without this option), json, csv, html, gradescope; several with
                        commas between them
    --output DIR        writes a file for each submission, one for all with csv and html, and prints
                        the table; without --format, json and csv
    --questions         writes a page for each learner into DIR/questions, with three small changes of
                        their own code: which check, or which of your tests, would fail, and why?
                        The answers are for you, in DIR/answers.
    --seed WORD         draws other questions with another word
    --roster CSV        the class as your platform exports it, such as Canvas's grades or Moodle's
                        worksheet: writes DIR/import.csv, the same with points, and says who is missing
    --remarks CSV       a remark to each learner, the last cell of the row with their name or number
    """

  let formats: [GradingFormat]
  let folder: String?
  /// The word that the draw of questions depends on; no questions if nil.
  let questionSeed: String?

  private let roster: ClassList?
  private let remarks: ClassList?

  private var asksQuestions: Bool { questionSeed != nil }

  /// Takes the options out of what was typed.
  ///
  /// - Throws: `WorkbookError` if a format is not known, or if several have no folder.
  init(_ arguments: inout Arguments) throws {
    let names = try arguments.value("--format")
    folder = try arguments.value("--output")
    let asksQuestions = arguments.flag("--questions")
    let seed = try arguments.value("--seed")
    questionSeed = asksQuestions ? seed ?? "" : nil
    if asksQuestions && folder == nil {
      throw WorkbookError("--questions needs --output DIR, a folder for a page of each learner.")
    }
    if seed != nil && !asksQuestions {
      throw WorkbookError("--seed draws other questions, so it needs --questions too.")
    }
    roster = try arguments.value("--roster").map { try ClassList(file: $0, option: "--roster") }
    remarks = try arguments.value("--remarks").map { try ClassList(file: $0, option: "--remarks") }
    if roster != nil && folder == nil {
      throw WorkbookError("--roster needs --output DIR, a folder for the file to import.")
    }
    formats = try names.map(Self.formats) ?? (folder == nil ? [.table] : [.json, .csv])
    if folder == nil && formats.count > 1 {
      throw WorkbookError("Several formats need --output DIR, a folder for their files.")
    }
  }

  /// Makes the folder, so that a mistake is reported before the grading.
  ///
  /// - Parameter count: The number of submissions.
  /// - Throws: `WorkbookError` if they do not fit into one text, or if there can be no such folder.
  func prepare(count: Int) throws {
    if let folder { return try Files.makeFolder(folder) }
    guard count > 1, let format = formats.first, !format.holdsMany else { return }
    throw WorkbookError(
      "The format \(format.rawValue) shows one submission, and here are \(count): give --output DIR,"
        + " a folder for a file each."
    )
  }

  private static func formats(_ names: String) throws -> [GradingFormat] {
    var formats: [GradingFormat] = []
    for name in names.split(separator: ",").map({ String($0).trimmed }) {
      guard let format = GradingFormat(rawValue: name) else {
        let all = GradingFormat.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw WorkbookError("The option --format knows \(all), but not \"\(name)\".")
      }
      if !formats.contains(format) { formats.append(format) }
    }
    guard !formats.isEmpty else {
      throw WorkbookError("The option --format needs a name such as table or json.")
    }
    return formats
  }
}

extension GradingOutput {
  /// Writes what was asked for: into the folder, or on standard output.
  ///
  /// - Parameter isComplete: Whether no submission was left out. Then files of an earlier grading that
  ///   have no successor go.
  /// - Throws: `WorkbookError` if a file cannot be written.
  func write(
    _ submissions: [GradedSubmission],
    isComplete: Bool = true,
    in context: Context
  ) throws {
    let earlier = folder.flatMap(ResultsMark.init)
    let submissions = SameText.noted(submissions).map { submission in
      var submission = submission
      submission.remark = remarks?.remark(on: submission)
      if let changes = earlier?.changes(of: submission) { submission.notes.append(changes) }
      return submission
    }
    if let folder {
      var mark = ResultsMark(of: submissions, files: try write(submissions, to: folder))
      let old = (earlier?.files ?? []).filter { !mark.files.contains($0) && !$0.contains("..") }
      for file in old where isComplete { unlink("\(folder)/\(file)") }
      if !isComplete {
        mark.files += old
        mark.entries.merge(earlier?.entries ?? [:]) { new, _ in new }
      }
      try Files.write(try JSONText.of(mark), to: "\(folder)/\(ResultsMark.file)")
    }
    if let missing = roster?.missing(in: submissions), !missing.isEmpty {
      let names = missing.map { Sanitizer.line($0) }.joined(separator: "; ")
      context.errors.write("Handed in nothing: \(names).\n")
    }
    if folder != nil || formats == [.table] {
      let style = Style(hasColour: context.output.hasColour)
      context.output.write(GradesTable(submissions: submissions, style: style).text)
      if let folder { context.output.write("\nThe results are in \(Sanitizer.line(folder)).\n") }
    } else {
      context.output.write(try formats[0].text(submissions))
    }
  }

  /// Writes the pages with questions, if there are any: those of the examiner stand by themselves.
  private func writeQuestions(
    _ submissions: [GradedSubmission],
    to folder: String
  ) throws -> [String] {
    guard asksQuestions else { return [] }
    var written: [String] = []
    var names = OutputNames()
    for submission in submissions where submission.voidReason == nil {
      let name = names.name(for: submission.submission, suffix: GradingFormat.html.suffix)
      for (place, hasAnswers) in [("questions", false), ("answers", true)] {
        try Files.makeFolder("\(folder)/\(place)")
        let page = QuestionPage.text(of: submission, hasAnswers: hasAnswers)
        try Files.write(page, to: "\(folder)/\(place)/\(name)")
        written.append("\(place)/\(name)")
      }
    }
    return written
  }

  /// - Returns: The paths of the files, relative to the folder.
  private func write(_ submissions: [GradedSubmission], to folder: String) throws -> [String] {
    // Somebody may have removed it during a long grading.
    try Files.makeFolder(folder)
    var names = OutputNames()
    var written = try writeQuestions(submissions, to: folder)
    func write(_ text: String, to name: String) throws {
      try Files.write(text, to: "\(folder)/\(name)")
      written.append(name)
    }
    if let roster {
      try write(roster.text(with: submissions), to: names.name(for: "import", suffix: ".csv"))
    }
    // A submission may have this name too.
    let index = names.name(for: "index", suffix: GradingFormat.html.suffix)
    for format in Set(formats + [.table]).sorted(by: { $0.rawValue < $1.rawValue }) {
      if format.isOverview {
        let name = names.name(for: "grades", suffix: format.suffix)
        try write(format.text(submissions), to: name)
        continue
      }
      let pages = submissions.map { names.name(for: $0.submission, suffix: format.suffix) }
      for (name, submission) in zip(pages, submissions) {
        try write(format.text([submission]), to: name)
      }
      if format == .html {
        try write(ClassPage(submissions: submissions, pages: pages).text, to: index)
      }
    }
    return written
  }
}
