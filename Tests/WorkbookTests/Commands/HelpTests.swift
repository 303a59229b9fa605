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

  private static let text = """
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

  @Test("A help has two columns where there is room for them")
  func wide() {
    #expect(
      HelpText(Self.text).lines(width: 60).joined(separator: "\n") == """
        Scripts/workbook add 1.1        adds what is in the file
        Scripts/workbook add 1.1 --all  and all that is beside it
        Scripts/workbook add Chapters/01-Numbers/1.1-Add.swift
                                        the same by its file

        --seconds SECONDS  gives up after so long
          --deep           looks below

        Words that are one paragraph.
        Example: Scripts/workbook add 1.1
        """
    )
  }

  @Test("On a narrow terminal what an option does stands below it")
  func narrow() {
    #expect(
      HelpText(Self.text).lines(width: 34).joined(separator: "\n") == """
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

  @Test("No line of a help is wider than a terminal, but for a command")
  func width() {
    for (name, help, _) in Self.entries {
      let wide = HelpText(help).lines(width: 80).filter { $0.count > 80 }
      #expect(wide.allSatisfy { $0.contains("Scripts/workbook") }, "help \(name): \(wide)")
    }
  }
}
