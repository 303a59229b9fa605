// Remove this line to begin.
//
// Exercise 3.15: a stopwatch with laps.
//
// Write the whole feature in this file: its state, its actions, its reducer, and `LapWatchView`.
// The lesson says how the watch looks and behaves: `Scripts/workbook read 3.15`.
