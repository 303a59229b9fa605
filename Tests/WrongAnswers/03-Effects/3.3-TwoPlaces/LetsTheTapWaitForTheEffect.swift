// caught by: The second program runs as predicted
// REGION 3
    .loadIsSent,
    .stateChanges,
    .effectBegins,
    .effectEnds,
    .answerIsSent,
    .stateChanges,
    .hideIsSent,
    .stateChanges,
