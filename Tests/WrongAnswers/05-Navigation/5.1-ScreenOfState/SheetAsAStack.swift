// caught by: What is there or is not there is a tree
// REGION 4
  static let styles: [Situation: Style] = [
    .formInASheet: .stack,
    .alertBeforeDeleting: .tree,
    .foldersInFolders: .stack,
    .popoverOfFilters: .tree,
    .drillDownThroughResults: .stack,
  ]
