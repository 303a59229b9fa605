// Remove this line to begin.
//
// Exercise 5.16: a wiki.
//
// Write everything in this file: the article, its page, the editor, the path and the list, inside
// `enum Wiki { … }`. The lesson says how they behave, and which names the suite uses:
// `Scripts/workbook read 5.16`.
