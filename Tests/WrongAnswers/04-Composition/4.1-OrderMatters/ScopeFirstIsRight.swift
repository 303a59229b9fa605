// caught by: The order that the game needs is found
// REGION 2
  static let rightOrder: Order? = .scopeThenReduce
