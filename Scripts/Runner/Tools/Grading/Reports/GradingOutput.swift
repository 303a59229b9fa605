import WorkbookKit

/// The options that say in which form results are written, and where, and what changes the points.
struct GradingOutput {
  static let help = """
    --format NAMES    table (without this option), json, junit, csv, gradescope, classroom50,
                      markdown, html; several with commas between them
    --output DIR      writes a file for each submission, one for all with csv and html, and prints
                      the table; without --format, json and csv
    --late FILE       takes points off: a table submission,days (10 percent a day begun)
    --weights FILE    makes exercises count more or less: a table exercise,weight
    """

  let formats: [GradingFormat]
  let folder: String?
  let late: String?
  let weights: String?

  init(_ arguments: inout Arguments) throws {
    let names = try arguments.value("--format")
    folder = try arguments.value("--output")
    late = try arguments.value("--late")
    weights = try arguments.value("--weights")
    formats = try names.map(Self.formats) ?? (folder == nil ? [.table] : [.json, .csv])
    if folder == nil && formats.count > 1 {
      throw WorkbookError("Several formats need --output DIR, a folder for their files.")
    }
  }

  /// Reads the tables and makes the folder, so that a mistake in them is reported before the
  /// grading.
  func reports(for workbook: Workbook) throws -> GradingReports {
    let ids = workbook.exercises.map { $0.id.description }
    let adjustments = Adjustments(
      weights: try weights.map { try Weights(file: $0, exercises: ids) },
      late: try late.map { try LateList(file: $0) }
    )
    if let folder { try Files.makeFolder(folder) }
    return GradingReports(formats: formats, folder: folder, adjustments: adjustments)
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

/// Writes results.
struct GradingReports: Sendable {
  let formats: [GradingFormat]
  let folder: String?
  let adjustments: Adjustments

  /// To be asked before the grading begins.
  ///
  /// - Throws: A sentence, if so many submissions do not fit into one text.
  func check(count: Int) throws {
    guard folder == nil, count > 1, let format = formats.first, !format.holdsMany else { return }
    throw WorkbookError(
      "The format \(format.rawValue) shows one submission, and here are \(count): give --output DIR,"
        + " a folder for a file each."
    )
  }

  /// Adjusts the points and writes what was asked for: into the folder, or on standard output.
  func write(_ graded: [GradedSubmission], in context: Context) throws {
    try check(count: graded.count)
    let submissions = try graded.map(adjustments.applied)
    for remark in adjustments.late?.remarks(on: submissions.map { $0.submission }) ?? [] {
      context.errors.write(remark + "\n")
    }
    if let folder {
      try write(submissions, to: folder)
    }
    if folder != nil || formats == [.table] {
      let style = Style(hasColour: context.output.hasColour)
      context.output.write(GradesTable(submissions: submissions, style: style).text)
      if let folder { context.output.write("\nThe results are in \(Sanitizer.line(folder)).\n") }
    } else {
      context.output.write(try formats[0].text(submissions))
    }
  }

  private func write(_ submissions: [GradedSubmission], to folder: String) throws {
    try Files.makeFolder(folder)
    var names = OutputNames()
    // A submission may have this name too.
    let index = names.name(for: "index", suffix: GradingFormat.html.suffix)
    for format in Set(formats + [.table]).sorted(by: { $0.rawValue < $1.rawValue }) {
      if format.isOverview {
        let name = names.name(for: "grades", suffix: format.suffix)
        try Files.write(format.text(submissions), to: "\(folder)/\(name)")
        continue
      }
      let pages = submissions.map { names.name(for: $0.submission, suffix: format.suffix) }
      for (name, submission) in zip(pages, submissions) {
        try Files.write(format.text([submission]), to: "\(folder)/\(name)")
      }
      if format == .html {
        try Files.write(
          ClassPage(submissions: submissions, pages: pages).text,
          to: "\(folder)/\(index)"
        )
      }
    }
  }
}
