// caught by: A ticket has the number and the id that the dependencies give
// REGION 2
          state.number = withRandomNumberGenerator { Int.random(in: 1...500, using: &$0) }
          state.id = UUID()
