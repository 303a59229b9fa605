// caught by: The number is drawn once a round, from -100 to 100
// REGION 1
          _ = environment.generateRandom(-100...100)
          state = State(
            secret: environment.generateRandom(-100...100),
            id: environment.uuid()
          )
          return .none
