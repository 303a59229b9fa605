// caught by: One turn takes its steps in the order that you predicted
// REGION 2
  static let turn: [LoopStep] = [.viewTapped, .message, .render, .update, .replace]
