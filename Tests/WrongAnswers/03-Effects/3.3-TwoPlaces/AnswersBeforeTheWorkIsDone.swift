// caught by: The first program runs as predicted
// REGION 2
    .loadIsSent,
    .stateChanges,
    .effectBegins,
    .answerIsSent,
    .effectEnds,
    .stateChanges,
    .hideIsSent,
    .stateChanges,
