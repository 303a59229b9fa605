// caught by: A tap turns the lamp off when it is on
// REGION 1
    State(isOn: true)
