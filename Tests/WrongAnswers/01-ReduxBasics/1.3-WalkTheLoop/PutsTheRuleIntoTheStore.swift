// caught by: Each example belongs to the part that you named
// REGION 4
  static let parts: [Example: Part] = [
    .a: .action,
    .b: .store,
    .c: .store,
    .d: .state,
    .e: .action,
    .f: .state,
  ]
