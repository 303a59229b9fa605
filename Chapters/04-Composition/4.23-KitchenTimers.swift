// Remove this line to begin.
//
// Exercise 4.23: a screen with a list of timers.
//
// Write two features in this file, inside `enum KitchenTimers { … }`: the timer in a row, and the
// kitchen that holds the list. Section 4.23 of the lesson has the description, and a table of the
// names that the suite uses: `Scripts/workbook read 4.23`.
