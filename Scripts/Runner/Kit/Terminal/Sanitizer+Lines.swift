import WorkbookPlayProtocol

/// The sanitizer that a program which is played has too.
package typealias Sanitizer = WorkbookPlayProtocol.Sanitizer

extension Sanitizer {
  /// The lines of an output, without empty lines at its end.
  package static func lines(of text: String) -> [String] {
    var lines = text.lines.map(block)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
