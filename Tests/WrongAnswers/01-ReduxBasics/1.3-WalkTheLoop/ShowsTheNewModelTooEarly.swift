// caught by: During an update the screen shows what you predicted
// REGION 3
  static let screenDuringUpdate: Screen? = .three
