// caught by: The events of the program come in the order in which a store runs them
// REGION 2
    .action("load"),
    .effectStart,
    .stateChange,
    .effectEnd,
    .action("loaded"),
    .stateChange,
    .action("hide"),
    .stateChange,
