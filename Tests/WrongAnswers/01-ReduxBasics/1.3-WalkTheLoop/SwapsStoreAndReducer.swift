// caught by: Every part has its own responsibility
// REGION 4
  static let responsibilities: [Role: Responsibility] = [
    .state: .holdsTheData,
    .action: .describesWhatHappened,
    .reducer: .runsTheLoop,
    .store: .computesTheNextState,
  ]
