import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

@Suite("Help") struct HelpTests {
  static let entries = (LearnerCommands.table.commands + ToolsCommands.table.commands)
    .map { (name: $0.name, help: $0.help, options: CommandEntry($0).options.map(\.name)) }

  @Test("The help of a command names the options that the command reads, and no other")
  func options() {
    for (name, help, options) in Self.entries {
      let words = help.split { !$0.isLetter && $0 != "-" }.map(String.init)
      let named = Set(words.filter { $0.hasPrefix("--") && $0 != "--" })
      // Options of `play`, which the help of `pictures` is about too.
      let others: Set = name == PicturesCommand.name ? ["--picture", "--film"] : []
      let read = Set(options.filter { $0.hasPrefix("--") })
      #expect(named.subtracting(others) == read, "help \(name)")
    }
  }
}
