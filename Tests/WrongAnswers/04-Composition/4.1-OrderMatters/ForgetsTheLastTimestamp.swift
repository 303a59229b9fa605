// caught by: Games that are not shown are predicted too
// REGION 3
    let timeSpent = game.duration
    switch order {
    case .reduceThenScope:
      return GameResult(secret: game.secret, guess: game.guess, timeSpent: timeSpent)
    case .scopeThenReduce:
      return GameResult(secret: newSecret, guess: 0, timeSpent: timeSpent)
    }
