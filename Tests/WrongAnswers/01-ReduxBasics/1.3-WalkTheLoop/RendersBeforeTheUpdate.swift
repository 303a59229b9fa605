// caught by: One turn goes from the tap to the new picture
// REGION 3
  static let turn: [LoopStep] = [.viewTapped, .message, .render, .update, .replace]
