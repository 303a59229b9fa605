import Foundation

/// What every command works with: where the workbook is, and the terminal.
struct Context: Sendable {
  let rootOption: String?
  let executable: String
  let environment: [String: String]
  let output: Terminal
  let errors: Terminal

  init(
    rootOption: String?,
    executable: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    output: Terminal = .standardOutput,
    errors: Terminal = .standardError
  ) {
    self.rootOption = rootOption
    self.executable = executable
    self.environment = environment
    self.output = output
    self.errors = errors
  }

  /// Which tree is built and graded; authors choose `Solutions` with an environment variable that
  /// `Package.swift` reads too.
  var source: Source {
    environment["WORKBOOK"] == Source.solutions.rawValue ? .solutions : .chapters
  }

  func root() throws -> String {
    try WorkbookRoot.locate(option: rootOption, executable: executable)
  }

  /// How the workbook's paths are told to the person.
  func places(in workbook: Workbook) -> Places {
    Places(root: workbook.root)
  }

  func workbook() throws -> Workbook {
    try Workbook(root: root(), source: source, module: environment["WORKBOOK_CHAPTER"])
  }
}
