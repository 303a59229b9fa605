// caught by: Lines that read something from outside let the world in with the input
// REGION 1
    .addsOne: .pure,
    .checksTheGuess: .pure,
    .drawsANumber: .input,
    .makesAnID: .input,
    .postsANotification: .output,
    .readsAGlobal: .input,
    .readsTheDate: .output,
    .removesRows: .pure,
    .sendsARequest: .output,
    .writesAFile: .output,
