// caught by: What is recorded is predicted for both orders
// REGION 1
    .reduceThenScope: GameResult(secret: 10, guess: 10, timeSpent: 5),
    .scopeThenReduce: GameResult(secret: 10, guess: 10, timeSpent: 5),
