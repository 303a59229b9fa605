// caught by: Each round leaves a result, in order
// REGION 1
          state = State(
            secret: environment.generateRandom(-100...100),
            id: state.id
          )
          return .none
