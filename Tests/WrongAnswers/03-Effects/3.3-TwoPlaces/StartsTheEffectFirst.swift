// caught by: The first program runs as predicted
// REGION 2
    .loadIsSent,
    .effectBegins,
    .stateChanges,
    .effectEnds,
    .answerIsSent,
    .stateChanges,
    .hideIsSent,
    .stateChanges,
