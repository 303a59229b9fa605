// caught by: A ticket has the number and the id that the dependencies give
// REGION 2
          state.number = Int.random(in: 1...500)
          state.id = uuid()
