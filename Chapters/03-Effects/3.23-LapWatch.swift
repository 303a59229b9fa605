// Remove this line to begin.
//
// Exercise 3.23: a stopwatch with laps.
//
// Write the whole feature in this file: its state, its actions and its reducer, inside
// `enum LapWatch { … }`. The lesson says how the watch behaves, and which names the suite uses:
// `Scripts/workbook read 3.23`.
