/// The file that holds the answers of an exercise, one behind the other. Each begins with a line such
/// as `=== ForgetsTheStart`, which names a style or a mistake.
package struct AnswersFile {
  /// One answer as the file has it.
  package struct Section {
    /// The file's path as messages name it.
    package let file: String
    package let name: String
    /// The line with the name, counted from 1.
    package let line: Int
    /// The lines after the one with the name.
    package var lines: [String] = []

    /// - Parameter number: A line of the answer; 1 is the one that follows its name.
    package func error(_ number: Int, _ message: String) -> WorkbookError {
      WorkbookError("\(file):\(line + number): \(message)")
    }
  }

  package static let marker = "==="

  package private(set) var sections: [Section] = []

  /// - Parameter file: Its path as messages name it.
  /// - Throws: The place, if a line stands before the first answer, or a name is missing or used
  ///   twice.
  package init(parsing text: String, file: String) throws {
    for (index, line) in text.lines.enumerated() {
      if line.hasPrefix(Self.marker) {
        let name = String(line.dropFirst(Self.marker.count)).trimmed
        let isUsed = sections.contains { $0.name == name }
        sections.append(Section(file: file, name: name, line: index + 1))
        guard !name.isEmpty, !name.contains("/"), !isUsed else {
          throw WorkbookError(
            "\(file):\(index + 1): "
              + (isUsed
                ? "An answer called \(name) stands above; each has a name of its own."
                : "Name the answer behind \(Self.marker), as in \(Self.marker) ForgetsTheStart.")
          )
        }
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      } else if !line.trimmed.isEmpty {
        throw WorkbookError(
          "\(file):\(index + 1): An answer begins with its name, as in \(Self.marker) GivesTheLast."
        )
      }
    }
    for index in sections.indices {
      // Empty lines between two answers are for the reader.
      while sections[index].lines.last == "" { sections[index].lines.removeLast() }
    }
  }
}
