// caught by: A ticket has the number and the id that the dependencies give
// REGION 2
          state.number = withRandomNumberGenerator { Int($0.next() % 500) + 1 }
          state.id = uuid()
