// caught by: Lines that do something outside let the world in with the output
// REGION 1
    .addsOne: .pure,
    .checksTheGuess: .pure,
    .drawsANumber: .input,
    .makesAnID: .input,
    .postsANotification: .output,
    .readsAGlobal: .input,
    .readsTheDate: .input,
    .removesRows: .pure,
    .sendsARequest: .input,
    .writesAFile: .output,
