import Foundation

/// The context of every command: the place of the workbook, and the terminal.
package struct Context: Sendable {
  /// The commands of this program.
  package let commands: CommandTable
  let rootOption: String?
  /// The program's own path.
  package let executable: String
  package var environment = ProcessInfo.processInfo.environment
  package var output = Terminal.standardOutput
  package var errors = Terminal.standardError

  /// The tree that is built and graded; authors choose `Solutions` with an environment variable that
  /// `Package.swift` reads too.
  package var source: Source {
    environment["WORKBOOK"] == Source.solutions.rawValue ? .solutions : .chapters
  }

  package func root() throws -> String {
    try WorkbookRoot.locate(option: rootOption, executable: executable)
  }

  /// The form in which the workbook's paths are shown to the person.
  package func places(in workbook: Workbook) -> Places {
    Places(root: workbook.root)
  }

  package func workbook() throws -> Workbook {
    try Workbook(root: root(), source: source)
  }
}
