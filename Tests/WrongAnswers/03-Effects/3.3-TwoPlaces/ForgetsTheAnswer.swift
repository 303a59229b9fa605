// caught by: The second program runs as predicted
// REGION 3
    .loadIsSent,
    .stateChanges,
    .effectBegins,
    .hideIsSent,
    .stateChanges,
    .effectEnds,
