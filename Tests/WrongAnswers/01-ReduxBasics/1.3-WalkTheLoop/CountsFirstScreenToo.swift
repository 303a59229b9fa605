// caught by: After each message the screen shows what you predicted
// REGION 1
  static let screens: [Screen] = [.zero, .one, .zero, .minusOne, .zero, .one, .two]
