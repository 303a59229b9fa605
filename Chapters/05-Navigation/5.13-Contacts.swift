// Remove this line to begin.
//
// Exercise 5.13: contacts.
//
// Write everything in this file: the contact, the form, the page, the destination and the list,
// inside `enum Contacts { … }`. The lesson says how they behave, and which names the suite uses:
// `Scripts/workbook read 5.13`.
