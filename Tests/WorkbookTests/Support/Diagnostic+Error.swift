@testable import WorkbookKit

extension Diagnostic {
  /// An error of the compiler.
  static func error(
    _ message: String,
    in file: String,
    line: Int = 1,
    column: Int = 1,
    excerpt: [String] = [],
    explanation: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: .error,
      file: file,
      line: line,
      column: column,
      message: message,
      excerpt: excerpt,
      explanation: explanation
    )
  }
}
