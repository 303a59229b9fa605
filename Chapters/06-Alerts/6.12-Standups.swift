// Remove this line to begin.
//
// Exercise 6.12: the standups of a team, as an app.
//
// Write the whole app in this file, apart from its views: everything inside `enum Standups { … }`,
// and below it the client's `DependencyKey` and the property of `DependencyValues`. The lesson says
// what the team wishes for, and which names the suite uses: `Scripts/workbook read 6.12`.
