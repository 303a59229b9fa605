import WorkbookKit

/// The options that say in which form results are written, and where.
struct GradingOutput {
  static let help = """
    --format NAMES      table (without this option), json, csv, html, gradescope; several with
                        commas between them
    --output DIR        writes a file for each submission, one for all with csv and html, and prints
                        the table; without --format, json and csv
    """

  let formats: [GradingFormat]
  let folder: String?

  /// Takes the options out of what was typed.
  ///
  /// - Throws: A sentence, if a format is not known, or if several have no folder.
  init(_ arguments: inout Arguments) throws {
    let names = try arguments.value("--format")
    folder = try arguments.value("--output")
    formats = try names.map(Self.formats) ?? (folder == nil ? [.table] : [.json, .csv])
    if folder == nil && formats.count > 1 {
      throw WorkbookError("Several formats need --output DIR, a folder for their files.")
    }
  }

  /// Makes the folder, so that a mistake is reported before the grading.
  ///
  /// - Parameter count: The number of submissions.
  /// - Throws: A sentence, if they do not fit into one text, or if there can be no such folder.
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
  /// - Throws: A sentence, if a file cannot be written.
  func write(_ submissions: [GradedSubmission], in context: Context) throws {
    if let folder { try write(submissions, to: folder) }
    if folder != nil || formats == [.table] {
      let style = Style(hasColour: context.output.hasColour)
      context.output.write(GradesTable(submissions: submissions, style: style).text)
      if let folder { context.output.write("\nThe results are in \(Sanitizer.line(folder)).\n") }
    } else {
      context.output.write(try formats[0].text(submissions))
    }
  }

  private func write(_ submissions: [GradedSubmission], to folder: String) throws {
    // Somebody may have removed it during a long grading.
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
        let page = ClassPage(submissions: submissions, pages: pages).text
        try Files.write(page, to: "\(folder)/\(index)")
      }
    }
  }
}
