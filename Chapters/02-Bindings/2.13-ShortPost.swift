// Remove this line to begin.
//
// Posts of at most 140 characters, from an empty file.
//
// Write the namespace, a post, the feature, its state, its actions and its body. Section 2.13
// of the lesson has the description, and a table of the names that the suite uses.
