// Remove this line to begin.
//
// A form in which people create an account, from an empty file.
//
// Write the namespace, the feature, its state with the fields of the form, its actions and its
// body. Section 2.14 of the lesson has the description, and a table of the names that the suite
// uses. Not all that the state has to know is in the table.
