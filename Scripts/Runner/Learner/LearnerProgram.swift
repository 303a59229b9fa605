import WorkbookKit

/// The learner's program, `workbook`.
@main enum LearnerProgram {
  static func main() {
    LearnerCommands.table.main()
  }
}
