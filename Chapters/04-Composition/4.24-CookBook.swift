// Remove this line to begin.
//
// Exercise 4.24: a cook book whose pages have the same settings.
//
// Write three features in this file, inside `enum CookBook { … }`: the page of the settings, the page
// of a recipe, and the book that is their parent. Section 4.24 of the lesson has the description, and
// a table of the names that the suite uses: `Scripts/workbook read 4.24`.
