import WorkbookKit

LearnerCommands.table.main()
