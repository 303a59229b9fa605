// caught by: Every line is given a stage
// REGION 1
    .addsOne: .pure,
    .checksTheGuess: .pure,
    .drawsANumber: .input,
    .makesAnID: .input,
    .postsANotification: .output,
    .readsAGlobal: .input,
    .readsTheDate: .input,
    .removesRows: .pure,
    .sendsARequest: .output,
