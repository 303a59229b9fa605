// Remove this line to begin.
//
// A counter with bookmarks, from an empty file.
//
// Write the namespace, the feature, its state, its actions and its body. Section 1.16 of the
// lesson has the description, and a table of the names that the suite uses.
