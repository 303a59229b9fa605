// caught by: Each example belongs to the part that you named
// REGION 4
  static let parts: [Example: Part] = [
    .a: .action,
    .b: .store,
    .c: .reducer,
    .d: .state,
    .e: .state,
    .f: .state,
  ]
