// caught by: Each example belongs to the part that you named
// REGION 4
  static let parts: [Example: Part] = [
    .a: .action,
    .b: .state,
    .c: .reducer,
    .d: .state,
    .e: .action,
    .f: .state,
  ]
