// caught by: A new round has a count of 0 and the secret and id of its environment
// REGION 1
          state = State(
            count: state.count,
            secret: environment.generateRandom(-100...100),
            id: environment.uuid()
          )
          return .none
