import WorkbookKit

/// A part of the proof of a workbook.
enum ProofPart: CaseIterable, Sendable {
  case structure
  case starters
  case solutions
  case screens
  case rightAnswers
  case wrongAnswers
  case mistakes

  /// As headings name it.
  var title: String {
    switch self {
    case .structure: "Structure"
    case .starters: "Starters"
    case .solutions: "Solutions"
    case .screens: "Screens"
    case .rightAnswers: "Right answers"
    case .wrongAnswers: "Wrong answers"
    case .mistakes: "Mistakes"
    }
  }
}
