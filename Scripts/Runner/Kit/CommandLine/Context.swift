import Foundation

/// What every command works with: where the workbook is, and the terminal.
package struct Context: Sendable {
  /// The commands of this program.
  package let commands: CommandTable
  package let rootOption: String?
  package let executable: String
  package let environment: [String: String]
  package let output: Terminal
  package let errors: Terminal

  package init(
    commands: CommandTable,
    rootOption: String?,
    executable: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    output: Terminal = .standardOutput,
    errors: Terminal = .standardError
  ) {
    self.commands = commands
    self.rootOption = rootOption
    self.executable = executable
    self.environment = environment
    self.output = output
    self.errors = errors
  }

  /// Which tree is built and graded; authors choose `Solutions` with an environment variable that
  /// `Package.swift` reads too.
  package var source: Source {
    environment["WORKBOOK"] == Source.solutions.rawValue ? .solutions : .chapters
  }

  package func root() throws -> String {
    try WorkbookRoot.locate(option: rootOption, executable: executable)
  }

  /// How the workbook's paths are shown to the person.
  package func places(in workbook: Workbook) -> Places {
    Places(root: workbook.root)
  }

  package func workbook() throws -> Workbook {
    try Workbook(root: root(), source: source)
  }
}
