import WorkbookKit

/// Something in the workbook that is not as it must be, in a sentence that an author can act on.
struct Finding: Equatable, Sendable {
  enum Severity: Sendable {
    /// The workbook is not proved.
    case error
    /// Worth a look; it decides nothing.
    case warning
  }

  var part: ProofPart
  var severity = Severity.error
  /// Relative to the root.
  var file: String
  /// Counted from 1; nil where the whole file is meant.
  var line: Int?
  var message: String

  /// The place as compilers write it, so that editors can jump to it.
  var place: String { line.map { "\(file):\($0)" } ?? file }

  init(_ part: ProofPart = .structure, file: String, line: Int? = nil, _ message: String) {
    (self.part, self.file, self.line, self.message) = (part, file, line, message)
  }

  /// The same as something that decides nothing.
  var asWarning: Finding {
    var warning = self
    warning.severity = .warning
    return warning
  }
}

extension Finding {
  /// The findings from the compiler's messages about an exercise that must compile without a
  /// warning.
  static func compiler(
    _ diagnostics: [Diagnostic],
    _ part: ProofPart,
    _ exercise: Exercise,
    file: String
  ) -> [Finding] {
    diagnostics.map { diagnostic in
      // Compiled was a copy, in which a line may be another one than in the author's file.
      let isCopy = diagnostic.file == exercise.starterFile && file != exercise.starterFile
      return Finding(
        part,
        file: isCopy ? file : diagnostic.file,
        line: isCopy ? nil : diagnostic.line,
        "\(diagnostic.severity.rawValue): \(diagnostic.message)"
      )
    }
  }
}
