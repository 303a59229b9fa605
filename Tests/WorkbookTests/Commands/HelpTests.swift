import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

@Suite("Help") struct HelpTests {
  @Test("The help of a command names the options that the command reads, and no other")
  func options() {
    for command in LearnerCommands.table.commands + ToolsCommands.table.commands {
      let words = command.help.split { !$0.isLetter && $0 != "-" }.map(String.init)
      let named = Set(words.filter { $0.hasPrefix("--") && $0 != "--" })
      // Options of `play`, which the help of `pictures` is about too.
      let others: Set = command == PicturesCommand.self ? ["--picture", "--film"] : []
      let read = Set(CommandEntry(command).options.map(\.name).filter { $0.hasPrefix("--") })
      #expect(named.subtracting(others) == read, "help \(command.name)")
    }
  }

  @Test("On a narrow terminal what an option does stands below it")
  func narrow() {
    let text = """
      workbook add 1.1          adds what is in the file
      workbook add 1.1 --all    and all that is beside it
      workbook add Chapters/01-Numbers/1.1-Add.swift
                                the same by its file

      --seconds SECONDS gives up after so
                        long
        --deep          looks below

      Words that are
      one paragraph.
      Example: Scripts/workbook add 1.1
      """
    #expect(
      HelpText(text).lines(width: 34).joined(separator: "\n") == """
        Scripts/workbook add 1.1
            adds what is in the file
        Scripts/workbook add 1.1 --all
            and all that is beside it
        Scripts/workbook add Chapters/01-Numbers/1.1-Add.swift
            the same by its file

        --seconds SECONDS
            gives up after so long
          --deep
              looks below

        Words that are one paragraph.
        Example: Scripts/workbook add 1.1
        """
    )
  }
}
