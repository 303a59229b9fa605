// caught by: The number is drawn once a round, from -100 to 100
// REGION 1
          state = State(
            secret: environment.generateRandom(0...100),
            id: environment.uuid()
          )
          return .none
