// caught by: What goes on from page to page is a stack
// REGION 4
  static let styles: [Situation: Style] = [
    .formInASheet: .tree,
    .alertBeforeDeleting: .tree,
    .foldersInFolders: .stack,
    .popoverOfFilters: .tree,
    .drillDownThroughResults: .tree,
  ]
