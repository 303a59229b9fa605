// Remove this line to begin.
//
// Exercise 3.20: a search that waits until the typing stops.
//
// Write the whole feature in this file, inside `enum LiveSearch { … }`, and below it the
// dependency: the client's `DependencyKey` and the property of `DependencyValues`. The lesson says
// how the search behaves, and which names the suite uses: `Scripts/workbook read 3.20`.
