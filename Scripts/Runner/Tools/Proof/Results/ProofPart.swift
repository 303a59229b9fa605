import WorkbookKit

/// A part of the proof of a workbook.
enum ProofPart: String, CaseIterable, Codable, Sendable {
  case structure
  case starters
  case solutions
  case screens
  case wrongAnswers
  case trivialAnswers
  case mutants
  case slips

  /// As headings name it.
  var title: String {
    switch self {
    case .structure: "Structure"
    case .starters: "Starters"
    case .solutions: "Solutions"
    case .screens: "Screens"
    case .wrongAnswers: "Wrong answers"
    case .trivialAnswers: "Trivial answers"
    case .mutants: "Mutants"
    case .slips: "Slips"
    }
  }
}
