import Foundation

/// Something that keeps a command from doing its work: wrong usage, or a workbook that is broken.
///
/// Its message is what the person reads, so it says what to do.
package struct WorkbookError: Error, Equatable, CustomStringConvertible {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }

  package var description: String { message }

  /// The system's reason for a failure, as the end of a sentence.
  package static func reason(_ code: Int32 = errno) -> String {
    String(cString: strerror(code)) + "."
  }
}
