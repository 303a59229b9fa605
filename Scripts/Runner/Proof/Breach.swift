/// The seven things that are proved about a workbook, but the report.
enum ProofPart: String, CaseIterable, Codable, Sendable {
  case structure
  case starters
  case solutions
  case wrongAnswers
  case trivialAnswers
  case mutants

  /// As headings name it.
  var title: String {
    switch self {
    case .structure: "Structure"
    case .starters: "Starters"
    case .solutions: "Solutions"
    case .wrongAnswers: "Wrong answers"
    case .trivialAnswers: "Trivial answers"
    case .mutants: "Mutants"
    }
  }
}

/// Something in the workbook that is not as it must be, in words that an author can act on.
struct Breach: Codable, Equatable, Sendable {
  enum Severity: String, Codable, Sendable {
    /// The workbook is not proved.
    case error
    /// Worth a look; it decides nothing.
    case warning
  }

  var part: ProofPart
  var severity = Severity.error
  /// The number of the exercise that it is about; nil if it is about none.
  var exercise: String?
  /// Relative to the root.
  var file: String
  /// Counted from 1; nil where the whole file is meant.
  var line: Int?
  var message: String

  /// The place as compilers write it, so that editors can jump to it.
  var place: String { line.map { "\(file):\($0)" } ?? file }
}
